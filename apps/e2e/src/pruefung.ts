import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing fades in any more: half-transparent text has too little contrast. */
export async function warteAufStillstand(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}

/**
 * The rules of accessibility that the page as it stands breaks, each with its weight and where. Without details of what
 * breaks none and without a second page for frames of other origins, of which there are none, it costs a fifth.
 */
export async function verstoesse(page: Page): Promise<string[]> {
  const gefunden = await sieh(page);
  // Colours that began to change while they were looked at have come to rest by the second time.
  return gefunden.some((v) => v.includes('color-contrast')) ? sieh(page) : gefunden;
}

async function sieh(page: Page): Promise<string[]> {
  await warteAufStillstand(page);
  const pruefer = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await pruefer.analyze();
  return violations.map((v) => `${v.impact} ${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`);
}

/** The page as it stands breaks no rule of accessibility and fits its width. */
export async function pruefeSeite(page: Page): Promise<void> {
  expect(await verstoesse(page)).toEqual([]);
  const zuBreit = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(zuBreit, 'die Seite ist breiter als das Fenster').toBeLessThanOrEqual(0);
}

/** The same at the desk and on a phone, where lists become cards. */
export async function pruefeAmTischUndTelefon(page: Page): Promise<void> {
  const vorher = page.viewportSize();
  await pruefeSeite(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await pruefeSeite(page);
  if (vorher) await page.setViewportSize(vorher);
}
