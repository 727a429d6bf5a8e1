import type { Dokumentenverweis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, type MockInstance, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { legeAb } from './api/abgelegt';
import * as api from './api/dokumente';
import { Hochladen } from './Hochladen';

// What is sent is the journeys' business; here it is what becomes of the files.
let ladeHoch: MockInstance<typeof api.ladeHoch>;
const hochgeladen = { id: 31, dateiname: 'eins.pdf' } as Dokumentenverweis;

mitPortal(() => {
  angemeldetAls({ sub: '1', edit: true, 'mandant-id': 7 });
  ladeHoch = vi.spyOn(api, 'ladeHoch');
});
afterEach(() => vi.unstubAllGlobals());

const maus = userEvent.setup({ delay: null, applyAccept: false });
const datei = (name: string, art = 'application/pdf', bytes = 1) => {
  const neu = new File(['x'], name, { type: art });
  Object.defineProperty(neu, 'size', { value: bytes });
  return neu;
};
const flaeche = () => screen.findByLabelText<HTMLInputElement>('Dateien wählen');
const posten = async (name: string) => within(await screen.findByRole('listitem', { name }));
const gesendet = () => ladeHoch.mock.calls.map(([u]) => [u.datei.name, u.belegart]);

it('vermutet die Belegart nach dem Namen; wer keine Spedition ist, legt keinen Abliefernachweis vor', async () => {
  ladeHoch.mockResolvedValue(hochgeladen);
  zeigeTeil(<Hochladen auftragId={7} />);
  await maus.upload(await flaeche(), [datei('CMR-11.pdf'), datei('bruch.jpg', 'image/jpeg'), datei('a.pdf')]);
  const art = async (name: string) => (await posten(name)).getByLabelText<HTMLInputElement>('Art');
  expect([
    (await art('CMR-11.pdf')).value,
    (await art('bruch.jpg')).value,
    (await art('a.pdf')).value,
  ]).toEqual(['CMR-Frachtbrief', 'Foto', '']);
  await maus.click(await art('a.pdf'));
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual([
    'CMR-Frachtbrief',
    'Foto',
    'Lieferschein',
  ]);
  await maus.click(screen.getByRole('option', { name: 'Lieferschein' }));
  await maus.click(screen.getByText('Hochladen'));
  await waitFor(() => expect(gesendet()).toHaveLength(3));
  expect(gesendet()).toEqual([
    ['CMR-11.pdf', 'cmr'],
    ['bruch.jpg', 'foto'],
    ['a.pdf', 'lieferschein'],
  ]);
});

it('lässt die Spedition einen Abliefernachweis vorlegen', async () => {
  angemeldetAls({ sub: '1', edit: true, hauptmandant: true });
  zeigeTeil(<Hochladen auftragId={7} />);
  await maus.upload(await flaeche(), datei('a.pdf'));
  await maus.click((await posten('a.pdf')).getByLabelText('Art'));
  expect(screen.getByRole('option', { name: 'Abliefernachweis (POD)' })).toBeTruthy();
});

it('nimmt eine zu große Datei nicht an, nennt ihre Größe auf Deutsch und schickt sie nicht', async () => {
  zeigeTeil(<Hochladen auftragId={7} />);
  await maus.upload(await flaeche(), datei('scan.pdf', 'application/pdf', 22_125_000));
  const zeile = await posten('scan.pdf');
  zeile.getByText('21,1 MB');
  expect(zeile.getByRole('alert').textContent).toMatch(/20 MB/);
  expect(zeile.queryByLabelText('Bezeichnung')).toBeNull();
  await maus.click(screen.getByText('Hochladen'));
  expect(ladeHoch).not.toHaveBeenCalled();
});

it('schickt nach einem Doppelklick jede Datei einmal', async () => {
  ladeHoch.mockResolvedValue(hochgeladen);
  zeigeTeil(<Hochladen auftragId={7} />);
  await maus.upload(await flaeche(), datei('eins.pdf'));
  await maus.dblClick(screen.getByText('Hochladen'));
  await screen.findByText('Das Dokument „eins.pdf“ wurde hochgeladen.');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'eins.pdf' })).toBeNull());
  expect(gesendet()).toEqual([['eins.pdf', null]]);
});

it('nimmt Dateien, die abgelegt werden, auch solche, die vorher auf dem Auftrag lagen', async () => {
  legeAb(7, [datei('vorher.pdf')]);
  legeAb(8, [datei('fremd.pdf')]);
  zeigeTeil(<Hochladen auftragId={7} />);
  await posten('vorher.pdf');
  fireEvent.drop(await flaeche(), { dataTransfer: { files: [datei('jetzt.pdf')] } });
  await posten('jetzt.pdf');
  expect(screen.queryByText('fremd.pdf')).toBeNull();
});

it('verlangt keine Datei mehr, sobald ein Foto aufgenommen ist', async () => {
  const sonst = window.matchMedia;
  vi.stubGlobal('matchMedia', (frage: string) => ({
    ...sonst(frage),
    matches: frage === '(pointer: coarse)',
  }));
  zeigeTeil(<Hochladen auftragId={7} />);
  const wahl = await flaeche();
  await maus.click(screen.getByText('Hochladen'));
  await screen.findByText('Bitte eine Datei auswählen.');
  await maus.upload(screen.getByLabelText('Foto aufnehmen'), datei('foto.jpg', 'image/jpeg'));
  await posten('foto.jpg');
  expect(screen.queryByText('Bitte eine Datei auswählen.')).toBeNull();
  expect(wahl.getAttribute('aria-invalid')).toBeNull();
});
