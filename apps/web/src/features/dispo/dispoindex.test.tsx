import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { DispoindexKarte } from './DispoindexKarte';

const maus = userEvent.setup({ delay: null });
const knopf = () => screen.findByRole<HTMLButtonElement>('button', { name: /Index aktualisieren/ });
const antwort = (was: string) => [{ severity: 'INFO', key: 'probe', text: `Der Index ${was} ist aktuell.` }];

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, hauptmandant: true });
  antworte('post', 'dplus-update/:art', ({ teile }) => HttpResponse.json(antwort(teile['art'] ?? '')));
});

it('aktualisiert den gewählten Index und zeigt, was das Dispositionssystem dazu sagt', async () => {
  zeigeTeil(<DispoindexKarte />);
  await knopf();
  await maus.click(screen.getByLabelText('Index'));
  await maus.keyboard('Frank{Tab}');
  await maus.click(await knopf());
  await screen.findByText('Der Index frankaturen ist aktuell.');
  expect(gesendet.map((g) => g.was)).toEqual(['POST dplus-update/frankaturen']);
});

it('wer die Auswahl leert und geht, behält den bisherigen Index', async () => {
  zeigeTeil(<DispoindexKarte />);
  await knopf();
  const wahl = screen.getByLabelText<HTMLInputElement>('Index');
  await maus.clear(wahl);
  await maus.tab();
  expect(wahl.value).toBe('Adressen');
  await maus.click(await knopf());
  await waitFor(() => expect(an('POST dplus-update/adressen')).toHaveLength(1));
});

it('sagt, warum es nicht ging, und lässt es noch einmal versuchen', async () => {
  antworte('post', 'dplus-update/:art', abgelehnt(502, 'Das Dispositionssystem antwortet nicht.'));
  zeigeTeil(<DispoindexKarte />);
  await maus.click(await knopf());
  await screen.findByText('Das Dispositionssystem antwortet nicht.');
  await maus.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(async () => expect((await knopf()).disabled).toBe(false));
});
