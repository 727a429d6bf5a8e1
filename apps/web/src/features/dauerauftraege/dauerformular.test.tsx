import type {
  Dauerauftrag,
  Dauervorschau,
  VorschaufrageEingabe,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { DauerauftraegeSeite } from './DauerauftraegeSeite';

const tour: Dauerauftrag = {
  id: 4,
  version: 3,
  mandant: 'Nordlicht',
  name: 'Wochentour',
  vorlageId: 9,
  vorlage: 'Tour Nord',
  wochentage: ['mo'],
  wochen: 1,
  von: '2026-11-23',
  bis: null,
  feiertage: 'auslassen',
  vorlauf: 1,
  um: '06:00',
  als: 'auftrag',
  benachrichtigt: null,
  melden: 'probleme',
  aktiv: true,
  naechsterTag: '2026-12-07',
  naechsterAm: '2026-12-06T05:00:00Z',
  letzter: null,
};
const tag = (t: string) => ({ tag: t, statt: null, feiertag: null, faelltAus: false });
let alle: Dauerauftrag[];

mitPortal(() => {
  alle = [tour];
  angemeldetAls({ sub: '1', name: 'kunde', edit: true });
  antworte('get', 'dauerauftraege', () => alle);
  antworte('get', 'auftragsvorlagen/search', [
    { id: 9, vorlageName: 'Tour Nord' },
    { id: 10, vorlageName: 'Zweite' },
  ]);
  antworte('get', 'dauerauftraege/empfaenger', ({ frage }) =>
    frage.get('vorlageId') === '9' ? [{ name: 'leser', intern: false }] : [],
  );
  antworte('post', 'dauerauftraege/vorschau', { termine: [tag('2026-11-30')] } satisfies Dauervorschau);
});

const maus = userEvent.setup({ delay: null });
const feld = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const speichere = () => maus.click(screen.getByText('Speichern'));
const fehlerAn = (eingabe: HTMLElement) =>
  document.getElementById(eingabe.getAttribute('aria-describedby') ?? '')?.textContent;

async function oeffne(wie: 'neu' | 'aendern') {
  zeigeTeil(<DauerauftraegeSeite />);
  const zeile = await screen.findByText('Wochentour');
  if (wie === 'neu') await maus.click(screen.getByText('Neuer Dauerauftrag'));
  else await maus.dblClick(zeile);
  return feld(/^Name/);
}
async function waehle(name: RegExp, getippt: string) {
  const eingabe = await feld(name);
  await maus.clear(eingabe);
  await maus.type(eingabe, getippt);
  await maus.click(await screen.findByRole('option'));
}

it('sagt vor der ersten Wahl, was der Vorschau fehlt, und fragt den Server noch nichts', async () => {
  await oeffne('neu');
  expect(await screen.findByText('Noch keine: bitte Wochentage und den ersten Tag wählen.')).toBeTruthy();
  await maus.click(screen.getByLabelText('Mo'));
  await screen.findByText('Mo 30.11.2026');
  expect(screen.queryByText(/^Noch keine/)).toBeNull();
  expect(an('POST dauerauftraege/vorschau').map((g) => g.koerper.wochentage)).toEqual([['mo']]);
});

it('nennt in der Vorschau, was der Server gegen die Regel hat, statt nach Wochentagen zu fragen', async () => {
  antworte('post', 'dauerauftraege/vorschau', ({ koerper }: { koerper: VorschaufrageEingabe }) =>
    koerper.bis
      ? abgelehnt(400, 'Der letzte Tag liegt vor dem ersten.', 'bis')
      : { termine: [tag('2026-11-30')] },
  );
  await oeffne('aendern');
  await screen.findByText('Mo 30.11.2026');
  await maus.type(await feld(/^Letzter Tag/), '01.11.2026{Tab}');
  await screen.findByText('Der letzte Tag liegt vor dem ersten.');
  expect(screen.queryByText(/^Noch keine|^Mo 30/)).toBeNull();
});

it('nennt eine Regel ohne weiteren Tag beendet', async () => {
  antworte('post', 'dauerauftraege/vorschau', { termine: [] } satisfies Dauervorschau);
  await oeffne('aendern');
  await screen.findByText('beendet');
  expect(screen.queryByText(/^Noch keine/)).toBeNull();
});

it('lässt im Feld stehen, wer nach dem Wechsel der Vorlage nicht mehr passt, bis man ihn abwählt', async () => {
  let versuche = 0;
  antworte('put', 'dauerauftraege/4', () =>
    versuche++ ? tour : abgelehnt(400, 'leser sieht die Aufträge dieses Mandanten nicht.', 'benachrichtigt'),
  );
  await oeffne('aendern');
  await waehle(/^Mail an/, 'le');
  await waehle(/^Auftragsvorlage/, 'Zw');
  await waitFor(() => expect(an('GET dauerauftraege/empfaenger')).toHaveLength(2));
  const empfaenger = await feld(/^Mail an/);
  expect(empfaenger.value).toBe('leser');
  await speichere();
  await waitFor(() => expect(empfaenger.getAttribute('aria-invalid')).toBe('true'));
  expect(fehlerAn(empfaenger)).toContain('leser sieht die Aufträge dieses Mandanten nicht.');
  await maus.clear(empfaenger);
  await maus.tab();
  await speichere();
  await screen.findByText('Der Dauerauftrag ist gespeichert.');
  expect(an('PUT dauerauftraege/4').map(({ koerper: k }) => [k.vorlageId, k.benachrichtigt])).toEqual([
    [10, 'leser'],
    [10, null],
  ]);
});

it('legt bei doppeltem Klick einmal an und nach einer Ablehnung unter demselben Schlüssel noch einmal', async () => {
  let versuche = 0;
  antworte('post', 'dauerauftraege', () =>
    versuche++ ? tour : abgelehnt(400, 'Bitte eine Auftragsvorlage wählen, die es gibt.', 'vorlageId'),
  );
  await maus.type(await oeffne('neu'), 'Neue Tour');
  await waehle(/^Auftragsvorlage/, 'To');
  await maus.click(screen.getByLabelText('Mo'));
  await maus.dblClick(screen.getByText('Speichern'));
  const vorlage = await feld(/^Auftragsvorlage/);
  await waitFor(() => expect(vorlage.getAttribute('aria-invalid')).toBe('true'));
  expect(fehlerAn(vorlage)).toContain('Bitte eine Auftragsvorlage wählen, die es gibt.');
  expect((await feld(/^Name/)).value).toBe('Neue Tour');
  expect(an('POST dauerauftraege')).toHaveLength(1);
  await speichere();
  await screen.findByText('Der Dauerauftrag ist gespeichert.');
  const [erster, zweiter] = an('POST dauerauftraege').map((g) => g.kopf.get('Idempotency-Key'));
  expect(erster).toBeTruthy();
  expect(zweiter).toBe(erster);
});

it('meldet Zahl, Uhrzeit und Tag, die keine sind, an ihren Feldern und schickt nichts', async () => {
  await oeffne('aendern');
  for (const [name, getippt] of [
    [/^Alle … Wochen/, '53'],
    [/^Tage vorher/, '1,5'],
    [/^um/, '27'],
    [/^Erster Tag/, '31.02.2026'],
  ] as const) {
    await maus.clear(await feld(name));
    await maus.type(await feld(name), `${getippt}{Tab}`);
  }
  await speichere();
  expect(fehlerAn(await feld(/^Alle … Wochen/))).toContain('Bitte eine Zahl von 1 bis 52 eingeben.');
  expect(fehlerAn(await feld(/^Tage vorher/))).toContain('Bitte eine ganze Zahl eingeben.');
  expect(fehlerAn(await feld(/^um/))).toContain('Bitte eine Uhrzeit eingeben, z. B. 08:30.');
  expect(fehlerAn(await feld(/^Erster Tag/))).toContain('Bitte ein gültiges Datum eingeben.');
  expect(an('PUT dauerauftraege/4')).toHaveLength(0);
});

it('führt, leer gespeichert, zum ersten falschen Feld, wie sie auf dem Schirm stehen', async () => {
  const name = await oeffne('neu');
  await speichere();
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await maus.type(name, 'Neue Tour');
  await speichere();
  expect(document.activeElement).toBe(await feld(/^Auftragsvorlage/));
  await waehle(/^Auftragsvorlage/, 'To');
  await speichere();
  expect(document.activeElement).toBe(screen.getByLabelText('Mo'));
  expect(screen.getByText('Bitte mindestens einen Wochentag wählen.')).toBeTruthy();
});

it('sagt gleich, dass niemand antwortet, und behält die Eingabe', async () => {
  const eingabe = await oeffne('aendern');
  for (const methode of ['get', 'put'] as const)
    antworte(methode, methode === 'get' ? 'dauerauftraege' : 'dauerauftraege/4', () => HttpResponse.error());
  await maus.type(eingabe, ' neu');
  await speichere();
  await maus.click(await screen.findByText('OK'));
  expect(eingabe.value).toBe('Wochentour neu');
  antworte('put', 'dauerauftraege/4', tour);
  await speichere();
  await screen.findByText('Der Dauerauftrag ist gespeichert.');
});

it('verlangt eine neue Vorlage, wo die alte fehlt, und sagt es schon in der Liste', async () => {
  alle = [{ ...tour, vorlageId: null, vorlage: null }];
  antworte('put', 'dauerauftraege/4', tour);
  await oeffne('aendern');
  expect(screen.getByText('Vorlage fehlt')).toBeTruthy();
  await speichere();
  expect(fehlerAn(await feld(/^Auftragsvorlage/))).toContain('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
  await waehle(/^Auftragsvorlage/, 'Zw');
  await speichere();
  await waitFor(() => expect(an('PUT dauerauftraege/4').map((g) => g.koerper.vorlageId)).toEqual([10]));
});
