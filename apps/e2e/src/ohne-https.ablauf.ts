import { browserprogramm } from '@frachtportal/testkit/browserprogramm';
import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { beginneAuftrag, feld, meldeAn, portal, speichere } from './seiten.js';

const { executablePath, args } = await browserprogramm();
const name = 'portal.test';

// Browsers give a page under any name but localhost less than they give one behind HTTPS. No proxy knows the name;
// the shell without a window and the browser are told so by a switch each.
const ohneProxy = ['--no-system-proxy-config-service', '--no-proxy-server'];
const netz = [`--host-resolver-rules=MAP ${name} 127.0.0.1`, ...ohneProxy];
test.use({ launchOptions: { executablePath, args: [...args, ...netz] } });

const neu = '/auftragsmanagement/auftragserfassung';

/** The portal under a name of the house network, as a first trial installation is reached. */
const adresse = (pfad: string) => {
  const ziel = new URL(portal(pfad));
  ziel.hostname = name;
  return ziel.href;
};

async function oeffneErfassung(page: Page): Promise<void> {
  await page.goto(adresse(neu));
  await feld(page, 'absenderAdresse.name').waitFor();
}

test('without HTTPS an order is captured all the same, and windows know of each other', async ({
  page,
  context,
}) => {
  await meldeAn(page, 'kunde', adresse('/login'));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await beginneAuftrag(page);
  await feld(page, 'hinweis').fill('Fenster eins');
  await expect(page.getByText(/gesichert \d\d:\d\d/)).toBeVisible();

  // A draft of a closed window is offered, that of the living one is not.
  const zweites = await context.newPage();
  await oeffneErfassung(zweites);
  await feld(zweites, 'hinweis').fill('Fenster zwei');
  await expect(zweites.getByText(/gesichert \d\d:\d\d/)).toBeVisible();
  await zweites.close();
  const drittes = await context.newPage();
  await oeffneErfassung(drittes);
  const angebot = drittes.getByRole('region', { name: 'Entwurf' });
  await angebot.getByRole('button', { name: 'Entwurf übernehmen' }).click();
  await expect(feld(drittes, 'hinweis')).toHaveValue('Fenster zwei');
  await expect(angebot).toHaveCount(0);

  await speichere(page);
});
