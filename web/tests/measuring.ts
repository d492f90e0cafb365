/** What is measured on a screen: how large texts are, whether they cover each other, how large the map is. */
import type { Page } from '@playwright/test';

/** The words of texts that are seen and smaller than so many pixels, each with its size. */
export async function textsBelow(page: Page, pixels: number, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([within, pixels]) => {
      const found: string[] = [];
      for (const root of document.querySelectorAll(within)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const element = text.parentElement;
          const words = text.textContent?.trim();
          if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          // What is said but not seen is clipped to nothing.
          if (element.closest('.hidden, script, style, title')) continue;
          // Inside a drawing, a pixel of the style sheet is a unit of the drawing.
          const drawing = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
          const size = parseFloat(getComputedStyle(element).fontSize) * (drawing ? Math.hypot(drawing.a, drawing.b) : 1);
          if (size < pixels - 0.05) found.push(`${words} (${size.toFixed(1)})`);
        }
      }
      return found;
    },
    [within, pixels] as const,
  );
}

/** Pairs of the map's texts that cover each other. */
export async function overlaps(page: Page, within = '.board'): Promise<string[]> {
  return page.evaluate((within) => {
    const texts = [...document.querySelectorAll<SVGTextElement>(`${within} svg text`)].filter(
      (text) => text.textContent.trim() && text.checkVisibility({ visibilityProperty: true }) && !text.closest('.demand, .piece'),
    );
    const boxes = texts.map((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      // The box of a text has room for the highest and the lowest letters; what is seen is less high.
      const spare = (bottom - top) * 0.18;
      return { words: text.textContent.trim(), left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.words} / ${other.words}`),
    );
  }, within);
}

/** How large the map is on the screen. */
export async function mapSize(page: Page): Promise<{ width: number; height: number }> {
  const { width, height } = (await page.locator('.board').first().boundingBox())!;
  return { width: Math.round(width), height: Math.round(height) };
}
