import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import type { Dokumentenverweis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as dateien from '../../lib/dateien/herunterladen';
import { zeigeSeite, zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { eineZeile, mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { AuftragDokumente } from './AuftragDokumente';
import { Papierknopf } from './Papierknopf';

const dokument = (mehr: Partial<Dokumentenverweis> = {}): Dokumentenverweis => ({
  id: 31,
  objectId: 7,
  dateiname: 'Lieferschein',
  filename: 'ls-4711.pdf',
  belegart: null,
  datumBereitgestellt: '2026-03-02T07:05:06Z',
  ...mehr,
});
let dokumente: Dokumentenverweis[];
let geladen: string[];

const papier = (art: string) => new HttpResponse('inhalt', { headers: { 'content-type': art } });

mitPortal(() => {
  dokumente = [dokument()];
  geladen = [];
  vi.spyOn(dateien, 'ladeDateiHerunter').mockImplementation((name) => void geladen.push(name));
  URL.createObjectURL = vi.fn(() => 'blob:papier');
  URL.revokeObjectURL = vi.fn();
  angemeldetAls({ sub: '1', edit: true, hauptmandant: true });
  antworte('get', 'dokumentenverweise/auftrag', () => dokumente);
  antworte('get', 'dokumentenverweise/31', papier('application/pdf'));
  antworte('delete', 'dokumentenverweise/31', () => {
    dokumente = [];
    return new HttpResponse(null, { status: 204 });
  });
});

const maus = userEvent.setup({ delay: null });
const zeige = () =>
  zeigeTeil(<AuftragDokumente auftragId={7} nummer="NL-26-000007" abliefernachweis={false} />);
const loesche = async (klick: 'click' | 'dblClick') => {
  await maus.click(await screen.findByRole('button', { name: 'Lieferschein löschen' }));
  await maus[klick](within(await screen.findByRole('alertdialog')).getByText('Ja'));
};

it('zeigt ein Bild unter seinem Namen und gibt es als seine Datei heraus', async () => {
  antworte('get', 'dokumentenverweise/31', papier('image/png'));
  zeige();
  await maus.click(await screen.findByText('Lieferschein'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByAltText('Lieferschein').getAttribute('src')).toBe('blob:papier');
  await maus.click(dialog.getByText('Herunterladen'));
  expect(geladen).toEqual(['ls-4711.pdf']);
  await maus.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:papier');
});

it('sagt, wo der Browser kein PDF zeigt, wie man es trotzdem sieht', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  const fenster = vi.spyOn(window, 'open').mockReturnValue(null);
  zeige();
  await maus.click(await screen.findByText('Lieferschein'));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/^Dieser Browser zeigt PDF hier nicht an\./);
  await maus.click(dialog.getByText('In neuem Fenster öffnen'));
  expect(fenster).toHaveBeenCalledWith('blob:papier', '_blank', 'noopener');
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

it('gibt als Datei heraus, was kein Browser zeigt', async () => {
  antworte('get', 'dokumentenverweise/31', papier('image/tiff'));
  zeige();
  await maus.click(await screen.findByText('Lieferschein'));
  await waitFor(() => expect(geladen).toEqual(['ls-4711.pdf']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sagt, warum ein Dokument nicht zu lesen ist, beim Ansehen wie beim Herunterladen', async () => {
  const grund = 'Die Datei „ls-4711.pdf“ ist in der Ablage nicht mehr vorhanden.';
  antworte('get', 'dokumentenverweise/31', abgelehnt(404, grund));
  zeige();
  for (const knopf of ['Lieferschein', 'Lieferschein herunterladen']) {
    await maus.click(await screen.findByRole('button', { name: knopf }));
    const meldung = within(await screen.findByRole('alertdialog'));
    meldung.getByText(grund);
    await maus.click(meldung.getByText('OK'));
  }
  expect(geladen).toEqual([]);
});

it('löscht nach einem Doppelklick auf Ja nur einmal', async () => {
  zeige();
  await loesche('dblClick');
  await screen.findByText('Das Dokument „Lieferschein“ wurde gelöscht.');
  await screen.findByText('Zu diesem Auftrag gibt es noch keine Dokumente.');
  expect(an('DELETE dokumentenverweise/31')).toHaveLength(1);
});

it('sagt, warum nicht gelöscht wurde; das Dokument bleibt', async () => {
  antworte('delete', 'dokumentenverweise/31', abgelehnt(409, 'Es wird gerade übertragen.'));
  zeige();
  await loesche('click');
  await screen.findByText('Es wird gerade übertragen.');
  await maus.click(screen.getByText('OK'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Das Dokument „Lieferschein“ wurde gelöscht.')).toBeNull();
  screen.getByText('Lieferschein');
});

it('nimmt mit dem gelöschten Beleg auch den Abliefernachweis aus dem Auftrag', async () => {
  dokumente = [dokument({ belegart: 'pod' })];
  mitListe([{ ...eineZeile(7), abliefernachweisExists: true }]);
  zeigeSeite('/auftragsmanagement/auftragsresearch?markiert=7');
  await maus.click(await screen.findByRole('tab', { name: /^Dokumente/ }));
  await screen.findByText('Abliefernachweis_NL-26-000007.pdf');
  mitListe([{ ...eineZeile(7), abliefernachweisExists: false }]);
  await loesche('click');
  await screen.findByText('Das Dokument „Lieferschein“ wurde gelöscht.');
  await waitFor(() => expect(screen.queryByText('Abliefernachweis_NL-26-000007.pdf')).toBeNull());
});

function ZweiAuftraege() {
  const [id, setId] = useState(7);
  return (
    <>
      <button type="button" onClick={() => setId(15 - id)}>
        Wechseln
      </button>
      <AuftragDokumente auftragId={id} nummer={`NL-26-00000${id}`} abliefernachweis />
    </>
  );
}

it('zeigt den Abliefernachweis eines Auftrags nicht als den des nächsten', async () => {
  const { promise: gelesen, resolve: los } = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/abliefernachweis', async () => {
      await gelesen;
      return papier('image/tiff');
    }),
  );
  zeigeTeil(<ZweiAuftraege />);
  const wechsle = async (zu: string) => {
    await maus.click(await screen.findByText('Wechseln'));
    await screen.findByText(zu);
  };
  await screen.findByText('Abliefernachweis_NL-26-000007.pdf');
  await wechsle('Abliefernachweis_NL-26-000008.pdf');
  await wechsle('Abliefernachweis_NL-26-000007.pdf');
  await maus.click(screen.getByText('Abliefernachweis'));
  await wechsle('Abliefernachweis_NL-26-000008.pdf');
  los();
  await waitFor(() => expect(geladen).toEqual(['Abliefernachweis_NL-26-000007.pdf']));
});

it('öffnet ein Papier hinter einem Knopf; der Grund, warum nicht, steht da', async () => {
  const lies = vi.fn<() => Promise<Blob>>();
  lies.mockResolvedValueOnce(new Blob(['x'], { type: 'image/png' }));
  zeigeTeil(<Papierknopf text="bruch.png" titel="Schaden" datei="bruch.png" lies={lies} />);
  await maus.click(await screen.findByText('bruch.png'));
  expect(within(await screen.findByRole('dialog')).getByAltText('Schaden')).toBeTruthy();
  await maus.keyboard('{Escape}');
  lies.mockRejectedValueOnce(
    new ApiFehler(404, [{ ...fehler('server.nichtGefunden'), text: 'Das Bild ist weg.' }]),
  );
  await maus.click(await screen.findByText('bruch.png'));
  within(await screen.findByRole('alertdialog')).getByText('Das Bild ist weg.');
});
