import { expect, type Page } from '@playwright/test';
import { test } from '../ablauf.js';
import { beginneSitzung, feld, nimmAdresse, portal } from '../seiten.js';

const speichern = (page: Page) => page.getByRole('button', { name: /^Speichern(?! \+)/ });

/** Is all of the field with the focus to be seen, or is something before it? */
const frei = (page: Page) =>
  page.evaluate(() => {
    const hier = document.activeElement as HTMLElement;
    const { left, top, bottom } = hier.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => hier.contains(document.elementFromPoint(left + 4, y)));
  });

/** Where it and all that is drawn in it stands, also what does not fit into it. */
const umriss = (teil: Element) => {
  const kaesten = [teil, ...teil.querySelectorAll('*')].map((e) => e.getBoundingClientRect());
  const alle = kaesten.filter((r) => r.width > 0);
  return {
    left: Math.min(...alle.map((r) => r.left)),
    top: Math.min(...alle.map((r) => r.top)),
    right: Math.max(...alle.map((r) => r.right)),
    bottom: Math.max(...alle.map((r) => r.bottom)),
  };
};

async function oeffne(page: Page): Promise<void> {
  await beginneSitzung(page, 'kunde');
  await page.evaluate(() => localStorage.setItem('adresskarten', 'offen'));
  await page.goto(portal('/auftragsmanagement/auftragserfassung'));
  await feld(page, 'absenderAdresse.name').fill('');
}

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`each message leads to its field in full sight, and saving stays in reach: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await oeffne(page);
    await feld(page, 'entladedatum').fill('01.01.2020');
    await page.keyboard.press('Alt+8');
    await page.keyboard.type('1 kt a; 1 kt b; 1 kt c; 1 kt d; 1 kt e');
    await expect(page.getByRole('list', { name: 'So verstanden' })).toContainText('e');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^\d Felder prüfen:$/)).toBeVisible();
    for (const name of ['absenderAdresse.name', 'empfaengerAdresse.name', 'entladedatum']) {
      // From as far below as there is anything.
      await page.getByRole('main').evaluate((inhalt) => inhalt.scrollTo(0, inhalt.scrollHeight));
      await expect(speichern(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('F8');
      await expect(feld(page, name)).toBeFocused();
      expect(await frei(page), name).toBe(true);
    }
  });
}

test('nothing overlaps above the positions, whatever stands there', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await oeffne(page);
  await nimmAdresse(page, 'empfaengerAdresse', 'elet');
  const letztes = page.getByRole('button', { name: /^Ware wie letztes Mal/ });
  await expect(letztes).toBeVisible();
  await page.keyboard.press('Control+s');
  const abschnitt = page.locator('#abschnitt-positionen');
  const teile = [
    abschnitt.getByText('Bitte mindestens eine Auftragsposition erfassen.'),
    page.locator('.fp-schnelleingabe .fp-eingabe'),
    letztes,
    page.getByRole('group', { name: 'Positionen bearbeiten' }),
  ];
  const kaesten = [];
  for (const teil of teile) {
    await expect(teil).toBeVisible();
    kaesten.push(await teil.evaluate(umriss));
  }
  for (const [i, a] of kaesten.entries()) {
    for (const b of kaesten.slice(i + 1)) {
      const daneben = a.right <= b.left || b.right <= a.left;
      expect(daneben || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
    }
  }
});
