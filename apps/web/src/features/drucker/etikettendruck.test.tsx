import type { Druckauftrag, DruckerKurz } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Druckbeobachtung } from './Druckbeobachtung';
import { EtikettendruckDialog } from './EtikettendruckDialog';

const drucker: DruckerKurz[] = [
  { id: 1, name: 'Lager', format: '100x150' },
  { id: 2, name: 'Rampe', format: 'a6' },
];
const job = (mehr: Partial<Druckauftrag> = {}): Druckauftrag => ({
  id: 5,
  druckerId: 1,
  drucker: 'Lager',
  spedeigennr: 'NL-1',
  auftraege: 1,
  etiketten: 3,
  gesendet: 0,
  zustand: 'wartet',
  versuche: 1,
  letzterFehler: null,
  naechsterVersuch: null,
  erstelltAm: '2026-11-20T08:05:09Z',
  erledigtAm: null,
  ...mehr,
});
let jobs: Druckauftrag[];

mitPortal(() => {
  jobs = [];
  angemeldetAls({ sub: '1', edit: true });
  antworte('get', 'drucker', drucker);
  antworte('get', 'druckauftraege', () => jobs);
});

const maus = userEvent.setup({ delay: null });
const druckknopf = () => screen.findByText('Drucken');
const druckerfeld = () => screen.findByLabelText<HTMLInputElement>(/^Drucker/);
const gesperrt = (text: string) => screen.getByText<HTMLButtonElement>(text).disabled;

/** The dialog as the order list keeps it. */
function Etiketten({ ids }: { ids: readonly number[] }) {
  const [offen, setOffen] = useState(true);
  return offen && <EtikettendruckDialog ids={ids} onSchliessen={() => setOffen(false)} />;
}
function Beobachtet() {
  const [laeuft, setLaeuft] = useState(true);
  return laeuft ? <Druckbeobachtung id={5} onEnde={() => setLaeuft(false)} /> : <p>zu Ende</p>;
}

it('druckt einen doppelten Klick einmal, auf dem gewählten Drucker, und merkt ihn sich', async () => {
  antworte('post', 'drucker/2/etiketten', job({ drucker: 'Rampe' }));
  zeigeTeil(<Etiketten ids={[7]} />);
  expect(await screen.findByText('GS1-Etiketten von einem Auftrag')).toBeTruthy();
  await waitFor(async () => expect((await druckerfeld()).value).toBe('Lager'));
  await maus.clear(await druckerfeld());
  await maus.type(await druckerfeld(), 'Ra{Enter}');
  await maus.dblClick(await druckknopf());
  await screen.findByText('3 Etiketten gehen an den Drucker Rampe.');
  await waitFor(() => expect(screen.queryByText('Drucken')).toBeNull());
  expect(an('POST drucker/2/etiketten').map((g) => g.koerper)).toEqual([[7]]);
  zeigeTeil(<Etiketten ids={[8]} />);
  await waitFor(async () => expect((await druckerfeld()).value).toBe('Rampe'));
});

it('sagt, dass der zuletzt benutzte Drucker fehlt und welcher an seiner Stelle steht', async () => {
  localStorage.setItem('etikettendrucker', '9');
  zeigeTeil(<Etiketten ids={[7]} />);
  await screen.findByText('Der zuletzt benutzte Drucker steht nicht mehr zur Wahl. Gewählt ist Lager.');
  await maus.clear(await druckerfeld());
  await maus.type(await druckerfeld(), 'Ra{Enter}');
  await waitFor(() => expect(screen.queryByText(/^Der zuletzt benutzte Drucker/)).toBeNull());
});

it('bleibt mit der Wahl offen, wo der Server ablehnt, und druckt ohne Drucker nichts', async () => {
  antworte('post', 'drucker/1/etiketten', abgelehnt(409, 'Der Drucker Lager ist abgeschaltet.'));
  zeigeTeil(<Etiketten ids={[7, 8]} />);
  await waitFor(async () => expect((await druckknopf()).hasAttribute('disabled')).toBe(false));
  await maus.click(await druckknopf());
  await screen.findByText('Der Drucker Lager ist abgeschaltet.');
  await maus.click(screen.getByText('OK'));
  expect((await druckerfeld()).value).toBe('Lager');
  expect(gesperrt('Drucken')).toBe(false);
});

