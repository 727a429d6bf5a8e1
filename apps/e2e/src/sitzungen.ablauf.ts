import { expect, type Page } from '@playwright/test';
import { test } from './ablauf.js';
import { meldeAn, portal } from './seiten.js';

const reiter = 20;
const runden = 50;

/** A page that asks for little and shows little: what is tried here is the session. */
const seite = '/masterdata/einladungen';
const oeffne = async (page: Page) => {
  await page.goto(portal(seite));
  await page.getByText('Niemand ist eingeladen').waitFor();
};

/**
 * Lets a tab ask again for what it shows whenever it comes back into sight, however fresh it is: its clock jumps.
 * Nothing of the session is touched.
 */
async function springt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jetzt = Date.now.bind(Date);
    let voraus = 0;
    Date.now = () => jetzt() + voraus;
    Object.assign(window, {
      kommeWieder: () => {
        voraus += 10_000;
        window.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
}

/** The access token in the browser as it looks once its time is over: the server no longer takes it. */
const laufAb = (page: Page) =>
  page.evaluate(() => {
    const token = localStorage.getItem('token') ?? '';
    const [kopf, mitte, unterschrift = ''] = token.split('.');
    const verdorben = unterschrift.startsWith('A')
      ? `B${unterschrift.slice(1)}`
      : `A${unterschrift.slice(1)}`;
    localStorage.setItem('token', `${kopf}.${mitte}.${verdorben}`);
    return `${kopf}.${mitte}.${verdorben}`;
  });

test(`${reiter} tabs renew ${runden} times: one renews, all go on, nobody is logged out`, async ({
  context,
}) => {
  test.setTimeout(600_000);
  const erste = await context.newPage();
  await springt(erste);
  await meldeAn(erste, 'admin');
  await oeffne(erste);
  const seiten = [erste];
  for (let i = 1; i < reiter; i++) {
    const page = await context.newPage();
    await springt(page);
    await oeffne(page);
    seiten.push(page);
  }
  let erneuerungen = 0;
  const antworten = seiten.map(() => 0);
  const falsch: string[] = [];
  seiten.forEach((page, i) => {
    page.on('response', (antwort) => {
      const { pathname } = new URL(antwort.url());
      if (pathname === '/api/authentication/token') {
        erneuerungen += 1;
        if (antwort.status() !== 200) falsch.push(`${i}: Erneuerung ${antwort.status()}`);
      } else if (antwort.status() === 200 && pathname === '/api/einladungen')
        antworten[i] = (antworten[i] ?? 0) + 1;
      else if (antwort.status() >= 400 && antwort.status() !== 401) falsch.push(`${i}: ${pathname}`);
    });
  });

  for (let runde = 1; runde <= runden; runde++) {
    const alt = await laufAb(erste);
    const vorher = [...antworten];
    const ohneAntwort = () => seiten.filter((_, i) => antworten[i] === vorher[i]);
    // A tab that was still reading the answer of the round before does not ask again: it comes back once more.
    await expect(async () => {
      await Promise.all(ohneAntwort().map((page) => page.evaluate('kommeWieder()')));
      await expect
        .poll(() => ohneAntwort().length, { message: `Runde ${runde}`, timeout: 8_000, intervals: [50, 100] })
        .toBe(0);
    }).toPass({ timeout: 30_000 });
    expect(await erste.evaluate(() => localStorage.getItem('token'))).not.toBe(alt);
    expect(erneuerungen, `Runde ${runde}`).toBe(runde);
  }
  expect(falsch).toEqual([]);
  for (const page of seiten) {
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).not.toBe('/');
  }
});

test('who logs out in one tab is logged out in all; who gives the password again goes on in all', async ({
  context,
}) => {
  const erste = await context.newPage();
  await meldeAn(erste, 'dispo');
  const zweite = await context.newPage();
  for (const page of [erste, zweite]) {
    await springt(page);
    await page.goto(portal('/masterdata/usermanagement'));
    await page.getByRole('grid').waitFor();
  }
  // The session is gone on the server: both tabs ask, one answer is enough.
  await laufAb(erste);
  await erste.evaluate(() => localStorage.setItem('refreshtoken', 'x'.repeat(43)));
  for (const page of [erste, zweite]) await page.evaluate('kommeWieder()');
  for (const page of [erste, zweite])
    await expect(page.getByRole('alertdialog', { name: 'Anmeldung abgelaufen' })).toBeVisible();
  await erste.getByLabel('Passwort', { exact: true }).fill('Demo-Portal1!');
  await erste.keyboard.press('Enter');
  for (const page of [erste, zweite]) await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await zweite.getByRole('button', { name: 'Logout' }).click();
  for (const page of [erste, zweite])
    await expect(page.getByRole('button', { name: 'Log-in' })).toBeVisible();
  expect(await erste.evaluate(() => Object.keys(localStorage).filter((k) => /token|user/.test(k)))).toEqual(
    [],
  );
});
