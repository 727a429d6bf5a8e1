import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { pruefeAmTischUndTelefon, pruefeSeite } from '../pruefung.js';
import { beginneSitzung, feld, passwort, portal } from '../seiten.js';
import { meldeMit, neuer } from './konten.seiten.js';

const wege = (page: Page) =>
  page.getByRole('navigation', { name: 'Adminbereich' }).getByRole('link').allTextContents();

test('an operator makes somebody administrator of their house, who manages that and no more', async ({
  page,
  browser,
  request,
}) => {
  const name = await neuer(request);
  await beginneSitzung(page, 'admin');
  await page.goto(portal(`/masterdata/usermanagement?suche=${name}`));
  await page.getByRole('gridcell', { name, exact: true }).dblclick();
  await expect(feld(page, 'betreiber')).toBeDisabled();
  await feld(page, 'admin').check();
  await expect(feld(page, 'betreiber')).toBeEnabled();
  await pruefeAmTischUndTelefon(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Der Benutzer ${name} wurde erfolgreich aktualisiert.`)).toBeVisible();
  await page.goto(portal('/admin/betrieb'));
  const betreiber = page.getByText(/^Die ganze Installation verwalten: /);
  await expect(betreiber).toContainText('admin');
  await expect(betreiber).not.toContainText(name);

  const kontext = await browser.newContext({ locale: 'de-DE', bypassCSP: true });
  const seine = await kontext.newPage();
  await seine.goto(portal('/'));
  await meldeMit(seine, name, passwort);
  await seine.getByRole('link', { name: 'Adminbereich' }).click();
  await expect(seine.getByRole('heading', { name: 'Adminbereich' })).toBeVisible();
  const seineWege = await wege(seine);
  expect(seineWege).toEqual(expect.arrayContaining(['Mandanten', 'Änderungsprotokoll', 'Mails']));
  for (const nur of ['Betrieb', 'Informationen', 'Anzeigestatus']) expect(seineWege).not.toContain(nur);
  await pruefeSeite(seine);
  await seine.goto(portal('/admin/betrieb'));
  await expect(seine.getByText('Für diese Aktion fehlt die Berechtigung.')).toBeVisible();

  await seine.goto(portal('/admin/mandanten'));
  const links = seine.getByRole('region', { name: 'Hauptmandanten', exact: true });
  await expect(links.getByRole('row')).toHaveCount(2);
  await expect(links).toContainText('Nordlicht');
  await expect(seine.getByRole('button', { name: 'Freie Mandanten' })).toHaveCount(0);
  await pruefeSeite(seine);

  await seine.goto(portal('/admin/coco'));
  await expect(seine.getByRole('button', { name: 'Verlauf', exact: true })).toBeVisible();
  await expect(seine.getByRole('button', { name: 'Ganze Installation' })).toHaveCount(0);

  // Whoever manages more is not theirs to change.
  await seine.goto(portal('/masterdata/usermanagement?suche=admin'));
  await seine.getByRole('gridcell', { name: 'admin', exact: true }).dblclick();
  await feld(seine, 'email').fill('jemand@example.com');
  await seine.getByRole('button', { name: 'Speichern' }).click();
  await expect(seine.getByText(/^Dieser Benutzer darf mehr als Sie/).first()).toBeVisible();
  await kontext.close();
});
