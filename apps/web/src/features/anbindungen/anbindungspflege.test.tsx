import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const anbindung = (id: number, name: string, dazu: object = {}) => ({
  id,
  name,
  richtung: 'eingang',
  mandantId: 1,
  partner: null,
  format: null,
  version: 3,
  aktiv: true,
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
  selbstUebernehmen: false,
  imNamenVon: 'admin',
  fehler: null,
  fehlerSeit: null,
  offen: 0,
  letzterLaufAm: '2026-11-20T08:00:00Z',
  naechsterAbschluss: null,
  gescheitert: 0,
  ...dazu,
});
const sftp = { weg: 'sftp', verzeichnis: null, host: 'sftp.acme.example', benutzername: 'nord' };
let da: { id: number; name: string }[];

mitPortal(() => {
  da = [anbindung(7, 'ACME'), anbindung(8, 'Beta', { version: 5 })];
  angemeldetAls({ admin: true, hauptmandant: true, edit: true });
  antworte('get', 'anbindungen', () => da);
  antworte('get', 'anbindungen/:id/eingaenge', []);
  antworte('get', 'anbindungen/:id/dateien', []);
  antworte('get', 'dispo/rueckmeldefehler', []);
});

const maus = userEvent.setup({ delay: null });
const klicke = async (name: string, wo: HTMLElement = document.body) =>
  maus.click(await within(wo).findByText(name, { selector: 'button' }));
const frage = () => screen.findByRole('alertdialog');
const zu = (rolle: string) => waitFor(() => expect(screen.queryByRole(rolle)).toBeNull());
async function oeffne(zeile?: string) {
  zeigeSeite('/admin/anbindungen');
  await screen.findAllByText(da[0]?.name ?? '');
  if (zeile) await maus.click(screen.getAllByText(zeile)[0] as HTMLElement);
}
async function bearbeite(zeile: string) {
  await oeffne(zeile);
  await klicke('Bearbeiten');
  return screen.findByRole('dialog', { name: 'Anbindung bearbeiten' });
}

it('wants a marked row where there are several', async () => {
  await oeffne();
  for (const knopf of ['Bearbeiten', 'Löschen', 'Jetzt abrufen', 'Verbindung prüfen']) {
    await klicke(knopf);
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await klicke('OK');
    await zu('alertdialog');
  }
});

it('says in words how each fares, which way it goes and where it leads', async () => {
  da = [
    anbindung(1, 'Eins', { letzterLaufAm: null }),
    anbindung(2, 'Zwei', { aktiv: false, fehler: 'x', fehlerSeit: '2026-11-20T08:00:00Z' }),
    anbindung(3, 'Drei', { ...sftp, fehler: 'Schweigt', fehlerSeit: '2026-11-20T08:00:00Z' }),
    anbindung(4, 'Vier', {
      richtung: 'ausgang',
      letzterLaufAm: null,
      verzeichnis: null,
      adresse: 'https://x',
    }),
  ];
  await oeffne();
  const zeile = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(zeile('Eins')).toMatch(/Eingang1\/acme.*noch nicht abgerufen$/);
  expect(zeile('Zwei')).toContain('abgeschaltet');
  expect(zeile('Drei')).toMatch(/nord, sftp\.acme\.example.*gestört seit 20\.11\.2026 09:00Schweigt$/);
  expect(zeile('Vier')).toMatch(/Ausganghttps:\/\/x.*in Ordnung$/);
});

it.each([
  ['a folder', {}, 'Noch keine Datei. Legen Sie zur Probe eine in den Ordner 1/acme.'],
  [
    'a mailbox',
    { weg: 'postfach', benutzername: 'auftrag@nord.example' },
    'Noch keine Datei. Senden Sie zur Probe eine Mail mit Anhang an auftrag@nord.example.',
  ],
  [
    'a server',
    { ...sftp, eingangspfad: '/in' },
    'Noch keine Datei. Legen Sie zur Probe eine in den Ordner /in auf sftp.acme.example.',
  ],
  [
    'a way out',
    { richtung: 'ausgang' },
    'Noch keine Datei. Sobald ein Auftrag zur Übertragung markiert ist, entsteht hier eine.',
  ],
  ['receipts', { quittieren: true }, 'Noch keine Quittung. Zu jeder neuen Datei entsteht hier eine.'],
])('says how a first file comes over %s', async (_was, dazu, text) => {
  da = [anbindung(7, 'ACME', dazu)];
  await oeffne();
  await screen.findByText(text);
});

it('looks for files at once, once, and tells why it could not', async () => {
  antworte('post', 'anbindungen/7/nachsehen', () => anbindung(7, 'ACME'));
  await oeffne('ACME');
  await maus.dblClick(screen.getByText('Jetzt abrufen'));
  await screen.findByText('ACME wird gleich abgerufen.');
  expect(an('POST anbindungen/7/nachsehen')).toHaveLength(1);
  antworte('post', 'anbindungen/7/nachsehen', abgelehnt(409, 'Sie ist abgeschaltet.'));
  await klicke('Jetzt abrufen');
  await screen.findByText('Sie ist abgeschaltet.');
});

it('closes a way out at once only where it is closed at times', async () => {
  da = [
    anbindung(7, 'ACME', { richtung: 'ausgang', naechsterAbschluss: '2026-11-20T16:00:00Z' }),
    anbindung(8, 'Beta', { richtung: 'ausgang' }),
  ];
  antworte('post', 'anbindungen/7/nachsehen', () => da[0] ?? {});
  await oeffne('Beta');
  expect(screen.queryByText('Jetzt abschließen')).toBeNull();
  await maus.click(screen.getByText('ACME'));
  await klicke('Jetzt abschließen');
  await screen.findByText('ACME wird gleich abgeschlossen: Alles Wartende kommt in eine Datei.');
});

