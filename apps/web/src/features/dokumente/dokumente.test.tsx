import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, type MockInstance, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { AuftragDokumente } from './AuftragDokumente';
import * as api from './api/dokumente';

// What is sent is the journeys' business; here it is what becomes of the files.
let ladeHoch: MockInstance<typeof api.ladeHoch>;

const dokument = {
  id: 31,
  objectId: 7,
  dateiname: 'Lieferschein',
  filename: 'ls-4711.pdf',
  datumBereitgestellt: '2026-03-02T07:05:06Z',
  belegart: null,
};
let dokumente: object[];

mitPortal(() => {
  dokumente = [dokument];
  angemeldetAls({ sub: '1', edit: true, 'mandant-id': 7 });
  antworte('get', 'dokumentenverweise/auftrag', () => HttpResponse.json(dokumente));
  antworte('delete', 'dokumentenverweise/:id', () => {
    dokumente = [];
    return new HttpResponse(null, { status: 204 });
  });
  ladeHoch = vi.spyOn(api, 'ladeHoch');
});

const maus = userEvent.setup({ delay: null, applyAccept: false });
const zeige = (abliefernachweis = false) =>
  zeigeTeil(<AuftragDokumente auftragId={7} nummer="NL-26-000007" abliefernachweis={abliefernachweis} />);
const hochladen = () => screen.getByRole('button', { name: 'Hochladen' });
const waehle = (...namen: string[]) =>
  maus.upload(
    screen.getByLabelText<HTMLInputElement>('Dateien wählen'),
    namen.map((name) => new File(['x'], name)),
  );
const posten = (name: string) => screen.findByRole('listitem', { name });

it('nennt jedes Dokument mit Datei und Zeitpunkt, zuerst den Abliefernachweis', async () => {
  zeige(true);
  await screen.findByText('Lieferschein');
  const zeilen = within(screen.getByRole('list', { name: 'Dokumente' })).getAllByRole('listitem');
  expect(zeilen.map((z) => z.textContent)).toEqual([
    'AbliefernachweisAbliefernachweis_NL-26-000007.pdf',
    expect.stringMatching(/^Lieferschein02\.03\.2026.* · ls-4711\.pdf$/),
  ]);
});

it('sagt, wenn nichts da ist; ohne Bearbeitungsrecht gibt es nichts hochzuladen', async () => {
  angemeldetAls({ sub: '1', edit: false, 'mandant-id': 7 });
  dokumente = [];
  zeige();
  await screen.findByText('Zu diesem Auftrag gibt es noch keine Dokumente.');
  expect(screen.queryByRole('button', { name: 'Hochladen' })).toBeNull();
});

it('lässt es noch einmal versuchen, wo die Dokumente nicht zu lesen waren', async () => {
  antworte('get', 'dokumentenverweise/auftrag', () => abgelehnt(403, 'nein'));
  zeige();
  await screen.findByText('Die Dokumente konnten nicht gelesen werden.');
  antworte('get', 'dokumentenverweise/auftrag', [dokument]);
  await maus.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByText('Lieferschein');
});

