import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nimmAbschied } from '../../../../lib/abschied';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(
  () => import('../AuftragKarten'),
  () => import('../seitenleiste/Schublade'),
  () => import('../suche/Filterchips'),
  () => import('./Werkzeugmenue'),
);

const breit = window.matchMedia;
beforeEach(() => {
  gesendet.length = 0;
  window.matchMedia = (media) => ({ ...breit(media), matches: media.includes('max-width') });
  mitListe([eineZeile(1), eineZeile(2, 3)]);
});
afterEach(() => {
  window.matchMedia = breit;
});

const maus = userEvent.setup({ delay: null });
const kreuzAn = async (n: number) =>
  maus.click(await screen.findByLabelText(`Auftrag NL-26-00000${n} markieren`));

it('das Menü bietet nur, was mit dem Markierten geht, und löscht nach Rückfrage', async () => {
  antworte('delete', 'auftraege/:id', () => new HttpResponse(null, { status: 204 }));
  zeigeSeite(liste);
  await kreuzAn(2);
  await maus.click(screen.getByText('Aktionen', { selector: 'button' }));
  const punkte = async () => (await screen.findAllByRole('menuitem')).map((e) => e.textContent);
  expect(await punkte()).not.toContain('Löschen');
  expect(await punkte()).toContain('Details');
  await maus.keyboard('{Escape}');
  await kreuzAn(2);
  await kreuzAn(1);
  await maus.click(screen.getByText('Aktionen', { selector: 'button' }));
  await maus.click(await screen.findByText('Löschen'));
  await maus.click(within(await screen.findByRole('alertdialog')).getByText('Ja'));
  await waitFor(() => expect(screen.queryByLabelText('Auftrag NL-26-000001 markieren')).toBeNull());
  await nimmAbschied();
  expect(an('DELETE auftraege/1')).toHaveLength(1);
});

it('der markierte Auftrag öffnet sich in einer Schublade; Escape führt zu ihrem Knopf zurück', async () => {
  zeigeSeite(liste);
  await kreuzAn(1);
  await maus.click(await screen.findByText('NL-26-000001: Historie und Dokumente'));
  const schublade = within(
    await screen.findByLabelText('Markierter Auftrag', { selector: '.MuiPaper-root' }),
  );
  schublade.getByRole('heading', { name: 'NL-26-000001' });
  await maus.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText('NL-26-000001: Historie und Dokumente')),
  );
});

it('wer eine Karte antippt, öffnet ihren Auftrag; das Kästchen markiert ihn nur', async () => {
  const { ort } = zeigeSeite(liste);
  await kreuzAn(2);
  expect(ort()).toBe(`${liste}?markiert=2`);
  await maus.click(screen.getByText('Empfänger 2'));
  await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung/2'));
});

it('die Filter klappen auf; was gewählt ist, gilt auch zugeklappt', async () => {
  const { ort } = zeigeSeite(liste);
  await maus.click(await screen.findByLabelText('Filter anzeigen'));
  await maus.click(await screen.findByText('ADR', { selector: 'button' }));
  await maus.click(screen.getByLabelText('Filter ausblenden'));
  expect(screen.queryByLabelText('Datum von')).toBeNull();
  await waitFor(() => expect(ort()).toBe(`${liste}?nur=adr`));
});
