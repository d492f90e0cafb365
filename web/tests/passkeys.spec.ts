/** Who has lost everything comes back with a passkey, which a device keeps that Chromium pretends to have. */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectNoMissingWords, expectNoOverflow, watch } from './player';

const PORT = process.env.RUHR_TEST_PORT ?? '8791';
/** Passkeys belong to a name: the server's own, on its machine. */
const NAMED = `http://localhost:${PORT}`;
const SECTION = { name: 'A passkey for your games' };
test.use({ baseURL: NAMED });

/** A device that keeps passkeys, with a finger on it. */
async function device(page: Page): Promise<{ session: CDPSession; authenticatorId: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}
type Keeps = Awaited<ReturnType<typeof device>>;

const keptBy = async ({ session, authenticatorId }: Keeps) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;

/** Let another device keep what one keeps, as a password manager does, which has signed so often meanwhile. */
async function share(one: Keeps, { session, authenticatorId }: Keeps, times = 0): Promise<void> {
  for (const credential of await keptBy(one))
    await session.send('WebAuthn.addCredential', {
      authenticatorId,
      credential: { ...credential, signCount: credential.signCount + times },
    });
}

/** Begin a game against a bot, as a newcomer does. */
async function begin(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('button.big').click();
  await expect(page.locator('.board')).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Add a passkey by keyboard. */
async function add(page: Page): Promise<void> {
  await page.goto('/me');
  const section = page.getByRole('region', SECTION);
  await section.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(section.getByRole('status')).toHaveText('Done: this passkey leads back to your games from now on.');
}

test('a passkey is added, leads back in another browser, is seen, and leads nowhere once it is removed', async ({ browser }) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const [desk, other] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const complaints = [desk, other].map(watch);
  const keeps = await device(desk);
  const table = await begin(desk);
  await desk.goto('/me');
  await desk.getByRole('textbox', { name: 'Your name' }).fill('Anna of the Ruhr');
  await desk.getByRole('textbox', { name: 'Your name' }).blur();
  await add(desk);
  const own = desk.getByRole('region', SECTION).getByRole('listitem');
  await expect(own).toContainText('Chrome · Linux');
  await expect(own).toContainText('not used yet');
  const [kept] = await keptBy(keeps);
  expect(kept).toMatchObject({ isResidentCredential: true, rpId: 'localhost', userName: 'Anna of the Ruhr' });
  // The device has one, and makes no other.
  await desk.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(desk.getByRole('region', SECTION).getByRole('alert')).toHaveText('This device has a passkey for your games already.');

  const keepsToo = await device(other);
  await share(keeps, keepsToo);
  await other.goto('/me');
  await other.getByRole('region', SECTION).getByRole('button', { name: 'Come back with a passkey' }).press('Enter');
  await expect(other.getByText('This device is yours now.')).toBeVisible();
  await expect(other.getByText('this device', { exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(2);
  await expect(other.getByRole('region', SECTION).getByRole('listitem')).toContainText('last used');
  await other.goto('/');
  await expect(other.locator(`a[href="${table}"]`)).toBeVisible();

  // Signed out at the desk, it comes back; once the passkey is removed, it does not.
  const signOut = async (): Promise<void> => {
    await desk.goto('/me');
    const device = desk.getByRole('region', { name: 'Your devices' }).getByRole('listitem').filter({ hasText: 'last used' });
    await device.getByRole('button', { name: /^Sign out/ }).click();
    await device.getByRole('alert').getByRole('button', { name: 'Sign out' }).click();
    await expect(device).toHaveCount(0);
    await other.goto('/me');
    await expect.poll(() => other.evaluate(() => localStorage.getItem('ruhr-key'))).toBe('null');
    await other.evaluate(() => localStorage.clear());
    await other.goto('/me');
  };
  await signOut();
  await other.getByRole('region', SECTION).getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(other.getByText('This device is yours now.')).toBeVisible();
  await signOut();
  await desk.getByRole('button', { name: /^Remove/ }).press('Enter');
  await desk.getByRole('alert').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(own).toHaveCount(0);
  // Whoever keeps it has been told.
  await expect.poll(() => keptBy(keeps)).toEqual([]);
  await other.getByRole('region', SECTION).getByRole('button', { name: 'Come back with a passkey' }).click();
  await expect(other.getByRole('region', SECTION).getByRole('alert')).toContainText('This passkey opens nothing here');
  expect(await other.evaluate(() => localStorage.getItem('ruhr-key'))).toBeNull();
  // What it complained of is that it was refused, and signed out.
  expect(complaints.flat().filter((one) => !/40[13]/.test(one))).toEqual([]);
  for (const context of contexts) await context.close();
});

test('who has played here says what becomes of the games before he comes back', async ({ browser }) => {
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [desk, alone, along] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  const keeps = await device(desk);
  const table = await begin(desk);
  await add(desk);
  for (const [page, choice, times] of [
    [alone, 'Leave them', 0],
    [along, 'Take them along', 1],
  ] as const) {
    await share(keeps, await device(page), times);
    const played = await begin(page);
    await page.goto('/me');
    await page.getByRole('region', SECTION).getByRole('button', { name: 'Come back with a passkey' }).press('Enter');
    const asked = page.getByRole('group', { name: 'Come back with a passkey' });
    await expect(asked.getByRole('button', { name: 'Take them along' })).toBeFocused();
    await asked.getByRole('button', { name: choice }).press('Enter');
    await expect(page.getByText('This device is yours now.')).toBeVisible();
    await page.goto('/');
    await expect(page.locator(`a[href="${table}"]`)).toBeVisible();
    await desk.goto('/');
    await expect(desk.locator(`a[href="${table}"]`)).toBeVisible();
    await expect(desk.locator(`a[href="${played}"]`)).toHaveCount(page === along ? 1 : 0);
  }
  for (const context of contexts) await context.close();
});

test('who does not want to, or has no passkey, is told so, and nothing is changed', async ({ page }) => {
  const { session, authenticatorId } = await device(page);
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  const section = page.getByRole('region', SECTION);
  for (const name of ['Add a passkey', 'Come back with a passkey']) {
    await page.goto('/me');
    await section.getByRole('button', { name }).click();
    await expect(section.getByRole('alert')).toHaveText('Nothing was changed.');
  }
  await expect(section.getByRole('listitem')).toHaveCount(0);
});

test('coming back is also offered where it is offered by e-mail', async ({ page }) => {
  await device(page);
  await page.goto('/me');
  const notices = page.getByRole('region', { name: 'When it is your turn' });
  await notices.getByText('Lost all your devices?').click();
  await expect(notices.getByRole('button', { name: 'Come back with a passkey' })).toBeVisible();
});

test('where passkeys are not possible the page says so, and where they are', async ({ page }) => {
  const complaints = watch(page);
  await page.goto(`http://127.0.0.1:${PORT}/me`);
  const section = page.getByRole('region', SECTION);
  await expect(section).toContainText('There are no passkeys here; this server has them at');
  await expect(section.getByRole('link', { name: NAMED })).toHaveAttribute('href', `${NAMED}/me`);
  await expect(section.getByRole('button')).toHaveCount(0);
  await page.route('**/api/me/passkeys', (route) => route.fulfill({ json: { origin: null, passkeys: [] } }));
  await page.reload();
  await expect(section).toContainText('There are no passkeys at this address');
  await page.unroute('**/api/me/passkeys');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/me');
  await expect(section).toContainText('This browser does not support passkeys.');
  expect(complaints).toEqual([]);
});

test.describe('for everybody', () => {
  test.use({ bypassCSP: true });
  for (const [name, viewport] of Object.entries({ desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }))
    test(`passkeys, at a ${name}`, async ({ page }) => {
      await device(page);
      await page.setViewportSize(viewport);
      await begin(page);
      await page.goto('/me');
      await page.getByRole('region', SECTION).getByRole('button', { name: 'Come back with a passkey' }).click();
      await expectAccessible(page, `coming back, ${name}`);
      await add(page);
      await page.getByRole('button', { name: /^Remove/ }).press('Enter');
      await expectNoOverflow(page);
      await expectNoMissingWords(page);
      await expectAccessible(page, `passkeys, ${name}`);
    });
});
