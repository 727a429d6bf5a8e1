import type { Browser } from 'playwright-core';
import { type Anmeldung, type Bedingung, oeffne, pfade, stelleEin } from './seite.ts';

const jeSeite = 100;
const seiten = 3;

/** Runs in the page: promises how long after the next click the first row is another one and all is drawn. */
function messeBlaettern(): { dauer: Promise<number> } {
  const ersteZeile = () => document.querySelector<HTMLElement>('[role="row"][data-id]')?.dataset['id'];
  const vorher = ersteZeile();
  const dauer = new Promise<number>((fertig) => {
    let beginn = 0;
    window.addEventListener('click', (e) => (beginn = e.timeStamp), { capture: true, once: true });
    const beobachter = new MutationObserver(() => {
      if (ersteZeile() === vorher) return;
      beobachter.disconnect();
      requestAnimationFrame(() => setTimeout(() => fertig(performance.now() - beginn)));
    });
    beobachter.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return { dauer };
}

/** Opens the list with 100 rows a page and turns to the next ones as somebody does who has looked at each; in ms. */
export async function blaetterzeiten(
  browser: Browser,
  url: string,
  bedingung: Bedingung,
  anmeldung: Anmeldung,
): Promise<number[]> {
  const fenster = await oeffne(browser, anmeldung);
  const { page } = fenster;
  await stelleEin(fenster, bedingung);
  await page.goto(`${url}${pfade.liste}?zeilen=${jeSeite}&von=2000-01-01`, { timeout: 60_000 });
  await page.locator('[role="row"][data-id]').first().waitFor({ timeout: 60_000 });
  const dauern: number[] = [];
  for (let seite = 1; seite <= seiten; seite++) {
    await page.waitForTimeout(2000 * bedingung.cpu);
    const messung = await page.evaluateHandle(messeBlaettern);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    dauern.push(await messung.evaluate(({ dauer }) => dauer));
  }
  await fenster.schliessen();
  return dauern;
}