it.each([
  ['what lies there', {}, { gelungen: true, wartend: 3 }, /^Die Verbindung von ACME geht\. Es liegen dort 3/],
  [
    'that it works',
    { richtung: 'ausgang' },
    { gelungen: true, wartend: null },
    'Die Verbindung von ACME geht.',
  ],
  [
    'why it does not work',
    {},
    { gelungen: false, wartend: null, fehler: 'Der Server antwortet nicht.' },
    'Die Verbindung von ACME geht nicht: Der Server antwortet nicht.',
  ],
])('tries a connection and says %s', async (_was, dazu, ergebnis, text) => {
  da = [anbindung(7, 'ACME', dazu)];
  antworte('post', 'anbindungen/7/probe', { fehler: null, fingerabdruck: null, ...ergebnis });
  await oeffne();
  await klicke('Verbindung prüfen');
  await screen.findByText(text);
});

it('tells a server nothing where somebody says that it is not the one', async () => {
  da = [anbindung(7, 'ACME', { ...sftp, fingerabdruck: 'SHA256:alt' })];
  const neu = { gelungen: false, wartend: null, fehler: 'x', fingerabdruck: 'SHA256:neu' };
  antworte('post', 'anbindungen/7/probe', neu);
  await oeffne();
  await klicke('Verbindung prüfen');
  const erste = await frage();
  within(erste).getByText(/anderen Fingerabdruck aus als bisher: SHA256:neu Bisher: SHA256:alt/);
  await maus.keyboard('{Enter}');
  await zu('alertdialog');
  expect(an('PUT anbindungen/7')).toEqual([]);
  expect(screen.queryByText('Der Server von ACME ist bestätigt.')).toBeNull();
});

it('sends what was given up once, however often the button is clicked', async () => {
  da = [anbindung(7, 'ACME', { richtung: 'ausgang', gescheitert: 4 })];
  antworte('post', 'anbindungen/7/wiederholen', () => HttpResponse.json(4));
  await oeffne();
  await maus.dblClick(await screen.findByText('Gescheiterte erneut senden'));
  await screen.findByText('4 Aufträge werden noch einmal gesendet.');
  expect(an('POST anbindungen/7/wiederholen')).toHaveLength(1);
});

it.each([
  ['name', /^Name/, 'So heißt schon eine andere.'],
  ['ordner', /^Ordner/, 'Diesen Ordner hat schon eine andere.'],
])('shows a refused %s at its field and keeps what was entered', async (feld, label, text) => {
  antworte('put', 'anbindungen/7', abgelehnt(400, text, feld));
  const fenster = await bearbeite('ACME');
  const eingabe = within(fenster).getByLabelText<HTMLInputElement>(label);
  await maus.type(eingabe, 'x');
  await klicke('Speichern', fenster);
  expect((await within(fenster).findAllByText(text)).length).toBeGreaterThan(0);
  expect(eingabe.value).toMatch(/x$/);
  expect(document.activeElement).toBe(eingabe);
});

it('stores the version that was read, with what was changed, once', async () => {
  antworte('put', 'anbindungen/8', ({ koerper }) => ({ ...koerper, id: 8 }));
  const fenster = await bearbeite('Beta');
  await maus.click(within(fenster).getByLabelText('Aufträge automatisch übernehmen'));
  await maus.click(within(fenster).getByLabelText('eingeschaltet'));
  await maus.dblClick(within(fenster).getByText('Speichern', { selector: 'button' }));
  await screen.findByText('Die Anbindung Beta wurde erfolgreich gespeichert.');
  const gesendet = an('PUT anbindungen/8');
  expect(gesendet.map((g) => g.kopf.get('if-match'))).toEqual(['"5"']);
  expect(gesendet[0]?.koerper).toMatchObject({ selbstUebernehmen: true, aktiv: false, ordner: 'acme' });
});

it.each([
  ['postfach', { weg: 'postfach', host: 'imap.example' }, 'E-Mail-Adresse des Partners'],
  ['sftp', sftp, 'Ordner, in den geschrieben wird'],
])('asks where receipts go only once they are wanted (%s)', async (_weg, dazu, label) => {
  da = [anbindung(7, 'ACME', dazu), anbindung(8, 'Beta')];
  const fenster = await bearbeite('ACME');
  const ziel = () => within(fenster).queryByLabelText(new RegExp(`^${label}`));
  expect(ziel()).toBeNull();
  await maus.click(within(fenster).getByLabelText('Empfang quittieren'));
  expect(ziel()).not.toBeNull();
});

it('asks before Escape throws away what was changed', async () => {
  const fenster = await bearbeite('ACME');
  await maus.type(within(fenster).getByLabelText(/^Name/), ' neu');
  await maus.keyboard('{Escape}');
  await klicke('Ja', await frage());
  await zu('dialog');
  expect(an('PUT anbindungen/7')).toEqual([]);
});

it('does not say there is none where the list cannot be read', async () => {
  antworte('get', 'anbindungen', abgelehnt(500, 'Gerade nicht.'));
  zeigeSeite('/admin/anbindungen');
  await screen.findByText('Gerade nicht.');
  expect(screen.queryByText(/^Noch keine Anbindung/)).toBeNull();
});
