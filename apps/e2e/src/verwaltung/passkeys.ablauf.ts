import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { test } from '../ablauf.js';
import { type LaufendesPortal, startePortal } from '../portalstart.js';
import { pruefeAmTischUndTelefon } from '../pruefung.js';
import { passwort } from '../seiten.js';
import { meldeMit } from './konten.seiten.js';

// Browsers bind passkeys to a name; of those without HTTPS they take this one.
let laufend: LaufendesPortal;
test.beforeAll(async () => {
  laufend = await startePortal({}, 'localhost');
});
test.afterAll(() => laufend.stoppen());

const adresse = (pfad: string) => new URL(pfad, laufend.url).href;

/** A device with a fingerprint, which the browser asks as it would a real one. */
async function geraet(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    entferne: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

test('a passkey confirms the login in place of a code; without the device the code still does', async ({
  page,
}) => {
  const meins = await geraet(page);
  await page.goto(adresse('/'));
  await meldeMit(page, 'kunde', passwort);
  await page.waitForURL('**/auftragsmanagement/auftragsresearch**');
  await page.goto(adresse('/masterdata/sicherheit'));
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  const secret = (await page.locator('.fp-geheimnis').textContent()) ?? '';
  const code = (spaeter: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + spaeter * 30 });
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code(0));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Fingerabdruck');
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByText('Der Passkey ist angelegt.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Passkey Chrome, Linux entfernen$/ })).toBeVisible();
  await pruefeAmTischUndTelefon(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await meldeMit(page, 'kunde', passwort);
  const knopf = page.getByRole('button', { name: 'Mit Passkey bestätigen' });
  await expect(knopf).toBeVisible();
  await pruefeAmTischUndTelefon(page);
  await knopf.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto(adresse('/masterdata/sicherheit'));
  await expect(page.getByText('Passwort und Passkey').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Zuletzt benutzt');

  // The device is lost.
  await page.getByRole('button', { name: 'Logout' }).click();
  await meins.entferne();
  await meldeMit(page, 'kunde', passwort);
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.goto(adresse('/masterdata/sicherheit'));
  await page.getByRole('button', { name: /^Passkey .* entfernen$/ }).click();
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await meldeMit(page, 'kunde', passwort);
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeVisible();
  await expect(knopf).toHaveCount(0);
});
