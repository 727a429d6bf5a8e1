import { expect, type Page } from '@playwright/test';
import { portal } from '../seiten.js';

export const management = '/masterdata/adressmanagement';
export const zeile = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Stores an address past the screen; answers its id. */
export async function lege(page: Page, adresse: object): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const antwort = await page.request.post(portal('/api/adressen'), {
    headers: { authorization: `Bearer ${token}` },
    data: { lkz: 'D', plz: '28195', ort: 'Bremen', ...adresse },
  });
  expect(antwort.status(), await antwort.text()).toBe(201);
  return (await antwort.json()).id;
}
