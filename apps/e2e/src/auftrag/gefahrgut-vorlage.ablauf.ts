import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde, portal, tippeZellen } from '../seiten.js';

async function waehleAdresse(page: Page, rolle: string, taste: string): Promise<void> {
  await page.keyboard.press(taste);
  await page.locator(`[name="${rolle}.name"]`).selectText();
  await page.keyboard.type('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[name="${rolle}.ort"]`)).not.toHaveValue('');
}

test('a clerk captures dangerous goods with every message, keeps the order as a template, renames, edits and uses it', async ({
  page,
}) => {
  const name = `Gefahrgut ${Date.now()}`;
  await melde(page, 'dispo');
  await page.keyboard.press('Alt+n');
  await page.waitForURL('**/auftragserfassung');
  await waehleAdresse(page, 'absenderAdresse', 'Alt+1');
  await waehleAdresse(page, 'empfaengerAdresse', 'Alt+2');
  await page.keyboard.press('Alt+5');
  await tippeZellen(page, ['10', 'ka', '', '', 'Benzin in Kanistern', '180']);

  // Back to the cell Tab has passed by, and in.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gefahrgut hinzufügen' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type('1203');
  await expect(page.getByRole('option').first()).toBeVisible();
  if ((await page.getByRole('option', { selected: true }).count()) === 0) {
    await page.keyboard.press('ArrowDown');
  }
  await tippeZellen(page, ['', '', '', '10']);
  const bestaetigen = dialog.getByRole('button', { name: 'Bestätigen' });
  const pflicht = 'Feld ist ein Pflichtfeld. Bitte ausfüllen.';
  await bestaetigen.click();
  await expect(dialog.getByText(`Verpackung – ${pflicht}`)).toBeVisible();
  await expect(dialog.getByText(`Brutto-Gewicht – ${pflicht}`)).toBeVisible();
  await expect(dialog.getByText('Bitte füllen Sie Nettogewicht oder Liter aus.')).toBeVisible();

  // The first wrong cell has the focus: packaging, net, gross, litres.
  await tippeZellen(page, ['k', '200', '180', '200']);
  await expect(dialog.getByText('Bitte füllen Sie entweder Nettogewicht oder Liter aus.')).toBeVisible();
  await dialog.getByText(/^Nr\. 1 · Netto-Gewicht/).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(dialog.getByText('Nettogewicht darf nicht größer sein als Bruttogewicht.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Nr\. 1 · /)).toHaveCount(0);
  await expect(dialog.getByText(/450 Punkte nach ADR 1\.1\.3\.6/)).toBeVisible();
  await bestaetigen.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/gilt für das beladene Fahrzeug/)).toBeVisible();

  // Keep it as a template; the same name a second time is refused.
  for (const versuch of [1, 2]) {
    await page.getByRole('button', { name: 'Als Vorlage speichern' }).press('Enter');
    await page.keyboard.type(name);
    if (versuch === 1) await page.keyboard.press('Enter');
    const antwort =
      versuch === 1 ? `Die Auftragsvorlage ${name} wurde erfolgreich gespeichert.` : 'Name bereits vorhanden';
    await expect(page.getByText(antwort).first()).toBeVisible();
  }
  await page.getByLabel('Vorlage aktualisieren').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Find the template, give it another name, and edit it in its own form.
  await page.goto(portal('/auftragsmanagement/auftragsvorlagen'));
  page.on('dialog', (d) => void d.accept());
  const zeile = page.getByRole('row').filter({ hasText: name });
  await page.getByLabel('Vorlagen suchen').fill(name);
  await expect(zeile).toHaveCount(1);
  await zeile.getByText(name).click();
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  await page.locator('[name="vorlageName"]').fill(`${name} neu`);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`Die Auftragsvorlage ${name} neu wurde erfolgreich gespeichert.`),
  ).toBeVisible();
  await expect(zeile.getByText(`${name} neu`)).toBeVisible();
  await zeile.getByText(`${name} neu`).click();
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByText('Benzin in Kanistern')).toBeVisible();
  await page.locator('[name="hinweis"]').fill('Tor 3');
  await page.keyboard.press('Control+s');
  await expect(page.getByLabel('Vorlage aktualisieren')).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await page.waitForURL('**/auftragsvorlagen');

  // Start a new order from it.
  await page.getByLabel('Vorlagen suchen').fill(name);
  await expect(zeile).toHaveCount(1);
  await zeile.getByText(`${name} neu`).click();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/auftragserfassung?vorlage=*');
  await expect(page.getByText('Benzin in Kanistern')).toBeVisible();
  await expect(page.locator('[name="hinweis"]')).toHaveValue('Tor 3');
  await expect(page.getByText(/450 Punkte nach ADR 1\.1\.3\.6/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Der Auftrag .+ wurde erfolgreich gespeichert\./).first()).toBeVisible();

  // And away with it.
  await page.goto(portal('/auftragsmanagement/auftragsvorlagen'));
  await page.getByLabel('Vorlagen suchen').fill(name);
  await zeile.getByText(`${name} neu`).click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText(/^Keine Vorlage gefunden/)).toBeVisible();
});
