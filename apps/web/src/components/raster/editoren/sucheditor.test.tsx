import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Raster } from '../Raster';
import type { Spalte, Treffer } from '../spalte';
import { neuerRasterspeicher } from '../zustand/speicher';

interface Stoff extends Treffer {
  unnr: string;
  name: string;
}
interface Zeile {
  stoff: Stoff | null;
  menge: number | null;
}
const benzin = { id: 1, unnr: '1203', name: 'Benzin' };
const diesel = { id: 2, unnr: '1202', name: 'Diesel' };
const alle = [benzin, diesel];
const maus = userEvent.setup({ delay: null });
const suche = vi.fn(async (text: string): Promise<Stoff[]> => alle.filter((s) => s.unnr.startsWith(text)));
const spalten: Spalte<Zeile>[] = [
  {
    art: 'suche',
    name: 'stoff',
    label: 'Stoff',
    breite: 100,
    suche,
    text: (s: Treffer) => (s as Stoff).unnr,
    eintrag: (s: Treffer) => `${(s as Stoff).unnr} ${(s as Stoff).name}`,
    // Only a whole number leaves no doubt.
    vorwahl: (treffer: readonly Treffer[], text: string) => (treffer as Stoff[]).find((s) => s.unnr === text),
  },
  { art: 'zahl', name: 'menge', label: 'Menge', breite: 60, dezimal: 0 },
];

function baue(stoff: Stoff | null = null) {
  const leer = (z: Partial<Zeile>) => !z.stoff && z.menge == null;
  const speicher = neuerRasterspeicher<Zeile>({ istLeer: leer }, [{ stoff, menge: 1 }]);
  render(<Raster name="Stoffe" zeilenname="Nr." spalten={spalten} speicher={speicher} meldungen={[]} />);
  return () => speicher.gefuellt()[0];
}
const zelle = () => document.querySelector('[aria-rowindex="2"] > [aria-colindex="2"]') as HTMLElement;
const stoff = (erste: ReturnType<typeof baue>) => erste()?.daten.stoff;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

/** Types into the cell and waits for what is found. */
async function tippe(text: string) {
  await maus.click(zelle());
  await maus.keyboard(text);
  await screen.findAllByRole('option');
}

describe('Nachschlagen in einer Zelle', () => {
  it('nimmt mit Tab, was ohne Zweifel gemeint ist', async () => {
    const erste = baue();
    await tippe('1203');
    await maus.tab();
    await waitFor(() => expect(stoff(erste)).toEqual(benzin));
    expect(zelle().textContent).toContain('1203');
  });

  it('nimmt mit Enter den ersten Treffer, auch wo mehrere passen', async () => {
    const erste = baue();
    await tippe('120');
    await maus.keyboard('{Enter}');
    expect(stoff(erste)).toEqual(benzin);
  });

  it('lässt mit Tab stehen, was mehrdeutig ist, und nennt es', async () => {
    const erste = baue();
    await tippe('120');
    await maus.tab();
    expect(stoff(erste) ?? null).toBeNull();
    expect([zelle().textContent, zelle().getAttribute('aria-invalid')]).toEqual(['120', 'true']);
  });

  it('nimmt mit dem Pfeil den nächsten und mit der Maus jeden', async () => {
    const erste = baue();
    await tippe('120');
    await maus.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(stoff(erste)).toEqual(diesel);
    await maus.dblClick(zelle());
    await maus.keyboard('{Backspace}120');
    await maus.click(await screen.findByText('1203 Benzin'));
    expect(stoff(erste)).toEqual(benzin);
  });

  it('sagt, wenn nichts gefunden wird, und behält den Text', async () => {
    const erste = baue();
    await maus.click(zelle());
    await maus.keyboard('99');
    await screen.findByText('Nichts gefunden');
    await maus.tab();
    expect([stoff(erste) ?? null, zelle().textContent]).toEqual([null, '99']);
  });

  it('behält bei Escape, was vorher dastand, und fragt fürs bloße Öffnen niemanden', async () => {
    const erste = baue(diesel);
    suche.mockClear();
    await maus.dblClick(zelle());
    await maus.tab();
    expect([stoff(erste), suche.mock.calls]).toEqual([diesel, []]);
    await tippe('1203');
    await maus.keyboard('{Escape}');
    expect(stoff(erste)).toEqual(diesel);
  });
});
