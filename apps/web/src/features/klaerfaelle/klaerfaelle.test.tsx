import type { Dokumentenverweis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { zeigeSeite, zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { eineZeile, mitListe } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import * as dokumente from '../dokumente/api/dokumente';
import { AuftragKlaerfaelle } from './AuftragKlaerfaelle';

const schritt = (art: string, mehr: object = {}) => ({
  art,
  verfasser: 'dispo',
  zustaendig: null,
  faelligTag: '2099-12-31',
  faelligUm: null,
  text: null,
  am: '2026-11-20T08:00:00Z',
  ...mehr,
});
const fall = (id: number, mehr: object = {}) => ({
  id,
  version: 3,
  auftragId: 7,
  nummer: 'NL-26-000007',
  mandant: 'Nordlicht',
  empfaenger: 'Meyer',
  grund: 'adresse',
  intern: false,
  zustaendig: 'kunde',
  faelligTag: '2099-12-31',
  faelligUm: '14:30',
  ueberfaellig: false,
  erledigt: false,
  schritte: [schritt('eroeffnet', { text: 'Tor 3?' })],
  ...mehr,
});
let faelle: object[];

mitPortal(() => {
  faelle = [fall(1, { ueberfaellig: true })];
  angemeldetAls({ sub: '1', name: 'dispo', edit: true, hauptmandant: true });
  antworte('get', 'klaerfaelle/auftrag/7', () => faelle);
  antworte('get', 'klaerfaelle/auftrag/7/zustaendige', [
    { name: 'dispo', intern: true },
    { name: 'kunde', intern: false },
  ]);
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string) => screen.findByRole('button', { name });
const feld = (name: RegExp) => screen.findByRole('textbox', { name });
const wahl = (name: RegExp) => screen.findByRole('combobox', { name });

it('is opened internally by whoever has the choice, with oneself to clear it up', async () => {
  faelle = [];
  antworte('post', 'klaerfaelle/auftrag/7', fall(2));
  zeigeTeil(<AuftragKlaerfaelle auftragId={7} />);
  await screen.findByText('Zu diesem Auftrag ist nichts zu klären.');
  await maus.click(await knopf('Klärfall eröffnen'));
  await maus.click(await wahl(/^Zuständig/));
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['dispo']);
  await maus.keyboard('{Escape}');
  await maus.type(await wahl(/^Grund/), 'Sons{Enter}');
  await maus.click(await knopf('Speichern'));
  expect((await feld(/^Was ist zu klären/)).getAttribute('aria-invalid')).toBe('true');
  await maus.type(await feld(/^Was ist zu klären/), 'Wo ist die Rampe?');
  await maus.click(await knopf('Speichern'));
  await waitFor(() => expect(an('POST klaerfaelle/auftrag/7')).toHaveLength(1));
  expect(an('POST klaerfaelle/auftrag/7')[0]?.koerper).toMatchObject({
    grund: 'sonstiges',
    text: 'Wo ist die Rampe?',
    zustaendig: 'dispo',
    intern: true,
    faelligUm: null,
  });
});

it('of a customer is for both, and leaves open who clears it up', async () => {
  faelle = [];
  angemeldetAls({ sub: '2', name: 'kunde', edit: true });
  antworte('post', 'klaerfaelle/auftrag/7', fall(2));
  zeigeTeil(<AuftragKlaerfaelle auftragId={7} />);
  await maus.click(await knopf('Klärfall eröffnen'));
  expect(screen.queryByRole('button', { name: 'intern' })).toBeNull();
  await maus.type(await wahl(/^Grund/), 'Sch{Enter}');
  await maus.click(await knopf('Speichern'));
  await waitFor(() => expect(an('POST klaerfaelle/auftrag/7')).toHaveLength(1));
  expect(an('POST klaerfaelle/auftrag/7')[0]?.koerper).toMatchObject({
    grund: 'schaden',
    zustaendig: null,
    intern: false,
  });
});

it('of a damage has its pictures sent first, once, and shows until when it has to be claimed', async () => {
  faelle = [];
  angemeldetAls({ sub: '2', name: 'kunde', edit: true });
  // What is sent is the journeys' business; here it is what becomes of it.
  const ladeHoch = vi.spyOn(dokumente, 'ladeHoch').mockResolvedValue({ id: 31 } as Dokumentenverweis);
  let versuche = 0;
  antworte('post', 'klaerfaelle/auftrag/7', () => (versuche++ ? fall(2) : abgelehnt(409, 'Gerade nicht')));
  zeigeTeil(<AuftragKlaerfaelle auftragId={7} />);
  await maus.click(await knopf('Klärfall eröffnen'));
  expect(screen.queryByRole('checkbox', { name: /Schaden mit Frist/ })).toBeNull();
  await maus.type(await wahl(/^Grund/), 'Sch{Enter}');
  await maus.click(await screen.findByRole('checkbox', { name: /Schaden mit Frist/ }));
  await maus.type(await feld(/^Betroffene Packstücke/), '2');
  await maus.type(await feld(/^Geschätzter Schaden/), '149,90');
  await maus.upload(screen.getByLabelText('Bilder'), new File(['x'], 'bruch.png', { type: 'image/png' }));
  await maus.click(await knopf('Speichern'));
  await maus.click(await knopf('OK'));
  faelle = [
    fall(2, {
      grund: 'schaden',
      schaden: {
        abgeliefertAm: '2026-11-20',
        erkennbar: false,
        packstuecke: 2,
        betrag: 149.9,
        frist: '2026-11-27',
        recht: 'hgb',
        rechtzeitig: true,
        bilder: [{ id: 31, name: 'bruch.png' }],
      },
    }),
  ];
  await maus.click(await knopf('Speichern'));
  const karte = within(await screen.findByRole('article'));
  expect(karte.getByText('Fr 27.11.2026 (§ 438 HGB)')).toBeTruthy();
  expect(karte.getByRole('button', { name: 'bruch.png' })).toBeTruthy();
  expect(ladeHoch.mock.calls.map(([u]) => [u.auftragId, u.datei.name])).toEqual([[7, 'bruch.png']]);
  expect(an('POST klaerfaelle/auftrag/7').at(-1)?.koerper).toMatchObject({
    grund: 'schaden',
    intern: false,
    schaden: { packstuecke: 2, betrag: 149.9, erkennbar: false, bilder: [{ id: 31 }] },
  });
});

it('is done with its result and handed on with the version that was read; what is refused stays', async () => {
  antworte('post', 'klaerfaelle/1/erledigen', abgelehnt(409, 'Inzwischen geändert'));
  antworte('post', 'klaerfaelle/1/weitergeben', fall(1));
  zeigeTeil(<AuftragKlaerfaelle auftragId={7} />);
  const karte = within(await screen.findByRole('article'));
  expect(karte.getByText('überfällig')).toBeTruthy();
  expect(karte.getByText('31.12.2099, 14:30')).toBeTruthy();
  await maus.click(karte.getByRole('button', { name: 'Erledigen' }));
  await maus.type(await feld(/^Ergebnis/), 'Tor 4');
  await maus.click(await knopf('Speichern'));
  await maus.click(await knopf('OK'));
  expect(await feld(/^Ergebnis/)).toHaveProperty('value', 'Tor 4');
  await maus.click(await knopf('Abbrechen'));
  await maus.click(await knopf('Weitergeben'));
  await maus.click(await knopf('Speichern'));
  await waitFor(() => expect(an('POST klaerfaelle/1/weitergeben')).toHaveLength(1));
  const [weiter] = an('POST klaerfaelle/1/weitergeben');
  expect([weiter?.kopf.get('If-Match'), weiter?.koerper]).toEqual([
    '"3"',
    { zustaendig: 'kunde', faelligTag: '2099-12-31', faelligUm: '14:30', text: null },
  ]);
});

it('that is open shows in the list and at the tab', async () => {
  mitListe([eineZeile(7), eineZeile(8)]);
  antworte('get', 'klaerfaelle/offen', [{ auftragId: 7, anzahl: 2, ueberfaellig: true }]);
  zeigeSeite('/auftragsmanagement/auftragsresearch?markiert=7');
  expect(await screen.findByRole('img', { name: 'Offene Klärfälle: 2, überfällig' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /^Klärfälle\s*2$/ })).toBeTruthy();
});

it('stands in a list of its own: first one’s own, then those of nobody, all and what is done', async () => {
  antworte('get', 'klaerfaelle', () => faelle);
  zeigeSeite('/auftragsmanagement/klaerfaelle');
  const zeile = await screen.findByRole('row', { name: /NL-26-000007/ });
  expect(zeile.textContent).toMatch(
    /überfällig31.12.2099, 14:30NL-26-000007MeyerAnschrift falschTor 3\?kunde/,
  );
  for (const name of ['Ohne Zuständigen', 'Alle', 'Erledigte']) await maus.click(await knopf(name));
  await waitFor(() => expect(an('GET klaerfaelle')).toHaveLength(4));
  expect(an('GET klaerfaelle').map((g) => [g.frage.get('zustand'), g.frage.get('wer')])).toEqual([
    ['offen', 'ich'],
    ['offen', 'niemand'],
    ['offen', null],
    ['erledigt', null],
  ]);
  await maus.dblClick(await screen.findByText('Anschrift falsch'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Klärfall NL-26-000007' }));
  expect(dialog.getByRole('link', { name: 'Auftrag zeigen' }).getAttribute('href')).toContain('markiert=7');
});
