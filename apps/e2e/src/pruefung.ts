import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing fades in any more: half-transparent text has too little contrast. */
export async function warteAufStillstand(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}

/** The page as it stands breaks no rule of accessibility and fits its width. */
export async function pruefeSeite(page: Page): Promise<void> {
  await warteAufStillstand(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
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
