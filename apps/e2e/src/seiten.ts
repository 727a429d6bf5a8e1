import type { Page } from '@playwright/test';

export const passwort = 'Demo-Portal1!';

export const portal = (pfad = '/') => new URL(pfad, process.env['PORTAL_URL']).href;

/** Logs in with the keyboard alone and waits for the order list. */
export async function melde(page: Page, name: string): Promise<void> {
  await page.goto(portal('/login'));
  await page.getByLabel('Benutzer oder E-Mail').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(passwort);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auftragsmanagement/auftragsresearch**');
  await page.getByRole('grid').waitFor();
}

/** Types one value a cell, each followed by Tab; an empty one only moves on. */
export async function tippeZellen(page: Page, werte: string[]): Promise<void> {
  for (const wert of werte) {
    if (wert) await page.keyboard.type(wert);
    await page.keyboard.press('Tab');
  }
}
