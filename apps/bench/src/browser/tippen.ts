import type { Page } from 'playwright-core';
import type { Fenster } from './seite.ts';

/** Runs in the page: how long each typed character keeps it busy, until all is laid out anew. */
function messeTasten(): number[] {
  const dauern: number[] = [];
  let beginn = 0;
  const danach = new MessageChannel();
  danach.port1.onmessage = () => {
    void document.body.offsetHeight;
    dauern.push(performance.now() - beginn);
  };
  window.addEventListener('keydown', () => (beginn = performance.now()), true);
  window.addEventListener('input', () => danach.port2.postMessage(null), true);
  // Filled from here on; whoever holds it reads it when all is typed.
  return dauern;
}

const pauseMs = 60;

/** Types the texts, each followed by Tab, and answers the time of each character in ms. */
export async function tippzeiten(
  { page, cdp }: Fenster,
  texte: readonly string[],
  cpu: number,
): Promise<number[]> {
  const dauern = await page.evaluateHandle(messeTasten);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  for (const text of texte) {
    await page.keyboard.type(text, { delay: pauseMs });
    await page.keyboard.press('Tab');
    await page.waitForTimeout(pauseMs);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return dauern.jsonValue();
}

/** Types without any pause, as a scanner does: all keys are sent before the first is answered. */
export async function tippeSofort({ cdp }: Fenster, texte: readonly string[]): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const tasten = texte.flatMap((text) => [...[...text].map((key) => ({ key, text: key })), tab]);
  await Promise.all(
    tasten.flatMap((taste) => [
      cdp.send('Input.dispatchKeyEvent', { type: 'text' in taste ? 'keyDown' : 'rawKeyDown', ...taste }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taste }),
    ]),
  );
}

/** Goes to the first cell of the goods and from there to another one. */
export async function geheInZelle(page: Page, zeile: number, spalte: number): Promise<void> {
  await page.keyboard.press('Alt+5');
  for (let i = 1; i < zeile; i++) await page.keyboard.press('ArrowDown');
  for (let i = 1; i < spalte; i++) await page.keyboard.press('ArrowRight');
}

/** Pastes a block and takes it over; answers how long the page was busy with both, in ms. */
export async function fuegeEin(page: Page, block: string): Promise<number> {
  const oeffnen = await page.evaluate(async (text) => {
    const daten = new DataTransfer();
    daten.setData('text/plain', text);
    const beginn = performance.now();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: daten, bubbles: true, cancelable: true }),
    );
    await new Promise((weiter) => setTimeout(weiter));
    void document.body.offsetHeight;
    return performance.now() - beginn;
  }, block);
  const knopf = page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' });
  await knopf.waitFor();
  const uebernehmen = await knopf.evaluate(async (element: HTMLElement) => {
    const beginn = performance.now();
    element.click();
    await new Promise((weiter) => setTimeout(weiter));
    void document.body.offsetHeight;
    return performance.now() - beginn;
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return oeffnen + uebernehmen;
}
