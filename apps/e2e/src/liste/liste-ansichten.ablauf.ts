import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde, portal } from '../seiten.js';
import { liste, ohneVerstoss } from './listenseite.js';

const ansichten = (page: Page) => page.getByRole('group', { name: 'Ansicht', exact: true });
/** A view by its name, whatever number stands behind it. */
const ansicht = (page: Page, name: string) =>
  ansichten(page).getByRole('button', { name: new RegExp(`^${name}( [\\d.]+)?$`) });
const menue = (page: Page) => page.getByRole('button', { name: 'Ansichten speichern und löschen' });
const koepfe = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ });

test('a view is made by keyboard, keeps filter and columns on the server, is shared and goes again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const name = `Sicht ${Date.now()}`;
  await melde(page, 'dispo');
  await ansicht(page, 'Kurz').press('Enter');
  await page.getByRole('button', { name: 'Spalten', exact: true }).press('Enter');
  const fenster = page.getByRole('dialog', { name: 'Spalten' });
  await fenster.getByRole('checkbox', { name: 'Gewicht' }).press('Space');
  await fenster.getByRole('checkbox', { name: 'Status' }).press('Alt+ArrowUp');
  await ohneVerstoss(page);
  await page.keyboard.press('Escape');
  await expect(koepfe(page).first()).toContainText('Status');
  await page.getByRole('button', { name: 'Problem', exact: true }).press('Enter');
  await menue(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Neue Ansicht …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neue Ansicht …' });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByLabel('Mit dem Mandanten teilen').press('Space');
  await ohneVerstoss(page);
  await page.keyboard.press('Control+Enter');
  await expect(ansicht(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/ansicht=\d+/);
  await ohneVerstoss(page);

  // On another machine nothing is remembered but what the server has.
  await melde(page, 'dispo');
  await expect(koepfe(page).first()).toContainText('Erfasst');
  await ansicht(page, name).press('Enter');
  await expect(koepfe(page).first()).toContainText('Status');
  await expect(koepfe(page).filter({ hasText: 'Gewicht' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Problem', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await melde(page, 'admin');
  await expect(ansicht(page, name)).toBeVisible();
  await melde(page, 'kunde');
  await expect(ansicht(page, 'Zustellhindernis')).toBeVisible();
  await expect(ansicht(page, name)).toHaveCount(0);

  await melde(page, 'dispo');
  await ansicht(page, name).press('Enter');
  await menue(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Ansicht löschen' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).press('Enter');
  await expect(ansicht(page, name)).toHaveCount(0);
  await page.goto(portal(liste));
  await expect(ansicht(page, 'Kurz')).toBeVisible();
});

test('the ready views are one key away each', async ({ page }) => {
  await melde(page, 'kunde');
  for (const name of ['Heute abgeholt', 'Unterwegs', 'Zustellhindernis', 'Ohne POD', 'Preisanfragen']) {
    await ansicht(page, name).press('Enter');
    await expect(ansicht(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/gefunden, gefiltert nach/)).toBeAttached();
  }
  await ohneVerstoss(page);
});