it('sagt einmal, dass die Druckaufträge nicht zu lesen sind, und nennt sie nicht leer', async () => {
  antworte('get', 'druckauftraege', abgelehnt(500, 'Gerade nicht'));
  zeigeTeil(<Etiketten ids={[]} />);
  await screen.findByText('Gerade nicht');
  await maus.click(screen.getByText('OK'));
  await waitFor(() => expect(screen.queryByText('Gerade nicht')).toBeNull());
  expect(screen.queryByText('Noch kein Druckauftrag.')).toBeNull();
  // Longer than the list waits before it asks again.
  await new Promise((weiter) => setTimeout(weiter, 1800));
  expect(an('GET druckauftraege')).toHaveLength(1);
  expect(screen.queryByText('Gerade nicht')).toBeNull();
});

it('bietet an, was mit dem markierten Druckauftrag geht, und zeigt ihn danach, wie er ist', async () => {
  jobs = [
    job({ id: 5, zustand: 'fehler', letzterFehler: 'Port 9100 antwortet nicht.' }),
    job({ id: 6, zustand: 'gedruckt', spedeigennr: null, letzterFehler: 'beim ersten Mal' }),
  ];
  antworte('post', 'druckauftraege/5/verwerfen', () => {
    jobs = [job({ id: 5, zustand: 'verworfen' }), ...jobs.slice(1)];
    return jobs[0] as Druckauftrag;
  });
  zeigeTeil(<Etiketten ids={[]} />);
  await screen.findByText('Port 9100 antwortet nicht.');
  expect(screen.getAllByText(/^20\.11\.2026 09:05:09$/)).toHaveLength(2);
  expect(screen.queryByText('beim ersten Mal')).toBeNull();
  await maus.click(screen.getByText('Verwerfen'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  await maus.click(screen.getByText('OK'));
  await maus.click(screen.getByLabelText('Druckaufträge: Testdruck'));
  expect([gesperrt('Erneut senden'), gesperrt('Verwerfen')]).toEqual([false, true]);
  await maus.click(screen.getByLabelText('Druckaufträge: NL-1'));
  await maus.dblClick(screen.getByText('Verwerfen'));
  await screen.findByText('verworfen');
  expect(an('POST druckauftraege/5/verwerfen')).toHaveLength(1);
  await waitFor(() => expect(gesperrt('Verwerfen')).toBe(true));
});

it('druckt nicht erneut, was aus der Liste gerutscht ist', async () => {
  jobs = [job({ zustand: 'fehler' })];
  antworte('post', 'druckauftraege/5/wiederholen', job());
  antworte('post', 'druckauftraege/5/verwerfen', () => {
    jobs = [job({ id: 9, spedeigennr: 'NL-9', zustand: 'gedruckt' })];
    return job();
  });
  zeigeTeil(<Etiketten ids={[]} />);
  await maus.click(await screen.findByText('NL-1'));
  await maus.click(screen.getByText('Verwerfen'));
  await screen.findByText('NL-9');
  await maus.click(screen.getByText('Erneut senden'));
  await screen.findByText('Bitte markieren Sie eine Zeile.');
  expect(an('POST druckauftraege/5/wiederholen')).toHaveLength(0);
});

it('sagt einmal, warum Etiketten warten, und hört auf zu fragen, wenn sie gedruckt sind', async () => {
  let jetzt = job({ letzterFehler: 'Kein Papier.' });
  antworte('get', 'druckauftraege/5', () => jetzt);
  zeigeTeil(<Beobachtet />);
  const warten = /^Die Etiketten warten auf den Drucker Lager .* Kein Papier\.$/;
  await screen.findByText(warten);
  await waitFor(() => expect(an('GET druckauftraege/5')).toHaveLength(2));
  expect(screen.getAllByText(warten)).toHaveLength(1);
  jetzt = job({ zustand: 'gedruckt', gesendet: 3 });
  await screen.findByText('Der Drucker Lager hat alle 3 Etiketten.');
  await screen.findByText('zu Ende');
});
