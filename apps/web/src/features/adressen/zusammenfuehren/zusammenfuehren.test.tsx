import type { Adresse } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeSeite, zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { ZusammenfuehrenDialog } from './ZusammenfuehrenDialog';

const adresse = (id: number, mehr: Partial<Adresse>): Partial<Adresse> => ({
  id,
  mandantId: 7,
  matchcode: 'MÜLLER KÖLN',
  fremdnummer: String(4700 + id),
  name: 'Müller',
  lkz: 'D',
  plz: '50667',
  ort: 'Köln',
  strasse: 'Domstraße',
  hausnummer: '1',
  telefon: null,
  einmaladresse: false,
  unsichtbar: false,
  inUebertragung: false,
  ...mehr,
});
const links = adresse(5, { telefon: '0221 1' });
const rechts = adresse(9, { name: 'Müller GmbH', kontakt: 'Frau Jäger', telefon: '0221 2' });
let stand: Record<string, Partial<Adresse>>;
let version: number;

mitPortal(() => {
  stand = { 5: links, 9: rechts };
  version = 3;
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  antworte('get', 'laender', [{ id: 1, lkz: 'D', bezeichnung: 'Deutschland', awSperre: false, skey: 1 }]);
  antworte('get', 'adressen/:id', ({ teile }) => {
    const eine = stand[String(teile.id)];
    if (!eine) return abgelehnt(404, 'Die Adresse gibt es nicht.');
    return HttpResponse.json(eine, { headers: { etag: `"${version}"` } });
  });
  antworte('get', 'adressen/dubletten', [rechts]);
  antworte('get', 'adressen/searchByParam', []);
  antworte('get', 'adressen/verwendung', [
    { id: 5, auftraege: 1234, vorlagen: 0, eigeneVon: null },
    { id: 9, auftraege: 0, vorlagen: 0, eigeneVon: null },
  ]);
});

const maus = userEvent.setup({ delay: null });
const wert = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const fuehreZusammen = () => screen.getByText('Zusammenführen');
const gesendet = () => an('POST adressen/zusammenfuehren');
const feld = (name: string) => document.querySelector(`[name="${name}"]`);
const fertig = vi.fn();
const zeige = (mit?: number) =>
  zeigeTeil(
    <ZusammenfuehrenDialog id={5} {...(mit ? { mit } : {})} onFertig={fertig} onSchliessen={() => {}} />,
  );

it('bietet zuerst Ähnliche an, sonst sucht man im Buch des Mandanten; sich selbst findet man nicht', async () => {
  antworte('get', 'adressen/search', [links, adresse(8, { name: 'Meier' })]);
  zeige();
  await screen.findByText('Müller GmbH');
  await maus.type(screen.getByLabelText('Adresse suchen'), 'mei');
  const treffer = within(await screen.findByRole('list', { name: 'Gefundene Adressen' }));
  await treffer.findByText('Meier');
  expect(treffer.getAllByRole('listitem').map((z) => z.textContent)).toEqual([
    'Meier Nr. 4708, Domstraße 1, 50667 KölnWählen',
  ]);
  const frage = an('GET adressen/search')[0]?.frage;
  expect([frage?.get('query'), frage?.get('mandantId'), frage?.get('auchUnsichtbare')]).toEqual([
    'mei',
    '7',
    'true',
  ]);
});

it('sagt nur dann, es gebe keine weitere, wenn danach gesucht worden ist', async () => {
  antworte('get', 'adressen/dubletten', []);
  antworte('get', 'adressen/search', abgelehnt(500, 'Die Suche ging nicht.'));
  zeige();
  await screen.findByText('Keine ähnliche Adresse gefunden. Suchen Sie nach der anderen.');
  await maus.type(screen.getByLabelText('Adresse suchen'), 'mei');
  await screen.findByText('Die Suche ging nicht.');
  expect(screen.queryByText('Keine weitere Adresse gefunden.')).toBeNull();
});

it('schickt beide Fassungen und je Feld den gewählten Wert', async () => {
  antworte('post', 'adressen/zusammenfuehren', { ...links });
  zeige();
  await maus.click(await screen.findByText('Wählen'));
  expect((await wert('Name: Müller')).checked).toBe(true);
  expect((await wert('Kontakt: Frau Jäger')).checked).toBe(true);
  await screen.findByText('1.234 Aufträge · Nr. 4705');
  await maus.click(await wert('Telefon: 0221 2'));
  await maus.click(fuehreZusammen());
  await screen.findByText('Die Adressen wurden zusammengeführt.');
  expect(gesendet()).toHaveLength(1);
  expect(gesendet()[0]?.koerper).toMatchObject({
    bleibt: 5,
    entfaellt: 9,
    bleibtVersion: 3,
    entfaelltVersion: 3,
    adresse: { name: 'Müller', kontakt: 'Frau Jäger', telefon: '0221 2', fremdnummer: '4705' },
  });
  expect(fertig).toHaveBeenCalledWith(5);
});

it('behauptet keine Zahl der Aufträge, solange sie nicht bekannt ist', async () => {
  antworte('get', 'adressen/verwendung', abgelehnt(500, 'Das ging nicht.'));
  zeige(9);
  await screen.findByText('Nr. 4709');
  await waitFor(() => expect(an('GET adressen/verwendung').length).toBeGreaterThan(0));
  expect(screen.queryByText(/Aufträge ·/)).toBeNull();
});

it('bleibt nach einer Ablehnung mit der Wahl offen und zeigt beide, wie sie jetzt sind', async () => {
  antworte('post', 'adressen/zusammenfuehren', () => {
    version = 4;
    stand[9] = { ...rechts, ort: 'Bonn' };
    return abgelehnt(409, 'Inzwischen geändert.');
  });
  zeige(9);
  await maus.click(await wert('Telefon: 0221 2'));
  await maus.click(fuehreZusammen());
  await screen.findByText('Inzwischen geändert.');
  await maus.click(screen.getByText('OK'));
  await wert('Ort: Bonn');
  expect((await wert('Telefon: 0221 2')).checked).toBe(true);
  await maus.click(fuehreZusammen());
  await waitFor(() => expect(gesendet()).toHaveLength(2));
  expect(gesendet()[1]?.koerper).toMatchObject({ bleibtVersion: 4, entfaelltVersion: 4 });
});

it('geht aus der Erfassung zu der Adresse, die bleibt, wenn es die geöffnete nicht mehr gibt', async () => {
  antworte('post', 'adressen/zusammenfuehren', () => {
    version = 4;
    stand = { 9: { ...rechts, telefon: '0221 1' } };
    return stand[9] as object;
  });
  const { ort } = zeigeSeite('/masterdata/adresserfassung/5');
  await maus.click(await screen.findByText('Zusammenführen'));
  await maus.click(await wert('entfällt: Müller GmbH'));
  await maus.click(await wert('Telefon: 0221 1'));
  await maus.click(screen.getAllByText('Zusammenführen').at(-1) as HTMLElement);
  await waitFor(() => expect(ort()).toBe('/masterdata/adresserfassung/9'));
  await waitFor(() => expect(feld('name')).toHaveProperty('value', 'Müller GmbH'));
  expect(feld('telefon')).toHaveProperty('value', '0221 1');
});
