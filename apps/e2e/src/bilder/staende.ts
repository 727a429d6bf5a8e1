import type { Page } from '@playwright/test';
import { feld } from '../seiten.js';

/** What is seen: where it is, and what leads to it. */
export interface Stand {
  name: string;
  pfad: string;
  bereite?: (page: Page) => Promise<unknown>;
  /** Before anybody has logged in. */
  draussen?: true;
  /** What was chosen is remembered; the next state is to begin as the others do. */
  danach?: (page: Page) => Promise<unknown>;
}

const liste = '/auftragsmanagement/auftragsresearch';
const erfassung = '/auftragsmanagement/auftragserfassung';
const istTelefon = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const knopf = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/** Marks the first rows of a list, or of its cards. */
async function markiere(page: Page, anzahl: number): Promise<void> {
  if (istTelefon(page)) {
    for (let i = 0; i < anzahl; i++) await page.getByRole('main').getByRole('checkbox').nth(i).check();
    return;
  }
  const kasten = (i: number) => page.getByRole('row').nth(i).getByRole('gridcell').nth(2);
  await kasten(2).click();
  for (let i = 1; i < anzahl; i++) await kasten(2 + i).click({ modifiers: ['Control'] });
}

/** The marked order with one of its tabs; on a phone the panel opens by its button. */
const reiter = (name: RegExp) => async (page: Page) => {
  await markiere(page, 1);
  if (istTelefon(page))
    await page
      .getByRole('button', { name: /Historie und Dokumente$/ })
      .first()
      .click();
  await page.getByRole('tab', { name }).click();
};

/** Opens the first entry of a list, as Enter and a click on its card do. */
async function oeffneErsten(page: Page): Promise<void> {
  if (istTelefon(page))
    return page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('row').nth(1).getByRole('gridcell').first().dblclick();
}

/** The sender stands already; takes the first recipient that matches, which folds where there is little room. */
async function mitAdressen(page: Page): Promise<void> {
  await feld(page, 'empfaengerAdresse.name').click();
  await page.keyboard.type('pa');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

async function mitPositionen(page: Page): Promise<void> {
  await mitAdressen(page);
  await page.keyboard.press('Alt+8');
  await page.keyboard.type('3 epal schrauben 450 kg; 2 gitterbox drehteile 640 kg; 12 karton lack 96 kg');
  await page.keyboard.press('Enter');
}

async function gefahrgut(page: Page): Promise<void> {
  await page.keyboard.press('Alt+5');
  if (istTelefon(page)) return knopf(/Gefahrgut|ADR/)(page);
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('gridcell').nth(1).waitFor();
  await page.keyboard.type('1263');
}

export const staende: readonly Stand[] = [
  { name: 'anmeldung', pfad: '/login', draussen: true },
  {
    name: 'anmeldung-falsch',
    pfad: '/login',
    draussen: true,
    bereite: async (p) => {
      await p.getByLabel('Benutzer oder E-Mail').fill('s.krueger');
      await p.getByLabel('Passwort', { exact: true }).fill('falsch');
      await p.keyboard.press('Enter');
      await p.getByText('Benutzer oder Passwort ist falsch.').waitFor();
    },
  },
  { name: 'registrierung', pfad: '/register', draussen: true },
  { name: 'liste', pfad: liste },
  {
    name: 'liste-kurz',
    pfad: liste,
    bereite: async (p) => {
      if (istTelefon(p)) return;
      await knopf('Kurz')(p);
    },
    danach: async (p) => istTelefon(p) || (await knopf('Standard')(p)),
  },
  { name: 'liste-markiert', pfad: liste, bereite: (p) => markiere(p, 1) },
  { name: 'liste-historie', pfad: liste, bereite: reiter(/^Historie/) },
  { name: 'liste-mehrere', pfad: liste, bereite: (p) => markiere(p, 3) },
  { name: 'liste-gefunden', pfad: `${liste}?suche=gmbh+hamburg&zeitraum=alle` },
  { name: 'liste-leer', pfad: `${liste}?suche=gibtesnicht` },
  { name: 'offene', pfad: '/auftragsmanagement/offeneauftraege' },
  { name: 'erfassung', pfad: erfassung },
  { name: 'erfassung-adressen', pfad: erfassung, bereite: mitAdressen },
  { name: 'erfassung-positionen', pfad: erfassung, bereite: mitPositionen },
  { name: 'erfassung-fehler', pfad: erfassung, bereite: (p) => p.keyboard.press('Control+s') },
  { name: 'erfassung-gefahrgut', pfad: erfassung, bereite: gefahrgut },
  { name: 'uebersicht', pfad: '/auftragsmanagement/uebersicht' },
  { name: 'palette', pfad: liste, bereite: (p) => p.keyboard.press('Control+k') },
  { name: 'tasten', pfad: liste, bereite: (p) => p.keyboard.press('?') },
  { name: 'rundgang', pfad: `${liste}#rundgang`, bereite: (p) => p.getByRole('dialog').waitFor() },
  { name: 'klaerfaelle', pfad: '/auftragsmanagement/klaerfaelle?ansicht=alle' },
  { name: 'klaerfall', pfad: '/auftragsmanagement/klaerfaelle?ansicht=alle', bereite: oeffneErsten },
  { name: 'vorschlaege', pfad: '/auftragsmanagement/auftragsvorschlaege' },
  { name: 'vorlagen', pfad: '/auftragsmanagement/auftragsvorlagen' },
  { name: 'dauerauftrag', pfad: '/auftragsmanagement/dauerauftraege', bereite: oeffneErsten },
  { name: 'auftragsimport', pfad: '/auftragsmanagement/auftragsimport' },
  { name: 'lademittel', pfad: '/auftragsmanagement/lademittel' },
  { name: 'adressen', pfad: '/masterdata/adressmanagement' },
  { name: 'adressen-leer', pfad: '/masterdata/adressmanagement?suche=gibtesnicht' },
  { name: 'adresse', pfad: '/masterdata/adresserfassung' },
  { name: 'nachschlagelisten', pfad: '/masterdata/listen/verpackungen' },
  { name: 'gefahrguttabelle', pfad: '/masterdata/gefahrgut' },
  { name: 'mauttabelle', pfad: '/masterdata/maut/neu' },
  { name: 'benutzer', pfad: '/masterdata/usermanagement' },
  { name: 'benutzer-dialog', pfad: '/masterdata/usermanagement', bereite: oeffneErsten },
  { name: 'benachrichtigung', pfad: '/masterdata/benachrichtigungen', bereite: knopf('Hinzufügen') },
  { name: 'mandanten', pfad: '/admin/mandanten' },
  { name: 'anbindung', pfad: '/admin/anbindungen', bereite: knopf('Hinzufügen') },
  { name: 'anzeigestatus', pfad: '/admin/anzeigestatus' },
  { name: 'datenleben', pfad: '/admin/datenleben' },
  { name: 'aenderungsprotokoll', pfad: '/admin/protokoll' },
  { name: 'konfigurator', pfad: '/admin/coco' },
];
