import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { PremiumimportSeite } from './PremiumimportSeite';

const gebiet = (id: number, plz: string) => ({
  id,
  lkz: 'D',
  plzVon: plz,
  plzBis: plz,
  zeitVon: '06:00',
  zeitBis: '08:00',
  terminkennzeichen: { id: 50, langBezeichnung: 'BEX Premium 8 Uhr' },
});
let gebiete: ReturnType<typeof gebiet>[];
const maus = userEvent.setup({ delay: null });
const karte = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Geladene Gebiete' })).closest('section') as HTMLElement,
  );

mitPortal(() => {
  gebiete = [gebiet(1, '30159')];
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'importe/:art', []);
  antworte('get', 'premium/gebiete', ({ frage }) =>
    HttpResponse.json(frage.get('mandant') === '7' ? [gebiet(2, '99999')] : gebiete),
  );
});

describe('Premiumgebiete', () => {
  it('stehen mit Terminart, Postleitzahlen und Zeitfenster da', async () => {
    zeigeTeil(<PremiumimportSeite />);
    const zeile = (await (await karte()).findByText('BEX Premium 8 Uhr')).closest(
      '[role=row]',
    ) as HTMLElement;
    expect([...zeile.querySelectorAll('[role=gridcell]')].map((z) => z.textContent)).toEqual([
      'BEX Premium 8 Uhr',
      'D',
      '30159',
      '30159',
      '06:00',
      '08:00',
    ]);
  });

  it('sind die des gewählten Mandanten, und wieder die aller', async () => {
    zeigeTeil(<PremiumimportSeite />);
    await (await karte()).findAllByText('30159');
    const wahl = screen.getByLabelText('Gilt für', { exact: false });
    await maus.type(wahl, 'Mü{Tab}');
    await (await karte()).findAllByText('99999');
    expect((await karte()).queryByText('30159')).toBeNull();
    await maus.clear(wahl);
    await (await karte()).findAllByText('30159');
  });

  it('werden seitenweise gezeigt, wo es viele sind', async () => {
    gebiete = Array.from({ length: 51 }, (_, i) => gebiet(i + 1, String(10_000 + i)));
    zeigeTeil(<PremiumimportSeite />);
    await (await karte()).findAllByText('10000');
    await maus.click((await karte()).getByRole('button', { name: 'Weiter' }));
    await (await karte()).findAllByText('10050');
    expect((await karte()).queryByText('10000')).toBeNull();
  });

  it('fehlen noch: das wird gesagt, und ersetzt wird in der Vorgabe', async () => {
    gebiete = [];
    zeigeTeil(<PremiumimportSeite />);
    await (await karte()).findByText(/^Noch keine Gebiete/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /ersetzen/ }).checked).toBe(true);
    await waitFor(() => expect(an('GET premium/gebiete')[0]?.frage.get('mandant')).toBeNull());
  });
});
