/** Passkeys: the way back to our games when everything in a browser is lost. Loaded with the page that asks for them. */
import { become, deviceName, type Me } from '../lib/identity';
import { myKey, ownKey, remember } from '../lib/memory';
import { ask, newId } from '../lib/server';
import type { components } from '../wire';

type Schemas = components['schemas'];
export type Passkeys = Schemas['Passkeys'];
export type Passkey = Schemas['Passkey'];

const PATH = '/api/me/passkeys';
/** So long a browser waits for a finger, a face or a PIN, in milliseconds: as long as the server does. */
const WAITS = 300_000;

/** Our passkeys. Who is nobody yet asks with a key that is thrown away. */
export const passkeys = (): Promise<Passkeys> => ask<Passkeys>('GET', PATH, { key: ownKey() ?? newId(24) });

/** Can passkeys be made and used here? They belong to one address of the server, and not every browser knows them. */
export function ability({ origin }: Passkeys): 'able' | 'elsewhere' | 'nowhere' | 'missing' {
  if (!origin) return 'nowhere';
  if (origin !== location.origin) return 'elsewhere';
  return 'PublicKeyCredential' in window ? 'able' : 'missing';
}

/** What to say if a browser has not done what we asked for: it or its owner does not want to, or has one already. */
export function hindrance(error: unknown): string | null {
  if (!(error instanceof DOMException)) return null;
  if (error.name === 'InvalidStateError') return 'passkeys-there';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'passkeys-cancelled' : 'passkeys-unable';
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const text = (value: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(value)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Make a passkey that leads back to us; where it is kept it is called by a name. */
export async function make(name: string): Promise<Passkeys> {
  const asked = await ask<Schemas['PasskeyToMake']>('POST', `${PATH}/begin`, { key: myKey() });
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: { id: asked.rp, name: asked.rp },
      user: { id: bytes(asked.handle), name, displayName: name },
      pubKeyCredParams: asked.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: asked.excluded.map((id) => ({ type: 'public-key', id: bytes(id) })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: WAITS,
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const body = { device: deviceName(), client_data: text(clientDataJSON), attestation: text(attestationObject) };
  const kept = await ask<Passkeys>('POST', PATH, { key: myKey(), body, harmless: true });
  remember('known', true);
  return kept;
}

/** Be who has made a passkey, with the games that were played here or without. */
export const comeBack = (withGames: boolean): Promise<Me> =>
  become(withGames, async (key, keys) => {
    const asked = await ask<Schemas['PasskeyToUse']>('POST', '/api/me/return/begin', { key });
    const used = (await navigator.credentials.get({
      publicKey: { challenge: bytes(asked.challenge), rpId: asked.rp, userVerification: 'required', timeout: WAITS },
    })) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
    const body = {
      device: deviceName(),
      credential: text(used.rawId),
      client_data: text(clientDataJSON),
      authenticator_data: text(authenticatorData),
      signature: text(signature),
      handle: text(userHandle!),
      keys,
    };
    return ask<Me>('POST', '/api/me/return', { key, body, harmless: true });
  });

/** Let a passkey lead nowhere. */
export async function end(passkey: Passkey): Promise<Passkeys> {
  const left = await ask<Passkeys>('POST', `${PATH}/${passkey.id}/end`, { key: myKey() });
  await tellKeeper(passkey);
  return left;
}

/** Tell whoever keeps a passkey that it leads nowhere any more, where a browser can. */
export async function tellKeeper({ credential }: Passkey): Promise<void> {
  const known = (window.PublicKeyCredential ?? {}) as {
    signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>;
  };
  await known.signalUnknownCredential?.({ rpId: location.hostname, credentialId: credential }).catch(() => undefined);
}
