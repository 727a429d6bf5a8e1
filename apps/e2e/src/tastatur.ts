import type { Page } from '@playwright/test';

/** Puts a text on the clipboard and pastes it where the focus is, as Ctrl+V does. */
export async function fuegeEin(page: Page, text: string): Promise<void> {
  await page.evaluate((t) => navigator.clipboard.writeText(t), text);
  await page.keyboard.press('Control+v');
}

const benannt: Record<string, { code: string; windowsVirtualKeyCode: number; text?: string }> = {
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
};

/**
 * Types as a barcode scanner does: all keys are on their way before the page has answered the first. `Tab` and `Enter`
 * are keys, everything else is typed text.
 */
export async function scanne(page: Page, folge: readonly string[]): Promise<void> {
  const leitung = await page.context().newCDPSession(page);
  const unterwegs = folge
    .flatMap((teil) => (benannt[teil] ? [teil] : [...teil]))
    .flatMap((key) => {
      const taste = { key, text: key, ...benannt[key] };
      if (key === 'Tab') taste.text = '';
      return [
        leitung.send('Input.dispatchKeyEvent', { type: taste.text ? 'keyDown' : 'rawKeyDown', ...taste }),
        leitung.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taste }),
      ];
    });
  await Promise.all(unterwegs);
  await leitung.detach();
}

/** Counts what a person presses: one for each key, whatever is held down with it. */
export function zaehlend(page: Page) {
  let tasten = 0;
  return {
    anzahl: () => tasten,
    async druecke(taste: string, mal = 1): Promise<void> {
      for (let i = 0; i < mal; i++) {
        tasten += 1;
        await page.keyboard.press(taste);
      }
    },
    async tippe(text: string): Promise<void> {
      tasten += [...text].length;
      await page.keyboard.type(text);
    },
  };
}
