import { render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Blaetterleiste } from './Blaetterleiste';
import type { Sortierung, TabellenAngaben } from './spalten';
import { Tabelle } from './Tabelle';
import { useFesteZeile } from './useFesteZeile';

interface Zeile {
  id: number;
  name: string;
  gewicht: number | null;
}
const zeilen: Zeile[] = [
  { id: 1, name: 'Nordlicht', gewicht: 0 },
  { id: 2, name: 'Alpenfracht', gewicht: null },
  { id: 3, name: 'Küste', gewicht: 7 },
];
const tabelle: TabellenAngaben<Zeile> = {
  name: 'Mandanten',
  zeilen,
  leer: 'Noch keine Zeile.',
  spalten: [
    { feld: 'name', titel: 'Name', sortierbar: true },
    { feld: 'gewicht', titel: 'Gewicht', rechts: true },
  ],
};
const maus = userEvent.setup({ delay: null });
const zeile = (name: string) => screen.getByText(name).closest('[role=row]') as HTMLElement;
const kaestchen = (name: string) => zeile(name).querySelector('input[type=checkbox]') as HTMLInputElement;

beforeAll(() => import('./Gitter'), 60_000);
const breit = window.matchMedia;
afterEach(() => {
  window.matchMedia = breit;
});
const schmal = () => {
  window.matchMedia = (media) => ({ ...breit(media), matches: media.includes('max-width') });
};

/** A table of which several rows can be chosen. */
function Mehrere({ melde, ...p }: Partial<TabellenAngaben<Zeile>> & { melde: (ids: unknown[]) => void }) {
  const [auswahl, setAuswahl] = useState<ReadonlySet<number | string>>(new Set());
  const nimm = (neu: typeof auswahl) => {
    setAuswahl(neu);
    melde([...neu]);
  };
  return <Tabelle {...tabelle} {...p} auswahl={auswahl} onAuswahl={nimm} />;
}

async function zeige(angaben: Partial<TabellenAngaben<Zeile>> = {}) {
  const melde = vi.fn();
  render(<Mehrere {...angaben} melde={melde} />);
  await screen.findByText('Nordlicht');
  return melde;
}

describe('Mehrere Zeilen', () => {
  it('werden mit dem Kästchen, einem Klick in die Zeile und der Leertaste gewählt und wieder nicht', async () => {
    const melde = await zeige();
    await maus.click(kaestchen('Nordlicht'));
    expect(melde).toHaveBeenLastCalledWith([1]);
    await maus.click(screen.getByText('Küste'));
    expect(melde).toHaveBeenLastCalledWith([1, 3]);
    await maus.keyboard(' ');
    expect(melde).toHaveBeenLastCalledWith([1]);
    await maus.click(kaestchen('Nordlicht'));
    expect(melde).toHaveBeenLastCalledWith([]);
  });

  it('alle auf einmal; ist nur ein Teil gewählt, sagt das Kästchen das', async () => {
    const melde = await zeige();
    const alle = document.querySelector('[role=columnheader] input[type=checkbox]') as HTMLInputElement;
    await maus.click(kaestchen('Nordlicht'));
    expect([alle.indeterminate, alle.checked]).toEqual([true, false]);
    await maus.click(alle);
    expect(melde.mock.lastCall?.[0].toSorted()).toEqual([1, 2, 3]);
    expect([alle.indeterminate, alle.checked]).toEqual([false, true]);
    await maus.click(alle);
    expect(melde).toHaveBeenLastCalledWith([]);
  });

  it('haben auf dem Telefon ihr Kästchen in der Karte', async () => {
    schmal();
    const melde = await zeige();
    const [erste] = screen.getAllByRole('listitem');
    const wahl = within(erste as HTMLElement).getByRole<HTMLInputElement>('checkbox');
    await maus.click(wahl);
    expect([wahl.checked, melde.mock.lastCall]).toEqual([true, [[1]]]);
    expect(erste?.hasAttribute('data-gewaehlt')).toBe(true);
  });
});

describe('Eine Zelle', () => {
  it('zeigt eine Null, aber nichts, wo nichts ist, auch auf dem Telefon', async () => {
    schmal();
    render(<Tabelle {...tabelle} />);
    expect(screen.getAllByRole('listitem').map((z) => z.textContent)).toEqual([
      'NordlichtGewicht0',
      'Alpenfracht',
      'KüsteGewicht7',
    ]);
  });

  it('zeigt einen Text, der nicht hineinpasst, ganz unter der Maus', async () => {
    await zeige();
    expect(screen.getByText('Alpenfracht').title).toBe('Alpenfracht');
  });
});

function Sortiert({ melde }: { melde: (s: Sortierung | null) => void }) {
  const [sortierung, setSortierung] = useState<Sortierung | null>(null);
  const nimm = (neu: Sortierung | null) => {
    setSortierung(neu);
    melde(neu);
  };
  return <Tabelle {...tabelle} sortierung={sortierung} onSortierung={nimm} />;
}

