import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { nimmAbschied } from '../../../../lib/abschied';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { menuepunkt } from '../../../../testing/erfassung';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';
const offene = '/auftragsmanagement/offeneauftraege';

anDerListe(() => import('../suche/Ergebnisansage'));

beforeEach(() => {
  gesendet.length = 0;
  antworte('delete', 'auftraege/:id', () => new HttpResponse(null, { status: 204 }));
});

const maus = userEvent.setup({ delay: null });
const knopf = () => within(screen.getByLabelText('Aktionen')).getByText('Löschen');
const geloeschte = () => gesendet.filter((g) => g.was.startsWith('DELETE')).map((g) => g.was);

async function zeige(...nummern: number[]) {
  mitListe(nummern.map((n) => eineZeile(n)));
  zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
}
async function frage(nummer: string) {
  await maus.click(screen.getByText(nummer));
  await maus.click(knopf());
  return within(await screen.findByRole('alertdialog', { name: 'Auftrag löschen' }));
}
const weg = (nummer: string) => waitFor(() => expect(screen.queryAllByText(nummer)).toHaveLength(0));

async function loesche(nummer: string) {
  await maus.click((await frage(nummer)).getByText('Ja'));
  await weg(nummer);
}

it('Enter allein löscht nichts; danach steht der Fokus wieder auf dem Knopf', async () => {
  await zeige(1);
  const dialog = await frage('NL-26-000001');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByText('Nein')));
  await maus.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(knopf());
  screen.getAllByText('NL-26-000001');
});

it('gelöscht wird der Auftrag, nach dem gefragt wurde, auch wenn er inzwischen auf eine andere Seite rückte', async () => {
  await zeige(1, 2);
  const dialog = await frage('NL-26-000001');
  mitListe([eineZeile(2), eineZeile(3)], 40);
  vi.setSystemTime(new Date('2026-11-20T10:01:00Z'));
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('NL-26-000003');
  await maus.click(dialog.getByText('Ja'));
  await screen.findByText('Der Auftrag NL-26-000001 wurde gelöscht.');
  await nimmAbschied();
  expect(geloeschte()).toEqual(['DELETE auftraege/1']);
});

it('Rückgängig bringt ihn zurück, und gelöscht wird nichts mehr', async () => {
  await zeige(1, 2);
  await screen.findByText('2 Aufträge gefunden');
  await loesche('NL-26-000001');
  await screen.findByText('1 Auftrag gefunden');
  await maus.click(screen.getByText('Rückgängig'));
  await screen.findByText('2 Aufträge gefunden');
  await nimmAbschied();
  expect(geloeschte()).toEqual([]);
  expect(screen.queryByText('Rückgängig')).toBeNull();
});

it('war er der einzige seiner Seite, steht die vorige da und nicht, es gebe keine Aufträge', async () => {
  mitListe([eineZeile(1)], 14);
  const { ort } = zeigeSeite(`${liste}?seite=2`);
  await screen.findByText('NL-26-000001');
  const dialog = await frage('NL-26-000001');
  mitListe([eineZeile(2)], 14);
  await maus.click(dialog.getByText('Ja'));
  await screen.findByText('NL-26-000002');
  expect(ort()).toBe(liste);
  expect(screen.queryByText('Keine Aufträge in diesem Zeitraum')).toBeNull();
  await maus.click(screen.getByText('Rückgängig'));
});

it('ist es schon geschehen, gibt Rückgängig nicht vor, es zurückzunehmen', async () => {
  await zeige(1, 2);
  await loesche('NL-26-000002');
  await maus.click(menuepunkt(offene));
  await waitFor(() => expect(geloeschte()).toEqual(['DELETE auftraege/2']));
  await maus.click(screen.getByText('Rückgängig'));
  const fehler = within(await screen.findByRole('alertdialog'));
  fehler.getByText('Der Auftrag NL-26-000002 wurde gelöscht.');
});

it('unterwegs ist es nicht mehr zurückzunehmen und geht kein zweites Mal hinaus', async () => {
  await zeige(1, 2);
  await loesche('NL-26-000001');
  const abschiede = Promise.all([nimmAbschied(), nimmAbschied()]);
  await maus.click(screen.getByText('Rückgängig'));
  await screen.findByRole('alertdialog');
  await abschiede;
  expect(geloeschte()).toEqual(['DELETE auftraege/1']);
});

it('lehnt der Server ab, wird es gesagt, und der Auftrag steht wieder da', async () => {
  antworte('delete', 'auftraege/:id', abgelehnt(409, 'Der Auftrag ist nicht mehr erfasst.'));
  await zeige(1, 2);
  await loesche('NL-26-000001');
  await nimmAbschied();
  await screen.findByText('Der Auftrag ist nicht mehr erfasst.');
  await maus.click(screen.getByText('OK'));
  expect(await screen.findAllByText('NL-26-000001')).not.toEqual([]);
  expect(an('DELETE auftraege/1')).toHaveLength(1);
});
