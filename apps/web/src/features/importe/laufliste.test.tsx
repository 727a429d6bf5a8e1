import type { Adressimportlauf } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { adressimporte, adressimportschluessel } from '../adressen/api/adressimport';
import { Laufliste } from './Laufliste';

const lauf: Adressimportlauf = {
  id: 3,
  mandantId: 7,
  mandant: 'Hansewerk',
  dateiname: 'Herbst.csv',
  format: 'csv',
  zustand: 'uebernommen',
  benutzer: 'meier',
  zeilen: 1234,
  ausgeblendeteZeilen: 0,
  ausgeblendeteSpalten: 0,
  geprueft: 1234,
  neu: 1200,
  geaendert: 0,
  unveraendert: 0,
  abgelehnt: 34,
  uebernommen: 1200,
  auftraege: 1234,
  doppelt: 0,
  vorhanden: 0,
  partner: null,
  begonnenAm: '2026-11-20T09:05:00.000Z',
  beendetAm: null,
};
const zeigen = vi.fn();

mitPortal(() => angemeldetAls({ admin: true }));

const zeige = () =>
  zeigeTeil(
    <Laufliste
      schluessel={adressimportschluessel}
      lies={adressimporte}
      je={{ feld: 'mandant', titel: 'beschriftung.mandant' }}
      onZeigen={zeigen}
    />,
  );

it('nennt je Datei Mandant, Zustand, Zahlen und Zeitpunkt, und öffnet sie', async () => {
  antworte('get', 'adressen/import/laeufe', [lauf, { ...lauf, id: 4, dateiname: '', zustand: 'verworfen' }]);
  zeige();
  await screen.findByText('Herbst.csv');
  const zeilen = screen.getAllByRole('row');
  const zellen = [...(zeilen[1]?.querySelectorAll('td') ?? [])].map((z) => z.textContent);
  expect(zellen).toEqual([
    'Herbst.csv',
    'Hansewerk',
    'übernommen',
    '1.200',
    '0',
    '34',
    'meier',
    '20.11.2026 10:05',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '–' }));
  expect(zeigen).toHaveBeenCalledWith(4);
});

it('sagt, dass es noch keinen Import gibt', async () => {
  antworte('get', 'adressen/import/laeufe', []);
  zeige();
  expect(await screen.findByText('Noch kein Import.')).toBeTruthy();
});

it('sagt das nicht, wenn die Liste nicht zu lesen ist', async () => {
  antworte('get', 'adressen/import/laeufe', abgelehnt(500, 'Das ging nicht.'));
  zeige();
  await screen.findByText('Das ging nicht.');
  expect(screen.queryByText('Noch kein Import.')).toBeNull();
});
