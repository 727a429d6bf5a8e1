import type { Adresse } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { dauerhaft } from '../../../testing/browserspeicher';
import { angemeldetAls } from '../../../testing/sitzung';

const erfassung = '/masterdata/adresserfassung';
const management = '/masterdata/adressmanagement';
const land = { id: 1, lkz: 'D', bezeichnung: 'Deutschland', awSperre: false, skey: 1 };
const gespeichert: Partial<Adresse> = {
  id: 5,
  mandantId: 7,
  matchcode: 'MÜLLER KÖLN',
  fremdnummer: '4711',
  name: 'Müller',
  lkz: 'D',
  plz: '50667',
  ort: 'Köln',
  strasse: 'Domstraße',
  hausnummer: '1',
  telefon: '1',
  land: land as never,
  einmaladresse: false,
  unsichtbar: false,
  inUebertragung: false,
};

mitPortal(() => {
  angemeldetAls({ sub: '1', edit: true, 'mandant-id': 7 });
  antworte('get', 'laender', [land]);
  antworte('get', 'adressen/5', () => HttpResponse.json(gespeichert, { headers: { etag: '"3"' } }));
  for (const was of ['dubletten', 'searchByParam', 'search', 'verwendung'])
    antworte('get', `adressen/${was}`, []);
  antworte('get', 'orte/*', []);
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const klicke = (name: string, wo: HTMLElement = document.body) =>
  maus.click(within(wo).getByText(name, { selector: 'button' }));
const frage = () => screen.findByRole('alertdialog');
async function oeffne(pfad = '') {
  const seite = zeigeSeite(erfassung + pfad);
  await waitFor(() => expect(feld('plz')).not.toBeNull());
  return seite;
}
async function ersetze(name: string, text: string) {
  await maus.clear(feld(name));
  await maus.type(feld(name), text);
}
const entwuerfe = () => [...dauerhaft.keys()].filter((k) => k.startsWith('adressentwurf/'));

/** Types something and has the page go, as where the browser is closed. */
async function liegengelassen(pfad: string) {
  await oeffne(pfad);
  await ersetze('telefon', '0221');
  await waitFor(() => expect(entwuerfe()).toHaveLength(1));
  cleanup();
}

it('offers what was typed and not stored, and takes it', async () => {
  await liegengelassen('/5');
  await oeffne('/5');
  expect(feld('telefon').value).toBe('1');
  await screen.findByText(/^Es gibt einen nicht gespeicherten Entwurf vom/);
  await klicke('Entwurf übernehmen');
  await waitFor(() => expect(feld('telefon').value).toBe('0221'));
  expect(screen.queryByText('Entwurf übernehmen')).toBeNull();
  antworte('put', 'adressen/5', ({ koerper }) => ({ ...gespeichert, ...koerper }));
  await klicke('Speichern und zur Liste');
  await screen.findByText('Die Adresse Müller wurde erfolgreich gespeichert.');
  expect(an('PUT adressen/5').map((g) => g.koerper.telefon)).toEqual(['0221']);
  await waitFor(() => expect(entwuerfe()).toEqual([]));
});

it('forgets a draft nobody wants, and leaves what is stored', async () => {
  await liegengelassen('/5');
  await oeffne('/5');
  await screen.findByText(/^Es gibt einen nicht gespeicherten Entwurf vom/);
  await klicke('Verwerfen');
  await waitFor(() => expect(entwuerfe()).toEqual([]));
  expect(feld('telefon').value).toBe('1');
});

it('offers no draft of another address, nor that of another user', async () => {
  await liegengelassen('/5');
  await oeffne();
  expect(screen.queryByText('Entwurf übernehmen')).toBeNull();
  cleanup();
  angemeldetAls({ sub: '2', edit: true, 'mandant-id': 7 });
  await oeffne('/5');
  expect(screen.queryByText('Entwurf übernehmen')).toBeNull();
  expect(entwuerfe()).toHaveLength(1);
});

it('keeps no draft of what was given up', async () => {
  const { ort } = await oeffne('/5');
  await ersetze('telefon', '0221');
  await waitFor(() => expect(entwuerfe()).toHaveLength(1));
  await maus.keyboard('{Escape}');
  await klicke('Ja', await frage());
  await waitFor(() => expect(ort()).toBe(management));
  expect(entwuerfe()).toEqual([]);
});

it('asks before a changed address is left by the menu; a no stays with what was typed', async () => {
  const { ort } = await oeffne('/5');
  await ersetze('telefon', '0221');
  const menue = document.querySelector(`nav a[href="${management}"]`) as HTMLElement;
  await maus.click(menue);
  const erste = await frage();
  within(erste).getByText(/^Die Adresse ist nicht gespeichert\./);
  await klicke('Nein', erste);
  expect(ort()).toBe(`${erfassung}/5`);
  expect(feld('telefon').value).toBe('0221');
  await maus.click(menue);
  await klicke('Ja', await frage());
  await waitFor(() => expect(ort()).toBe(management));
});

it('leaves an unchanged address without a question', async () => {
  const { ort } = await oeffne('/5');
  await maus.click(feld('telefon'));
  await maus.keyboard('{Escape}');
  await waitFor(() => expect(ort()).toBe(management));
});

it('copies to a new address of its own; what was not changed is asked for no draft', async () => {
  const { ort } = await oeffne('/5');
  await klicke('Kopieren');
  await waitFor(() => expect(ort()).toBe(`${erfassung}?kopie=5`));
  await screen.findByText('Kopie von Müller');
  expect(feld('fremdnummer').value).toBe('');
});

it('can be read once more where that failed, and says where else one can go', async () => {
  antworte('get', 'adressen/5', abgelehnt(500, 'Gerade nicht.'));
  zeigeSeite(`${erfassung}/5`);
  await screen.findByText('Die Adresse konnte nicht geladen werden');
  expect(screen.getByText('Zum Adressmanagement').getAttribute('href')).toBe(management);
  antworte('get', 'adressen/5', () => HttpResponse.json(gespeichert, { headers: { etag: '"3"' } }));
  await klicke('Erneut versuchen');
  await waitFor(() => expect(feld('name')?.value).toBe('Müller'));
});

it('says of a copy of an address nobody has that it is not there', async () => {
  zeigeSeite(`${erfassung}?kopie=x`);
  await screen.findByText('Adresse nicht gefunden');
});

it('asks for nothing where somebody may not change addresses', async () => {
  angemeldetAls({ edit: false, 'mandant-id': 7 });
  zeigeSeite(`${erfassung}/5`);
  await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
  expect(an('GET adressen/5')).toEqual([]);
});

it('tells a refusal that belongs to no field, and keeps what was typed', async () => {
  antworte('put', 'adressen/5', abgelehnt(409, 'Die Adresse wird gerade übertragen.'));
  const { ort } = await oeffne('/5');
  await ersetze('telefon', '0221');
  await klicke('Speichern und zur Liste');
  await klicke('OK', await frage());
  expect(ort()).toBe(`${erfassung}/5`);
  expect(feld('telefon').value).toBe('0221');
});

it('shows the merged address as it is stored now; where that cannot be read it says so', async () => {
  const zweite = { ...gespeichert, id: 9, name: 'Müller GmbH', telefon: '2' };
  antworte('get', 'adressen/dubletten', [zweite]);
  antworte('get', 'adressen/9', () => HttpResponse.json(zweite, { headers: { etag: '"1"' } }));
  antworte('post', 'adressen/zusammenfuehren', () => {
    antworte('get', 'adressen/5', abgelehnt(500, 'Gerade nicht zu lesen.'));
    return gespeichert;
  });
  await oeffne('/5');
  await maus.click(await screen.findByText('Zusammenführen'));
  await screen.findByText('Adressen zusammenführen');
  await screen.findByLabelText('Telefon: 2');
  await maus.click(screen.getAllByText('Zusammenführen').at(-1) as HTMLElement);
  await screen.findByText('Die Adressen wurden zusammengeführt.');
  await screen.findByText('Gerade nicht zu lesen.');
});
