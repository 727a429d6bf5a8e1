import type { Adresse } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';

const erfassung = '/masterdata/adresserfassung';
const adresse: Partial<Adresse> = {
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
  einmaladresse: false,
  unsichtbar: false,
  inUebertragung: false,
};
const land = { id: 1, lkz: 'D', bezeichnung: 'Deutschland', awSperre: false, skey: 1 };
let gespeichert: Partial<Adresse>;
let version: number;

mitPortal(() => {
  gespeichert = { ...adresse, land: { ...land } as Adresse['land'] };
  version = 3;
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  antworte('get', 'laender', [land]);
  antworte('get', 'adressen/5', () => HttpResponse.json(gespeichert, { headers: { etag: `"${version}"` } }));
  antworte('get', 'adressen/dubletten', []);
  antworte('get', 'adressen/searchByParam', []);
  antworte('get', 'adressen/search', []);
  antworte('get', 'orte/*', []);
  antworte('get', 'adressen/verwendung', [{ id: 5, auftraege: 1234, vorlagen: 1, eigeneVon: 'Nordlicht' }]);
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
async function oeffne(pfad = '') {
  const seite = zeigeSeite(erfassung + pfad);
  await waitFor(() => expect(feld('plz')).not.toBeNull());
  return seite;
}
async function ersetze(name: string, text: string) {
  await maus.clear(feld(name));
  await maus.type(feld(name), text);
}

it('zeigt am Feld, was der Server ablehnt; ein zweiter Versuch desselben legt nichts doppelt an', async () => {
  let versuche = 0;
  antworte('post', 'adressen', () => {
    if (versuche++ < 2) return abgelehnt(400, 'Diese Nummer gibt es schon.', 'fremdnummer');
    return HttpResponse.json({ ...gespeichert, name: 'Meier' }, { status: 201 });
  });
  await oeffne();
  await maus.type(feld('fremdnummer'), '4711');
  await maus.type(feld('name'), 'Meier');
  const anlegen = screen.getByText('Adresse anlegen');
  await maus.click(anlegen);
  await waitFor(() => expect(feld('fremdnummer').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Diese Nummer gibt es schon.')).not.toHaveLength(0);
  expect(document.activeElement).toBe(feld('fremdnummer'));
  await maus.click(anlegen);
  await waitFor(() => expect(an('POST adressen')).toHaveLength(2));
  await waitFor(() => expect(anlegen.closest('button')?.disabled).toBe(false));
  await ersetze('fremdnummer', '4712');
  await maus.click(anlegen);
  await screen.findByText('Die Adresse Meier wurde erfolgreich gespeichert.');
  const schluessel = an('POST adressen').map((g) => g.kopf.get('idempotency-key'));
  expect(schluessel[0]).toBe(schluessel[1]);
  expect(schluessel[2]).not.toBe(schluessel[1]);
});

it('schickt nichts, solange Name oder Postleitzahl nicht stimmen', async () => {
  antworte('get', 'laender', [{ ...land, plzMuster: '^\\d{5}$' }]);
  antworte('post', 'adressen', gespeichert);
  await oeffne();
  await maus.type(feld('plz'), '506');
  await maus.click(screen.getByText('Adresse anlegen'));
  await waitFor(() => expect(feld('name').getAttribute('aria-invalid')).toBe('true'));
  expect(feld('plz').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(feld('name'));
  expect(an('POST adressen')).toHaveLength(0);
});

it('zeigt, worin sich eine inzwischen geänderte Adresse unterscheidet, und ersetzt sie auf Wunsch', async () => {
  antworte('put', 'adressen/5', ({ kopf, koerper }) => {
    if (kopf.get('if-match') === '"4"') return { ...gespeichert, ...koerper };
    version = 4;
    gespeichert = { ...gespeichert, ort: 'Bonn' };
    const konflikt = { severity: 'ERROR', key: 'server.konflikt', text: 'Inzwischen geändert.' };
    return HttpResponse.json([konflikt], { status: 409 });
  });
  await oeffne('/5');
  await ersetze('telefon', '2');
  await maus.click(screen.getByText('Speichern und zur Liste'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('row').map((z) => z.textContent)).toEqual([
    'FeldIhre Eingabegespeichert',
    'OrtKölnBonn',
    'Telefon21',
  ]);
  await maus.click(dialog.getByText('Meine Eingaben behalten'));
  expect([feld('telefon').value, feld('ort').value]).toEqual(['2', 'Köln']);
  await maus.click(screen.getByText('Speichern und zur Liste'));
  await screen.findByText('Die Adresse Müller wurde erfolgreich gespeichert.');
  expect(an('PUT adressen/5').map((g) => g.kopf.get('if-match'))).toEqual(['"3"', '"4"']);
  expect(an('PUT adressen/5')[1]?.koerper).toMatchObject({ telefon: '2', ort: 'Köln' });
});

it('lädt stattdessen auf Wunsch die gespeicherte Fassung', async () => {
  antworte('put', 'adressen/5', () => {
    version = 4;
    gespeichert = { ...gespeichert, ort: 'Bonn' };
    return HttpResponse.json([{ severity: 'ERROR', key: 'server.konflikt', text: 'x' }], { status: 409 });
  });
  await oeffne('/5');
  await ersetze('telefon', '2');
  await maus.click(screen.getByText('Speichern'));
  await maus.click(await screen.findByText('Gespeicherte Fassung laden'));
  await waitFor(() => expect(feld('ort').value).toBe('Bonn'));
  expect(feld('telefon').value).toBe('1');
});

it('warnt vor Ähnlichen, sobald Name und Ort etwas sagen, und legt trotzdem an', async () => {
  antworte('get', 'adressen/dubletten', [{ ...gespeichert, id: 9, name: 'Müller GmbH' }]);
  antworte('post', 'adressen', gespeichert);
  await oeffne();
  await maus.type(feld('name'), 'Müller');
  await maus.type(feld('ort'), 'Köln');
  await screen.findByText('Wahrscheinlich schon vorhanden');
  const verweis = screen.getByText('Müller GmbH');
  expect(verweis.closest('a')?.getAttribute('href')).toBe(`${erfassung}/9`);
  expect(verweis.closest('li')?.textContent).toBe('Müller GmbHNr. 4711, Domstraße 1, 50667 Köln');
  expect(screen.queryByText('Zusammenführen')).toBeNull();
  const frage = an('GET adressen/dubletten').at(-1)?.frage;
  expect([frage?.get('name'), frage?.get('ort'), frage?.get('mandant')]).toEqual(['Müller', 'Köln', '7']);
  await maus.click(screen.getByText('Adresse anlegen'));
  await waitFor(() => expect(an('POST adressen')).toHaveLength(1));
});

it('führt nicht zusammen, was noch nicht gespeichert ist, und nennt die Verwendung', async () => {
  antworte('get', 'adressen/dubletten', [{ ...gespeichert, id: 9, name: 'Müller GmbH' }]);
  await oeffne('/5');
  await screen.findByText('1.234 Aufträge');
  expect(screen.getByText('1 Auftragsvorlage')).toBeTruthy();
  expect(screen.getByText('Eigene Adresse von Nordlicht')).toBeTruthy();
  await ersetze('telefon', '2');
  await maus.click(await screen.findByText('Zusammenführen'));
  await screen.findByText('Bitte speichern Sie die Adresse zuerst.');
  expect(screen.queryByText('Adressen zusammenführen')).toBeNull();
});

it('öffnet beim Namen eine Adresse, die es schon gibt', async () => {
  antworte('get', 'adressen/searchByParam', [gespeichert]);
  const { ort } = await oeffne();
  await maus.type(feld('name'), 'Mü');
  await maus.click(await screen.findByText('4711, Müller, Domstraße, 50667 Köln'));
  await waitFor(() => expect(ort()).toBe(`${erfassung}/5`));
  expect(an('GET adressen/searchByParam').at(-1)?.frage.get('name')).toBe('Mü');
});

it('fragt vor dem Abbrechen nur, wenn etwas eingegeben ist', async () => {
  const { ort } = await oeffne('/5');
  await ersetze('telefon', '2');
  await maus.click(screen.getByText('Abbrechen'));
  await screen.findByText('Möchten Sie diese Adresse wirklich abbrechen?');
  await maus.click(screen.getByText('Nein'));
  expect(feld('telefon').value).toBe('2');
  await ersetze('telefon', '1');
  await maus.click(screen.getByText('Abbrechen'));
  await waitFor(() => expect(ort()).toBe('/masterdata/adressmanagement'));
});

it.each([
  ['die es nicht gibt', '/5', abgelehnt(404, 'Nicht gefunden.')],
  ['deren Nummer keine ist', '/x5', abgelehnt(500, 'Das wird nicht gefragt.')],
])('sagt bei einer Adresse, %s, dass sie nicht zu finden ist', async (_was, pfad, antwort) => {
  antworte('get', 'adressen/5', antwort);
  zeigeSeite(erfassung + pfad);
  await screen.findByText('Adresse nicht gefunden');
  expect(screen.queryByText('Erneut versuchen')).toBeNull();
});