it('löscht nur nach einer Frage', async () => {
  zeige();
  const loeschen = async (antwort: string) => {
    await maus.click(await screen.findByRole('button', { name: 'Lieferschein löschen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Dokument löschen' });
    within(frage).getByText('Soll das Dokument „Lieferschein“ entfernt werden?');
    await maus.click(within(frage).getByRole('button', { name: antwort }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await loeschen('Nein');
  expect(an('DELETE dokumentenverweise/31')).toEqual([]);
  await loeschen('Ja');
  await screen.findByText('Das Dokument „Lieferschein“ wurde gelöscht.');
  await screen.findByText('Zu diesem Auftrag gibt es noch keine Dokumente.');
});

it('verlangt eine Datei', async () => {
  zeige();
  await screen.findByText('Noch keine Datei gewählt.');
  await maus.click(hochladen());
  await screen.findByText('Bitte eine Datei auswählen.');
  expect(ladeHoch).not.toHaveBeenCalled();
});

it('schickt, was geht, eines nach dem andern, und behält, was nicht angenommen wird, mit dem Grund', async () => {
  const unterwegs: (() => void)[] = [];
  ladeHoch.mockImplementation(
    ({ datei }) =>
      new Promise((fertig) => unterwegs.push(() => fertig({ ...dokument, dateiname: datei.name }))),
  );
  zeige();
  await screen.findByText('Noch keine Datei gewählt.');
  await waehle('eins.pdf', 'nicht.exe', 'zwei.png');
  expect((await posten('nicht.exe')).textContent).toMatch(/Bitte eine Datei dieser Art auswählen: \.pdf/);
  await maus.click(hochladen());
  within(await posten('zwei.png')).getByText('Wartet auf die vorige Datei');
  expect(unterwegs).toHaveLength(1);
  unterwegs[0]?.();
  await screen.findByText('Das Dokument „eins.pdf“ wurde hochgeladen.');
  await waitFor(() => expect(unterwegs).toHaveLength(2));
  unterwegs[1]?.();
  await screen.findByText('Das Dokument „zwei.png“ wurde hochgeladen.');
  expect((await posten('nicht.exe')).textContent).toMatch(/Bitte eine Datei dieser Art/);
});

it('schickt die Bezeichnung mit, wo jemand eine vergibt', async () => {
  ladeHoch.mockResolvedValue({ ...dokument, dateiname: 'Frachtbrief' });
  zeige();
  await screen.findByText('Noch keine Datei gewählt.');
  await waehle('scan-0001.pdf');
  await maus.type(within(await posten('scan-0001.pdf')).getByLabelText('Bezeichnung'), ' Frachtbrief ');
  await maus.click(hochladen());
  await screen.findByText('Das Dokument „Frachtbrief“ wurde hochgeladen.');
  expect(ladeHoch.mock.calls[0]?.[0]).toMatchObject({ auftragId: 7, bezeichnung: 'Frachtbrief' });
});

it('zeigt an der Datei, warum der Server sie nicht nahm; sie geht ohne neue Wahl noch einmal', async () => {
  const grund = 'Ein Auftrag kann höchstens 50 Dokumente haben.';
  ladeHoch.mockRejectedValueOnce(
    new ApiFehler(400, [{ severity: 'ERROR', key: 'probe', text: grund }] as never),
  );
  ladeHoch.mockResolvedValueOnce({ ...dokument, dateiname: 'eins.pdf' });
  zeige();
  await screen.findByText('Noch keine Datei gewählt.');
  await waehle('eins.pdf');
  await maus.click(hochladen());
  expect((await within(await posten('eins.pdf')).findByRole('alert')).textContent).toBe(grund);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await maus.click(hochladen());
  await screen.findByText('Das Dokument „eins.pdf“ wurde hochgeladen.');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'eins.pdf' })).toBeNull());
});

it('lässt eine Datei, die unterwegs abgebrochen wird, bereit für den nächsten Versuch', async () => {
  ladeHoch.mockImplementation(
    ({ signal }) =>
      new Promise((_, scheitert) => signal.addEventListener('abort', () => scheitert(signal.reason))),
  );
  zeige();
  await screen.findByText('Noch keine Datei gewählt.');
  await waehle('eins.pdf');
  await maus.click(hochladen());
  const zeile = await posten('eins.pdf');
  await maus.click(await within(zeile).findByRole('button', { name: 'Abbrechen' }));
  await within(zeile).findByLabelText('Bezeichnung');
  expect(within(zeile).queryByRole('alert')).toBeNull();
});

it('lässt eine gewählte Datei wieder weg', async () => {
  zeige();
  await screen.findByText('Noch keine Datei gewählt.');
  await waehle('eins.pdf');
  await maus.click(await screen.findByRole('button', { name: 'eins.pdf weglassen' }));
  await screen.findByText('Noch keine Datei gewählt.');
});
