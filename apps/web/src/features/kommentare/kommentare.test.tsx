import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { zeigeSeite, zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { eineZeile, mitListe } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { AuftragKommentare } from './AuftragKommentare';

const kommentar = (id: number, text: string, mehr: object = {}) => ({
  id,
  text,
  intern: false,
  verfasser: 'dispo',
  eigener: false,
  ungelesen: false,
  erstelltAm: '2026-11-20T08:00:00Z',
  erwaehnt: [],
  ...mehr,
});
let kommentare: object[];

mitPortal(() => {
  kommentare = [
    kommentar(1, 'Kunde meckert', { intern: true }),
    kommentar(2, 'Abholung um 9', { ungelesen: true }),
  ];
  angemeldetAls({ sub: '1', edit: true, hauptmandant: true });
  sessionStorage.clear();
  antworte('get', 'kommentare/auftrag/7', () => kommentare);
  antworte('get', 'kommentare/auftrag/7/ansprechbar', [
    { name: 'kunde', intern: false },
    { name: 'admin', intern: true },
  ]);
  antworte('put', 'kommentare/auftrag/7/gelesen', {});
  antworte('post', 'kommentare/auftrag/7', ({ koerper }) => {
    const neu = kommentar(3 + kommentare.length, koerper.text, { intern: koerper.intern, eigener: true });
    kommentare = [...kommentare, neu];
    return neu;
  });
});

const maus = userEvent.setup({ delay: null });
const zeige = async () => {
  zeigeTeil(<AuftragKommentare auftragId={7} />);
  await screen.findByText('Abholung um 9');
};
const feld = () => screen.getByRole('textbox', { name: /^Kommentar/ });
const senden = () => screen.getByRole('button', { name: 'Kommentieren' });

it('says of each for whom it is, and marks what is new as read', async () => {
  await zeige();
  const zeilen = within(screen.getByRole('list', { name: 'Kommentare' })).getAllByRole('listitem');
  expect(zeilen.map((z) => z.textContent)).toEqual([
    expect.stringMatching(/^dispointernKunde meckert/),
    expect.stringMatching(/^dispofür den KundenneuAbholung um 9/),
  ]);
  await waitFor(() =>
    expect(an('PUT kommentare/auftrag/7/gelesen').map((g) => g.koerper)).toEqual([{ bis: 2 }]),
  );
});

it('is internal at first; for the customer it is a choice, and then others can be named', async () => {
  await zeige();
  expect(screen.getByText('Nur Benutzer des Hauptmandanten lesen das.')).toBeTruthy();
  await maus.click(await screen.findByRole('button', { name: 'Jemanden ansprechen' }));
  expect(screen.getAllByRole('menuitem').map((m) => m.textContent)).toEqual(['@admin']);
  await maus.click(screen.getByRole('menuitem', { name: '@admin' }));
  await waitFor(() => expect(document.activeElement).toBe(feld()));
  await maus.keyboard('bitte prüfen');
  await maus.click(senden());
  await waitFor(() => expect(feld()).toHaveProperty('value', ''));
  await screen.findByText('@admin bitte prüfen');
  await maus.click(screen.getByRole('button', { name: 'für den Kunden' }));
  expect(screen.getByText('Das liest auch der Kunde.')).toBeTruthy();
  await maus.type(feld(), 'Danke{Control>}{Enter}{/Control}');
  await waitFor(() => expect(feld()).toHaveProperty('value', ''));
  const gesendet = an('POST kommentare/auftrag/7');
  expect(gesendet.map((g) => g.koerper)).toEqual([
    { text: '@admin bitte prüfen', intern: true },
    { text: 'Danke', intern: false },
  ]);
  expect(new Set(gesendet.map((g) => g.kopf.get('Idempotency-Key'))).size).toBe(2);
});

it('stays where it could not be sent, and sent again it is the same', async () => {
  antworte('post', 'kommentare/auftrag/7', abgelehnt(409, 'Gerade nicht'));
  await zeige();
  await maus.type(feld(), 'halb fertig');
  for (const _ of [1, 2]) {
    await maus.click(senden());
    await maus.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'OK' })).toBeNull());
  }
  const schluessel = an('POST kommentare/auftrag/7').map((g) => g.kopf.get('Idempotency-Key'));
  expect([schluessel.length, new Set(schluessel).size]).toEqual([2, 1]);
  expect(feld()).toHaveProperty('value', 'halb fertig');
});

it('of a customer is for both, and says so', async () => {
  angemeldetAls({ sub: '2', edit: true });
  await zeige();
  expect(screen.queryByRole('button', { name: 'intern' })).toBeNull();
  expect(screen.getByText('Das liest auch der Spediteur.')).toBeTruthy();
  await maus.type(feld(), 'Rampe zu');
  await maus.click(senden());
  await waitFor(() => expect(feld()).toHaveProperty('value', ''));
  expect(an('POST kommentare/auftrag/7')[0]?.koerper).toEqual({ text: 'Rampe zu', intern: false });
});

it('that was not read shows in the list and at the tab', async () => {
  mitListe([eineZeile(7), eineZeile(8)]);
  antworte('get', 'kommentare/ungelesen', [{ auftragId: 7, anzahl: 2 }]);
  zeigeSeite('/auftragsmanagement/auftragsresearch?markiert=7');
  expect(await screen.findByRole('img', { name: 'Ungelesene Kommentare: 2' })).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /^Kommentare\s*2\s*ungelesen$/ })).toBeTruthy();
});
