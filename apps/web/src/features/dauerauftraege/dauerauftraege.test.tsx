import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const dauerauftrag = (mehr: object = {}) => ({
  id: 4,
  version: 3,
  mandant: 'Nordlicht',
  name: 'Wochentour',
  vorlageId: 9,
  vorlage: 'Tour Nord',
  wochentage: ['mo', 'do'],
  wochen: 2,
  von: '2026-11-23',
  bis: null,
  feiertage: 'auslassen',
  vorlauf: 1,
  um: '06:00',
  als: 'auftrag',
  benachrichtigt: null,
  melden: 'probleme',
  aktiv: true,
  naechsterTag: '2026-11-26',
  naechsterAm: '2026-11-25T05:00:00Z',
  letzter: 'vorschlag',
  ...mehr,
});
const seite = '/auftragsmanagement/dauerauftraege';
let alle: object[];

mitPortal(() => {
  alle = [dauerauftrag()];
  angemeldetAls({ sub: '1', name: 'kunde', edit: true });
  antworte('get', 'dauerauftraege', () => alle);
  antworte('get', 'auftragsvorlagen/search', [{ id: 9, vorlageName: 'Tour Nord' }]);
  antworte('get', 'dauerauftraege/empfaenger', [
    { name: 'dispo', intern: true },
    { name: 'leser', intern: false },
  ]);
  antworte('post', 'dauerauftraege/vorschau', {
    termine: [
      { tag: '2026-12-24', statt: null, feiertag: null, faelltAus: false },
      { tag: '2026-12-25', statt: null, feiertag: '1. Weihnachtstag', faelltAus: true },
      { tag: '2027-01-04', statt: '2027-01-01', feiertag: 'Neujahr', faelltAus: false },
    ],
  });
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.findByRole('button', { name });

it('says on which days, when next and what became of the last', async () => {
  alle = [
    dauerauftrag(),
    dauerauftrag({ id: 5, name: 'Pause', aktiv: false, wochen: 1, letzter: null }),
    dauerauftrag({ id: 6, name: 'Vorbei', naechsterTag: null, naechsterAm: null, bis: '2026-11-20' }),
  ];
  zeigeSeite(seite);
  const zeilen = await screen.findAllByRole('row', { name: /Tour Nord/ });
  expect(zeilen.map((z) => z.textContent)).toEqual([
    expect.stringMatching(/WochentourTour NordMo, Do, alle 2 WochenDo 26.11.2026.*als Vorschlag vorgelegt/),
    expect.stringMatching(/PauseTour NordMo, Do, jede Wochepausiert/),
    expect.stringMatching(/Vorbei.*bis 20.11.2026beendet/),
  ]);
});

it('is made of a template and weekdays, with the days to come beside it', async () => {
  antworte('post', 'dauerauftraege', dauerauftrag());
  zeigeSeite(seite);
  await maus.click(await knopf('Neuer Dauerauftrag'));
  await maus.click(await knopf('Speichern'));
  expect(await screen.findByText('Bitte mindestens einen Wochentag wählen.')).toBeTruthy();
  await maus.type(screen.getByRole('textbox', { name: /^Name/ }), 'Neue Tour');
  await maus.click(screen.getByRole('combobox', { name: /^Auftragsvorlage/ }));
  await maus.keyboard('{ArrowDown}');
  await maus.click(await screen.findByRole('option', { name: 'Tour Nord' }));
  // Who can be told is asked with the template.
  await maus.type(screen.getByRole('combobox', { name: /^Mail an/ }), 'le');
  await maus.click(await screen.findByRole('option', { name: 'leser' }));
  await maus.click(screen.getByRole('checkbox', { name: 'Do' }));
  await maus.click(screen.getByRole('checkbox', { name: 'Mo' }));
  await screen.findByText('Mo 04.01.2027 statt 01.01.2027 (Neujahr)');
  expect(screen.getByText('Fr 25.12.2026 fällt aus (1. Weihnachtstag)')).toBeTruthy();
  await maus.click(await knopf('Speichern'));
  await waitFor(() => expect(an('POST dauerauftraege')).toHaveLength(1));
  expect(an('POST dauerauftraege')[0]?.koerper).toMatchObject({
    name: 'Neue Tour',
    vorlageId: 9,
    wochentage: ['mo', 'do'],
    wochen: 1,
    feiertage: 'verschieben',
    vorlauf: 1,
    um: '06:00',
    als: 'auftrag',
    melden: 'probleme',
    benachrichtigt: 'leser',
    aktiv: true,
  });
});

it('is changed for the version that was read; what is refused stays', async () => {
  antworte('put', 'dauerauftraege/4', abgelehnt(409, 'Inzwischen geändert'));
  zeigeSeite(seite);
  await maus.dblClick(await screen.findByText('Wochentour'));
  await maus.click(await screen.findByRole('checkbox', { name: 'aktiv' }));
  await maus.click(await knopf('Speichern'));
  await maus.click(await knopf('OK'));
  const [gesendet] = an('PUT dauerauftraege/4');
  expect(gesendet?.kopf.get('If-Match')).toBe('"3"');
  expect(gesendet?.koerper).toMatchObject({ aktiv: false, wochentage: ['mo', 'do'], vorlageId: 9 });
  expect(Object.keys(gesendet?.koerper)).not.toContain('naechsterTag');
  expect(await screen.findByRole('checkbox', { name: 'aktiv' })).toHaveProperty('checked', false);
});

it('shows what it has made, and goes when that is confirmed', async () => {
  antworte(
    'get',
    'dauerauftraege/4/laeufe',
    [
      { tag: '2026-11-23', zustand: 'auftrag', am: '2026-11-22T05:00:00Z', grund: null, auftragId: 7 },
      { tag: '2026-11-19', zustand: 'gescheitert', am: '2026-11-18T05:00:00Z', grund: 'Vorlage fehlt' },
    ].map((l) => ({ nummer: 'auftragId' in l ? 'NL-7' : null, vorschlagId: null, ...l })),
  );
  antworte('delete', 'dauerauftraege/4', {});
  zeigeSeite(seite);
  await maus.click(await screen.findByText('Wochentour'));
  await maus.click(await knopf('Läufe'));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('link', { name: 'NL-7' })).getAttribute('href')).toContain('/7');
  expect(dialog.getByText('Vorlage fehlt')).toBeTruthy();
  await maus.keyboard('{Escape}');
  await maus.click(await knopf('Löschen'));
  await maus.click(await knopf('Ja'));
  await waitFor(() => expect(an('DELETE dauerauftraege/4')).toHaveLength(1));
});
