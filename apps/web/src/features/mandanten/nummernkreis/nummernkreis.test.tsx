import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { NummernkreisDialog } from './NummernkreisDialog';

const schliesse = vi.fn();

mitPortal(() => {
  schliesse.mockClear();
  angemeldetAls({ sub: '1', admin: true, main: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'mandanten/1/nummernkreis', { praefix: 'NL-26-', stellen: 6, naechste: 1234 });
  antworte('put', 'mandanten/1/nummernkreis', ({ koerper }) => koerper);
});

const maus = userEvent.setup({ delay: null });
const feld = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
async function ersetze(name: string, text: string) {
  await maus.clear(feld(name));
  await maus.type(feld(name), text);
}
const speichere = () => maus.click(screen.getByText('Speichern', { selector: 'button' }));
const gesendet = () => an('PUT mandanten/1/nummernkreis').map((g) => g.koerper);
async function oeffne(praefix = 'NL-') {
  antworte('get', 'mandanten/1/nummernkreis', { praefix, stellen: 6, naechste: 1234 });
  zeigeTeil(<NummernkreisDialog mandantId={1} onSchliessen={schliesse} />);
  return screen.findByRole('dialog', { name: 'Auftragsnummern' });
}

it('shows while one types what the next order will be called, and says so once it is stored', async () => {
  const fenster = await oeffne();
  within(fenster).getByText('Der nächste Auftrag heißt NL-001234.');
  await ersetze('praefix', 'HH-');
  await ersetze('stellen', '8');
  await ersetze('naechste', '5000');
  within(fenster).getByText('Der nächste Auftrag heißt HH-00005000.');
  await speichere();
  await waitFor(() => expect(schliesse).toHaveBeenCalledTimes(1));
  expect(gesendet()).toEqual([{ praefix: 'HH-', stellen: 8, naechste: 5000 }]);
});

it('gives no example of a number that is not complete', async () => {
  const fenster = await oeffne();
  await maus.clear(feld('stellen'));
  expect(within(fenster).queryByText(/^Der nächste Auftrag heißt/)).toBeNull();
});

it.each([
  ['praefix', 'nl-', /^Großbuchstaben und Ziffern/],
  ['praefix', 'NL', /^Großbuchstaben und Ziffern/],
  ['stellen', '10', /./],
  ['stellen', '0', /./],
  ['naechste', '1233', 'Nummern gehen nur vorwärts: mindestens 1234.'],
])('does not take %s = %s, and says why at the field', async (name, text, grund) => {
  const fenster = await oeffne();
  await ersetze(name, text);
  await speichere();
  await waitFor(() => expect(feld(name).getAttribute('aria-invalid')).toBe('true'));
  expect(within(fenster).getAllByText(grund).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(feld(name));
  expect(gesendet()).toEqual([]);
  expect(schliesse).not.toHaveBeenCalled();
});

it('says at the field that the prefix is somebody else’s, and keeps what was typed', async () => {
  const text = 'So beginnen die Nummern eines anderen Hauptmandanten.';
  antworte('put', 'mandanten/1/nummernkreis', abgelehnt(409, text, 'praefix'));
  const fenster = await oeffne();
  await ersetze('praefix', 'MS-');
  await speichere();
  expect((await within(fenster).findAllByText(text)).length).toBeGreaterThan(0);
  expect(feld('praefix').value).toBe('MS-');
  expect(schliesse).not.toHaveBeenCalled();
});

it('is over where the numbers cannot be read, which is told', async () => {
  antworte('get', 'mandanten/2/nummernkreis', abgelehnt(403, 'Das dürfen Sie nicht.'));
  zeigeTeil(<NummernkreisDialog mandantId={2} onSchliessen={schliesse} />);
  await screen.findByText('Das dürfen Sie nicht.');
  await waitFor(() => expect(schliesse).toHaveBeenCalled());
});