describe('Sortieren', () => {
  const kopf = (name: string) => screen.getByText(name).closest('[role=columnheader]') as HTMLElement;

  it('geht auf, ab und wieder, wie es war; wo es nicht geht, geschieht nichts', async () => {
    const melde = vi.fn();
    render(<Sortiert melde={melde} />);
    await screen.findByText('Nordlicht');
    for (let n = 0; n < 3; n++) await maus.click(screen.getByText('Name'));
    expect(melde.mock.calls).toEqual([
      [{ feld: 'name', richtung: 'asc' }],
      [{ feld: 'name', richtung: 'desc' }],
      [null],
    ]);
    await maus.click(screen.getByText('Gewicht'));
    expect(melde).toHaveBeenCalledTimes(3);
  });

  it('sagt am Kopf, wonach sortiert ist', async () => {
    render(<Sortiert melde={() => undefined} />);
    await screen.findByText('Nordlicht');
    expect(kopf('Name').getAttribute('aria-sort')).toBe('none');
    await maus.click(screen.getByText('Name'));
    expect(kopf('Name').getAttribute('aria-sort')).toBe('ascending');
  });
});

describe('Blätterleiste', () => {
  const zeigeLeiste = (mehr: object) =>
    render(<Blaetterleiste seite={2} zeilen={50} gesamt={120} onSeite={() => undefined} {...mehr} />);
  const gedrueckt = () =>
    within(screen.getByRole('group', { name: 'Zeilen' }))
      .getAllByRole('button', { pressed: true })
      .map((k) => k.textContent);

  it.each([
    [{}, 'Anzahl gemäß Suchvorgaben: 120 / Anzeige pro Seite: 50 / Anzeige aktuell: 51-100'],
    [{ seite: 3 }, 'Anzahl gemäß Suchvorgaben: 120 / Anzeige pro Seite: 50 / Anzeige aktuell: 101-120'],
    [{ seite: 1, gesamt: 0 }, 'Anzahl gemäß Suchvorgaben: 0 / Anzeige pro Seite: 50 / Anzeige aktuell: 0-0'],
    [
      { gesamt: 12_345, ungezaehlt: true },
      'Anzahl gemäß Suchvorgaben: wird gezählt / Anzeige pro Seite: 50 / Anzeige aktuell: 51-100',
    ],
  ])('sagt bei %j, wie viele es sind und welche zu sehen sind', (mehr, text) => {
    zeigeLeiste(mehr);
    screen.getByText(text);
  });

  it('geht weiter, solange noch gezählt wird, auch hinter die letzte bekannte Seite', () => {
    zeigeLeiste({ seite: 3, ungezaehlt: true });
    const gesperrt = ['Weiter', 'Ende'].map((name) =>
      screen.getByRole('button', { name }).hasAttribute('disabled'),
    );
    expect(gesperrt).toEqual([false, true]);
  });

  it('lässt wählen, wie viele Zeilen eine Seite hat, oder so viele, wie hineinpassen', async () => {
    const onZeilen = vi.fn();
    const angaben = { zeilenzahlen: [25, 50], onZeilen };
    const { unmount } = zeigeLeiste({ ...angaben, fuellt: false });
    expect(gedrueckt()).toEqual(['50']);
    await maus.click(screen.getByRole('button', { name: '25 Zeilen' }));
    await maus.click(screen.getByRole('button', { name: 'füllen' }));
    expect(onZeilen.mock.calls).toEqual([[25], [0]]);
    unmount();
    zeigeLeiste({ ...angaben, fuellt: true });
    expect(gedrueckt()).toEqual(['füllen']);
  });

  it('sagt, zu welcher Seite man gerade kommt, damit sie schon geholt wird', async () => {
    const onNahe = vi.fn();
    zeigeLeiste({ onNahe });
    await maus.hover(screen.getByRole('button', { name: 'Seite 3' }));
    screen.getByRole('button', { name: 'Seite 1' }).focus();
    expect(onNahe.mock.calls).toEqual([[3], [1]]);
  });
});

describe('Die Zeile eines offenen Fensters', () => {
  const zeigeZeile = () =>
    renderHook(
      ({ dialog, liste }: { dialog: string | null; liste: Zeile[] }) =>
        useFesteZeile(dialog, liste, (z) => z.id === 2),
      { initialProps: { dialog: null as string | null, liste: zeilen } },
    );
  const ohneZweite = zeilen.filter((z) => z.id !== 2);

  it('bleibt, wie sie war, wenn jemand anders sie löscht, und ist danach fort', () => {
    const { result, rerender } = zeigeZeile();
    rerender({ dialog: 'bearbeiten', liste: zeilen });
    rerender({ dialog: 'bearbeiten', liste: ohneZweite });
    expect(result.current?.name).toBe('Alpenfracht');
    rerender({ dialog: null, liste: ohneZweite });
    expect(result.current).toBeUndefined();
  });

  it('ist die von jetzt, wenn das Fenster sich öffnet, und ohne Fenster immer', () => {
    const { result, rerender } = zeigeZeile();
    const umbenannt = zeilen.map((z) => (z.id === 2 ? { ...z, name: 'Alpen GmbH' } : z));
    rerender({ dialog: null, liste: umbenannt });
    expect(result.current?.name).toBe('Alpen GmbH');
    rerender({ dialog: 'bearbeiten', liste: zeilen });
    expect(result.current?.name).toBe('Alpenfracht');
  });
});
