import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Blaetterleiste } from './Blaetterleiste';
import { KurzeTabelle } from './KurzeTabelle';
import { Tabelle } from './Tabelle';
import { useLetzteSeite } from './useLetzteSeite';
import { useListenadresse } from './useListenadresse';
import { useSeiten } from './useSeiten';

const spalten = [
  { feld: 'name', titel: 'Name' },
  { feld: 'aktiv', titel: 'aktiv' },
] as const;
const zeilen = [
  { id: 1, name: 'Nordlicht', aktiv: true },
  { id: 2, name: 'Alpenfracht', aktiv: null },
];
const tabelle = { name: 'Mandanten', spalten, leer: 'Noch keine Zeile.' };
const maus = userEvent.setup({ delay: null });

const breit = window.matchMedia;
afterEach(() => {
  window.matchMedia = breit;
});

/** As wide as a phone. */
const schmal = () => {
  window.matchMedia = (media) => ({ ...breit(media), matches: media.includes('max-width') });
};

describe('Tabelle', () => {
  it('markiert mit Klick und Leertaste, öffnet mit Doppelklick und Enter, entfernt mit Entf', async () => {
    const tat = { onMarkieren: vi.fn(), onOeffnen: vi.fn(), onEntfernen: vi.fn() };
    render(<Tabelle {...tabelle} {...tat} zeilen={zeilen} />);
    await maus.click(await screen.findByText('Alpenfracht'));
    expect(tat.onMarkieren).toHaveBeenLastCalledWith(2);
    await maus.keyboard('{Enter}');
    expect(tat.onOeffnen).toHaveBeenLastCalledWith(zeilen[1]);
    await maus.keyboard('{Delete}');
    expect(tat.onEntfernen).toHaveBeenLastCalledWith(zeilen[1]);
    await maus.keyboard('{ArrowUp} ');
    expect(tat.onMarkieren).toHaveBeenLastCalledWith(1);
    await maus.dblClick(screen.getByText('Nordlicht'));
    expect(tat.onOeffnen).toHaveBeenLastCalledWith(zeilen[0]);
  });

  it('ist auf dem Telefon eine Liste von Karten, die man mit der Tastatur markiert und öffnet', async () => {
    schmal();
    const tat = { onMarkieren: vi.fn(), onOeffnen: vi.fn() };
    render(<Tabelle {...tabelle} {...tat} zeilen={zeilen} />);
    expect(screen.queryByRole('grid')).toBeNull();
    const [erste, zweite] = screen.getAllByRole('listitem');
    expect([erste?.textContent, zweite?.textContent]).toEqual(['Nordlichtaktivja', 'Alpenfracht']);
    await maus.tab();
    await maus.keyboard(' ');
    expect(tat.onMarkieren).toHaveBeenLastCalledWith(1);
    await maus.click(screen.getByRole('button', { name: 'Alpenfracht' }));
    expect(tat.onOeffnen).toHaveBeenLastCalledWith(zeilen[1]);
  });

  it.each([
    ['breit', () => {}],
    ['schmal', schmal],
  ])('sagt %s, was zu tun ist, wo nichts steht', async (_breite, stelle) => {
    stelle();
    render(<Tabelle {...tabelle} zeilen={[]} />);
    await screen.findByText('Noch keine Zeile.');
  });
});

