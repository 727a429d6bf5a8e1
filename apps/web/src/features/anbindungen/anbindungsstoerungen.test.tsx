import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const anbindung = (dazu: object = {}) => ({
  id: 7,
  name: 'ACME',
  richtung: 'eingang',
  mandantId: 1,
  partner: 'ACME',
  format: null,
  version: 3,
  host: null,
  port: null,
  verschluesselung: null,
  anmeldung: null,
  benutzername: null,
  postfach: null,
  fingerabdruck: null,
  eingangspfad: null,
  erledigtpfad: null,
  fehlerpfad: null,
  adresse: null,
  absenderliste: null,
  dmarcVerlangt: false,
  quittieren: false,
  belegkennung: null,
  fortras: null,
  anmeldeadresse: null,
  klient: null,
  umfang: null,
  geheimnis: null,
  geheimnisDa: false,
  zeichensatz: null,
  weg: 'ordner',
  ordner: 'acme',
  verzeichnis: '1/acme',
  taktSekunden: 60,
  selbstUebernehmen: true,
  aktiv: true,
  imNamenVon: 'admin',
  fehler: null,
  fehlerSeit: null,

  letzterLaufAm: '2026-11-20T08:00:00.000Z',
  naechsterAbschluss: null,
  offen: 0,
  gescheitert: 0,
  ...dazu,
});
const datei = {
  id: 31,
  dateiname: 'BORD512.txt',
  auftraege: 1234,
  zustand: 'gesendet',
  versuche: 1,
  fehler: null,
  erstelltAm: '2026-11-20T11:00:00.000Z',
  gesendetAm: '2026-11-20T11:00:02.000Z',
};
let anbindungen: object[] = [];

mitPortal(() => {
  anbindungen = [anbindung()];
  angemeldetAls({ admin: true, hauptmandant: true, edit: true });
  antworte('get', 'anbindungen', () => anbindungen);
  antworte('get', 'anbindungen/:id/eingaenge', []);
  antworte('get', 'anbindungen/:id/dateien', [datei]);
  antworte('get', 'dispo/rueckmeldefehler', []);
  antworte('post', 'anbindungen', () => HttpResponse.json(anbindung({ id: 8 }), { status: 201 }));
  antworte('put', 'anbindungen/7', anbindung());
});

const maus = userEvent.setup({ delay: null });
const klicke = async (name: string) => maus.click(await screen.findByRole('button', { name }));
const ja = async () => within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' });
const ok = async (text: string) => {
  await screen.findByText(text);
  await maus.click(screen.getByRole('button', { name: 'OK' }));
};

