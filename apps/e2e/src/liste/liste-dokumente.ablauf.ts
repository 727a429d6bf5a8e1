import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { melde } from '../seiten.js';
import { lege, ohneVerstoss, suche } from './listenseite.js';

const leiste = (page: Page) => page.getByRole('complementary', { name: 'Markierter Auftrag' });
const dateifeld = (page: Page) => leiste(page).locator('input[type=file]');
const hochladen = (page: Page) => leiste(page).getByRole('button', { name: 'Hochladen', exact: true });
const upload = (page: Page, name: string) =>
  leiste(page).getByRole('list', { name: 'Gewählte Dateien' }).getByRole('listitem', { name });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bild = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const pdf = (name: string, buffer = Buffer.from('%PDF-1.7 Lieferschein')) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** The papers of a new order, with nothing there yet. */
async function oeffneDokumente(page: Page, vorsatz: string): Promise<void> {
  await melde(page, 'kunde');
  const referenz = `${vorsatz}-${Date.now()}`;
  const nummer = await lege(page, referenz);
  await (await suche(page, referenz)).getByText(nummer).click();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  await expect(leiste(page)).toContainText('Zu diesem Auftrag gibt es noch keine Dokumente.');
}

test('a paper is uploaded, looked at, downloaded and removed; what is no paper is refused [1-2.201 1-5.075]', async ({
  page,
}) => {
  await oeffneDokumente(page, 'D');
  await hochladen(page).click();
  await expect(leiste(page)).toContainText('Bitte eine Datei auswählen.');
  await dateifeld(page).setInputFiles([
    { name: 'programm.exe', mimeType: 'application/x-msdownload', buffer: png },
    pdf('gross.pdf', Buffer.alloc(20 * 1024 * 1024 + 1)),
    pdf('gelogen.pdf', Buffer.from('<html>')),
    bild('Foto 1.png'),
  ]);
  await expect(upload(page, 'programm.exe')).toContainText('Bitte eine Datei dieser Art auswählen');
  await expect(upload(page, 'gross.pdf')).toContainText(
    'Die Datei ist zu groß, möglich sind höchstens 20 MB.',
  );
  await upload(page, 'Foto 1.png').getByLabel('Bezeichnung').fill('Schadensfoto');
  await ohneVerstoss(page);
  await hochladen(page).click();
  // What is refused keeps none of the others from arriving.
  await expect(upload(page, 'gelogen.pdf')).toContainText('kein zulässiges Dokument');
  await expect(page.getByText('Das Dokument „Schadensfoto“ wurde hochgeladen.').first()).toBeVisible();
  await expect(upload(page, 'Foto 1.png')).toHaveCount(0);
  for (const name of ['programm.exe', 'gross.pdf', 'gelogen.pdf'])
    await upload(page, name)
      .getByRole('button', { name: `${name} weglassen` })
      .click();
  await expect(leiste(page)).toContainText('Noch keine Datei gewählt.');
  await ohneVerstoss(page);

  await leiste(page).getByRole('button', { name: 'Schadensfoto', exact: true }).click();
  const ansicht = page.getByRole('dialog', { name: 'Schadensfoto' });
  await expect(ansicht.getByRole('img')).toBeVisible();
  const fenster = page.context().waitForEvent('page');
  await ansicht.getByRole('button', { name: 'In neuem Fenster öffnen' }).click();
  await (await fenster).close();
  await ansicht.getByRole('button', { name: 'Schließen' }).last().click();
  const geladen = page.waitForEvent('download');
  await leiste(page).getByRole('button', { name: 'Schadensfoto herunterladen' }).click();
  expect((await geladen).suggestedFilename()).toBe('Foto 1.png');
  await leiste(page).getByRole('button', { name: 'Schadensfoto löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  await expect(leiste(page)).toContainText('Zu diesem Auftrag gibt es noch keine Dokumente.');
});

test('several papers are dropped onto the panel; each waits its turn, shows its way up and can be given up', async ({
  page,
}) => {
  await oeffneDokumente(page, 'Z');
  const flaeche = leiste(page).locator('.fp-dateiwahl');
  const daten = await page.evaluateHandle(
    (inhalt) => {
      const transfer = new DataTransfer();
      for (const name of ['Scan 1.png', 'Scan 2.png', 'Scan 3.png'])
        transfer.items.add(new File([Uint8Array.from(inhalt)], name, { type: 'image/png' }));
      return transfer;
    },
    [...png],
  );
  await flaeche.dispatchEvent('dragenter', { dataTransfer: daten });
  await flaeche.dispatchEvent('drop', { dataTransfer: daten });
  await expect(upload(page, 'Scan 3.png')).toBeVisible();

  // The first one gets no answer, until it is given up.
  await page.route(/dokumentenverweise\/upload\?.*Scan.1/, () => undefined);
  await hochladen(page).click();
  await expect(upload(page, 'Scan 1.png').getByRole('progressbar')).toBeVisible();
  for (const name of ['Scan 2.png', 'Scan 3.png'])
    await expect(upload(page, name)).toContainText('Wartet auf die vorige Datei');
  await ohneVerstoss(page);
  await upload(page, 'Scan 3.png').getByRole('button', { name: 'Scan 3.png weglassen' }).click();
  await upload(page, 'Scan 1.png').getByRole('button', { name: 'Abbrechen' }).click();

  await expect(leiste(page).getByRole('button', { name: 'Scan 2.png', exact: true })).toBeVisible();
  await expect(upload(page, 'Scan 1.png').getByLabel('Bezeichnung')).toBeVisible();
  await expect(leiste(page).getByRole('progressbar')).toHaveCount(0);
  await expect(leiste(page).getByRole('button', { name: 'Scan 3.png', exact: true })).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await hochladen(page).click();
  await expect(leiste(page).getByRole('button', { name: 'Scan 1.png', exact: true })).toBeVisible();
});

test('a PDF can always be opened beside its view: in a new window or from disk', async ({ page }) => {
  // As on most phones: a browser that shows no PDF inside a page.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }));
  await oeffneDokumente(page, 'P');
  await dateifeld(page).setInputFiles([pdf('Lieferschein.pdf')]);
  await hochladen(page).click();
  await leiste(page).getByRole('button', { name: 'Lieferschein.pdf', exact: true }).click();
  const ansicht = page.getByRole('dialog', { name: 'Lieferschein.pdf' });
  await expect(ansicht).toContainText('Dieser Browser zeigt PDF hier nicht an.');
  await ohneVerstoss(page);
  await expect(ansicht.getByRole('button', { name: 'In neuem Fenster öffnen' })).toBeEnabled();
  const geladen = page.waitForEvent('download');
  await ansicht.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await geladen).suggestedFilename()).toBe('Lieferschein.pdf');
});

test('who may only read looks at papers and adds none', async ({ page }) => {
  await melde(page, 'leser');
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await page.getByRole('tab', { name: 'Dokumente' }).click();
  await expect(leiste(page).getByRole('list', { name: 'Dokumente' })).toBeAttached();
  await expect(leiste(page).getByRole('button', { name: 'Hochladen', exact: true })).toHaveCount(0);
});