describe('Kurze Tabelle', () => {
  it('nennt auf dem Telefon keine Spalte, in der nichts steht, auch keinen Knopf, den es nicht gibt', () => {
    schmal();
    const mitKnopf = [
      ...spalten,
      { feld: 'ende', titel: 'Aktionen', zelle: (z: { id: number }) => z.id === 2 && <b>Ende</b> },
    ];
    render(<KurzeTabelle {...tabelle} spalten={mitKnopf} zeilen={zeilen} />);
    expect(screen.getAllByRole('listitem').map((zeile) => zeile.textContent)).toEqual([
      'Nordlichtaktivja',
      'AlpenfrachtAktionenEnde',
    ]);
  });

  it('markiert mit dem Knopf der Zeile und mit der ganzen Zeile', async () => {
    const onMarkieren = vi.fn();
    render(<KurzeTabelle {...tabelle} zeilen={zeilen} markiert={1} onMarkieren={onMarkieren} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mandanten: Nordlicht' }).checked).toBe(true);
    await maus.click(screen.getByRole('radio', { name: 'Mandanten: Alpenfracht' }));
    expect(onMarkieren).toHaveBeenLastCalledWith(2);
  });

  it('sagt erst, dass keine Zeile da ist, wenn sie es weiß', () => {
    const { rerender } = render(<KurzeTabelle {...tabelle} zeilen={[]} laedt />);
    expect(screen.queryByText('Noch keine Zeile.')).toBeNull();
    rerender(<KurzeTabelle {...tabelle} zeilen={[]} laedt={false} />);
    screen.getByText('Noch keine Zeile.');
  });
});

describe('Blättern', () => {
  const leiste = (seite: number, gesamt: number) => {
    const onSeite = vi.fn();
    render(<Blaetterleiste seite={seite} zeilen={50} gesamt={gesamt} onSeite={onSeite} />);
    return onSeite;
  };
  const gesperrt = () =>
    ['Anfang', 'Zurück', 'Weiter', 'Ende'].filter((name) =>
      screen.getByRole('button', { name }).hasAttribute('disabled'),
    );

  it.each([
    ['der ersten', 1, 500, ['Anfang', 'Zurück']],
    ['einer mittleren', 5, 500, []],
    ['der letzten', 10, 500, ['Weiter', 'Ende']],
    ['der einzigen', 1, 50, ['Anfang', 'Zurück', 'Weiter', 'Ende']],
    ['keiner', 1, 0, ['Anfang', 'Zurück', 'Weiter', 'Ende']],
  ])('geht auf %s Seite nur, wohin es noch geht', (_welche, seite, gesamt, erwartet) => {
    leiste(seite, gesamt);
    expect(gesperrt()).toEqual(erwartet);
  });

  it.each([
    ['Anfang', 1],
    ['Zurück', 4],
    ['Seite 7', 7],
    ['Weiter', 6],
    ['Ende', 10],
  ])('%s führt zur Seite %i', async (name, ziel) => {
    const onSeite = leiste(5, 500);
    expect(screen.getByRole('button', { name: 'Seite 5' }).getAttribute('aria-current')).toBe('page');
    await maus.click(screen.getByRole('button', { name }));
    expect(onSeite).toHaveBeenCalledExactlyOnceWith(ziel);
  });
});

describe('Die letzte Seite', () => {
  it.each([
    ['eine dahinter führt zu ihr', 120, 9, 3, [{ seite: 3 }]],
    ['sie selbst bleibt', 120, 3, 3, []],
    ['ohne Zeilen ist es die erste', 0, 4, 1, [{ seite: 1 }]],
    ['solange niemand weiß, wie viele es sind, bleibt jede', undefined, 9, 1, []],
  ])('%s', (_was, gesamt, seite, letzte, aufrufe) => {
    const aendere = vi.fn();
    const { result } = renderHook(() => useLetzteSeite(gesamt, { seite, zeilen: 50 }, aendere));
    expect(result.current).toBe(letzte);
    expect(aendere.mock.calls.map(([neu]) => neu)).toEqual(aufrufe);
  });
});

describe('Der Stand in der Adresszeile', () => {
  const zeige = (adresse: string) =>
    renderHook(() => ({ liste: useListenadresse(['suche', 'art'], 50), ort: useLocation().search }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: children }], {
            initialEntries: [`/${adresse}`],
          })}
        />
      ),
    }).result;

  it.each([
    ['', 1],
    ['?seite=4', 4],
    ['?seite=0', 1],
    ['?seite=-3', 1],
    ['?seite=x', 1],
    ['?seite=2.7', 2],
  ])('liest aus „%s“ die Seite %i', (adresse, seite) => {
    expect(zeige(adresse).current.liste.seite).toBe(seite);
  });

  it('beginnt mit anderem wieder vorn und behält, was sonst dasteht', async () => {
    const stand = zeige('?seite=4&art=anmeldung&fremd=1');
    await act(async () => stand.current.liste.aendere({ suche: 'a&b' }));
    expect(stand.current.ort).toBe('?art=anmeldung&fremd=1&suche=a%26b');
    await act(async () => stand.current.liste.aendere({ art: null }));
    expect(stand.current.ort).toBe('?fremd=1&suche=a%26b');
  });

  it('blättert, ohne die Suche zu verlieren; die erste Seite steht nicht darin', async () => {
    const stand = zeige('?suche=x');
    await act(async () => stand.current.liste.blaettern(500).onSeite(3));
    expect(stand.current.ort).toBe('?suche=x&seite=3');
    await act(async () => stand.current.liste.blaettern(500).onSeite(1));
    expect(stand.current.ort).toBe('?suche=x');
  });
});

describe('Seiten einer ganzen Liste', () => {
  const viele = (n: number) => Array.from({ length: n }, (_, id) => ({ id }));
  type Liste = { zeilen: { id: number }[]; schluessel: string };
  const zeige = (anfang: Liste) =>
    renderHook(({ zeilen: z, schluessel }: Liste) => useSeiten(z, schluessel), { initialProps: anfang });
  const blaettere = ({ current }: { current: ReturnType<typeof useSeiten> }, seite: number) =>
    act(() => {
      if (current.seiten) current.seiten.blaettern.onSeite(seite);
    });

  it('brauchen keine Leiste, wo alles auf eine passt', () => {
    expect(zeige({ zeilen: viele(50), schluessel: '' }).result.current.seiten).toBe(false);
  });

  it('beginnen vorn, wenn etwas anderes gesucht wird, und enden, wo die Liste endet', () => {
    const { result, rerender } = zeige({ zeilen: viele(120), schluessel: 'a' });
    blaettere(result, 3);
    expect(result.current.zeilen.map((z) => z.id)).toEqual(viele(20).map((z) => z.id + 100));
    rerender({ zeilen: viele(60), schluessel: 'a' });
    expect(result.current.zeilen).toHaveLength(10);
    rerender({ zeilen: viele(120), schluessel: 'b' });
    expect(result.current.zeilen[0]).toEqual({ id: 0 });
  });
});