/** A call that is answered when the test says so. */
function haelt(methode: 'post' | 'delete', pfad: string) {
  const anfrage = { anzahl: 0, antworte: () => {} };
  const fertig = new Promise<void>((weiter) => {
    anfrage.antworte = weiter;
  });
  server.use(
    http[methode](`*/api/${pfad}`, async () => {
      anfrage.anzahl++;
      await fertig;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return anfrage;
}

async function oeffne(zeile = 'ACME') {
  zeigeSeite('/admin/anbindungen');
  await screen.findByRole('row', { name: new RegExp(zeile) });
}
async function neue() {
  await oeffne();
  await klicke('Hinzufügen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Anbindung hinzufügen' }));
  const waehle = async (feld: RegExp, wert: RegExp) => {
    await maus.click(dialog.getByLabelText(feld));
    await maus.click(await screen.findByRole('option', { name: wert }));
  };
  const tippe = async (feld: RegExp, wert: string) => {
    await maus.clear(dialog.getByLabelText(feld));
    await maus.type(dialog.getByLabelText(feld), wert);
  };
  return { dialog, waehle, tippe, speichere: () => maus.keyboard('{Control>}s{/Control}') };
}

it.each([
  ['eingaenge', anbindung()],
  ['dateien', anbindung({ richtung: 'ausgang' })],
])('sagt nicht, es gebe noch keine Dateien, wo sie sich nicht lesen lassen (%s)', async (was, eine) => {
  anbindungen = [eine];
  antworte('get', `anbindungen/:id/${was}`, abgelehnt(500, 'Gerade nicht.'));
  await oeffne();
  await ok('Gerade nicht.');
  expect(screen.queryByText(/^Noch keine Datei/)).toBeNull();
});

it('zählt mit Tausenderpunkt', async () => {
  anbindungen = [anbindung({ richtung: 'ausgang', offen: 12345, gescheitert: 1000 })];
  await oeffne();
  expect(screen.getByRole('row', { name: /ACME/ }).textContent).toMatch(/12\.3451\.000/);
  expect((await screen.findByRole('row', { name: /BORD512/ })).textContent).toContain('1.234');
});

it('sendet eine Datei mit einem Doppelklick nicht zweimal', async () => {
  anbindungen = [anbindung({ richtung: 'ausgang' })];
  const anfrage = haelt('post', 'anbindungen/7/dateien/31/nochmals');
  await oeffne();
  await maus.dblClick(await screen.findByRole('button', { name: 'Nochmals senden' }));
  anfrage.antworte();
  await screen.findByText('BORD512.txt wird gleich noch einmal gesendet.');
  expect(anfrage.anzahl).toBe(1);
});

it('löscht mit einem Doppelklick einmal', async () => {
  const anfrage = haelt('delete', 'anbindungen/7');
  await oeffne();
  await klicke('Löschen');
  await maus.dblClick(await ja());
  anfrage.antworte();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(anfrage.anzahl).toBe(1);
});

it('sagt, warum eine Anbindung nicht gelöscht wurde; sie bleibt stehen', async () => {
  antworte('delete', 'anbindungen/7', abgelehnt(409, 'Inzwischen geändert.'));
  await oeffne();
  await klicke('Löschen');
  await maus.click(await ja());
  await ok('Inzwischen geändert.');
  expect(screen.getByRole('row', { name: /ACME/ })).toBeTruthy();
});

it('schlägt für SFTP dessen Port vor, auch wo Dateien hinausgehen', async () => {
  const { dialog, waehle } = await neue();
  await waehle(/^Richtung/, /^Ausgang/);
  await waehle(/^Übertragungsweg/, /SFTP/);
  expect(dialog.getByLabelText(/^Port/)).toHaveProperty('value', '22');
});

it('was in einem Feld steht, das es auf diesem Weg nicht gibt, hält nicht stumm auf', async () => {
  const { waehle, tippe, speichere } = await neue();
  await tippe(/^Name/, 'Netz');
  await tippe(/^Abruf/, '1');
  await waehle(/^Richtung/, /^Ausgang/);
  await tippe(/^Ordner/, 'netz');
  await waehle(/^Format/, /XML/);
  await speichere();
  await waitFor(() => expect(an('POST anbindungen')).toHaveLength(1));
  expect(an('POST anbindungen')[0]?.koerper).toMatchObject({ name: 'Netz', richtung: 'ausgang' });
});

it('auch keine Frist, wo niemand antwortet', async () => {
  const { waehle, tippe, speichere } = await neue();
  await tippe(/^Name/, 'Netz');
  await waehle(/^Richtung/, /^Ausgang/);
  await waehle(/^Übertragungsweg/, /^HTTP/);
  await tippe(/^Frist|Antwort/, '999');
  await waehle(/^Übertragungsweg/, /^Ordner/);
  await tippe(/^Ordner/, 'netz');
  await waehle(/^Format/, /XML/);
  await speichere();
  await waitFor(() => expect(an('POST anbindungen')).toHaveLength(1));
});

it('behält die Eingaben, wenn jemand anders die Anbindung inzwischen gelöscht hat', async () => {
  antworte('put', 'anbindungen/7', abgelehnt(404, 'Das gibt es nicht mehr.'));
  await oeffne();
  await klicke('Bearbeiten');
  const dialog = within(await screen.findByRole('dialog', { name: 'Anbindung bearbeiten' }));
  await maus.type(dialog.getByLabelText(/^Name/), ' Nord');
  anbindungen = [];
  await screen.findByText(/Noch keine Anbindung/);
  await maus.keyboard('{Enter}');
  await ok('Das gibt es nicht mehr.');
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'ACME Nord');
  await maus.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: /verwerfen/i });
});

it('zeigt unter einer anderen Anbindung nicht die Dateien der vorigen', async () => {
  anbindungen = [anbindung({ partner: null }), anbindung({ id: 8, name: 'Beta', partner: null })];
  antworte('get', 'anbindungen/:id/eingaenge', ({ teile }) =>
    teile['id'] === '7'
      ? [{ id: 1, dateiname: 'acme.csv', absender: '', empfangenAm: datei.erstelltAm, zustand: 'doppelt' }]
      : [],
  );
  await oeffne();
  await maus.click(screen.getByText('ACME'));
  await screen.findByText('acme.csv');
  await maus.click(screen.getByText('Beta'));
  await screen.findByRole('heading', { name: 'Dateien über Beta' });
  expect(screen.queryByText('acme.csv')).toBeNull();
});
