import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { istLeer } from '@frachtportal/domain/auftrag/position/positionen';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Raster } from '../Raster';
import { auswahlSpalte, type Spalte, textSpalte, zahlSpalte } from '../spalte';
import { neuerRasterspeicher } from '../zustand/speicher';

/** With a switch of the grid's own. */
type P = Auftragsposition & { begrenzt?: boolean };

const aktion = vi.fn();
const lademittel = Array.from({ length: 20 }, (_, i) => ({
  id: i + 1,
  kurz: `L${i + 1}`,
  text: `Art ${i + 1}`,
}));
const spalten: Spalte<P>[] = [
  textSpalte(Auftragsposition, 'warengutBezeichnung', { breite: 120 }),
  auswahlSpalte(Auftragsposition, 'lademittel', { breite: 100, optionen: lademittel }),
  { art: 'schalter', name: 'begrenzt', label: 'Begrenzt', breite: 60 },
  { art: 'anzeige', name: 'adr', label: 'ADR', breite: 60, text: () => '⚠', aktion, ohneHalt: true },
  zahlSpalte(Auftragsposition, 'bruttoGewicht', { breite: 80 }),
];
const [ware, mittel, begrenzt, adr, gewicht] = [1, 2, 3, 4, 5];
const maus = userEvent.setup({ delay: null });

function baue(daten: Partial<P>[], nurLesen = false) {
  const speicher = neuerRasterspeicher<P>({ istLeer: (d) => istLeer(Auftragsposition, d) }, daten);
  render(
    <Raster
      name="Positionen"
      zeilenname="Pos."
      spalten={spalten}
      speicher={speicher}
      meldungen={[]}
      nurLesen={nurLesen}
    />,
  );
  return () => speicher.gefuellt().map((z) => z.daten);
}
const waren = (...namen: string[]): Partial<P>[] =>
  namen.map((n) => ({ warengutBezeichnung: n, bruttoGewicht: 1 }));
const zelle = (zeile: number, spalte: number) =>
  document.querySelector(`[aria-rowindex="${zeile + 1}"] > [aria-colindex="${spalte + 1}"]`) as HTMLElement;
/** Row and column of the cell that has the focus. */
const hier = () => {
  const z = document.activeElement?.closest('[aria-colindex]');
  const zeile = z?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');
  return [Number(zeile) - 1, Number(z?.getAttribute('aria-colindex')) - 1];
};
const tippt = () => document.activeElement?.tagName === 'INPUT';
const namen = (werte: () => Partial<P>[]) => werte().map((d) => d.warengutBezeichnung);
const markierte = () => document.querySelectorAll('.rdg-row[aria-selected="true"]').length;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => void aktion.mockClear());

describe('In einer Zelle', () => {
  it('übernehmen die Pfeile die Eingabe und gehen zur Zeile darüber oder darunter', async () => {
    const werte = baue(waren('a', 'b'));
    await maus.click(zelle(1, ware));
    await maus.keyboard('x{ArrowDown}');
    expect([namen(werte), hier()]).toEqual([
      ['x', 'b'],
      [2, ware],
    ]);
    await maus.keyboard('y{ArrowUp}');
    expect([namen(werte), hier()]).toEqual([
      ['x', 'y'],
      [1, ware],
    ]);
  });

  it('öffnet Alt+Pfeil die Auswahl, wie in jedem Feld', async () => {
    baue(waren('a'));
    await maus.click(zelle(1, mittel));
    expect(tippt()).toBe(false);
    await maus.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('listbox');
    expect(tippt()).toBe(true);
  });

  it('leert Rückschritt den Wert; ein Schalter ist danach aus, eine Anzeige bleibt', async () => {
    const werte = baue([{ ...waren('a')[0], begrenzt: true }]);
    for (const spalte of [begrenzt, adr, gewicht]) {
      await maus.click(zelle(1, spalte));
      await maus.keyboard('{Backspace}');
    }
    expect(werte()).toMatchObject([{ warengutBezeichnung: 'a', begrenzt: false, bruttoGewicht: null }]);
  });

  it('schaltet die Leertaste einen Schalter um und wieder zurück', async () => {
    const werte = baue(waren('a'));
    await maus.click(zelle(1, begrenzt));
    const an = () => werte()[0]?.begrenzt ?? false;
    expect(an()).toBe(false);
    await maus.keyboard(' ');
    expect(an()).toBe(true);
    await maus.keyboard(' ');
    expect(an()).toBe(false);
  });

  it('hält Tab nicht, wo er vorbeigeht; wer mit dem Pfeil kommt, startet sie mit Enter', async () => {
    baue(waren('a'));
    await maus.click(zelle(1, begrenzt));
    await maus.keyboard('{Tab}');
    expect(hier()).toEqual([1, gewicht]);
    await maus.keyboard('{ArrowLeft}');
    expect(hier()).toEqual([1, adr]);
    aktion.mockClear();
    await maus.keyboard('{Enter}');
    expect(aktion).toHaveBeenCalledOnce();
  });

  it('wird mit Strg+S übernommen, was gerade getippt ist', async () => {
    const werte = baue(waren('a'));
    await maus.click(zelle(1, ware));
    await maus.keyboard('neu{Control>}s{/Control}');
    expect([namen(werte), tippt()]).toEqual([['neu'], false]);
  });
});

describe('In einer langen Auswahl', () => {
  it.each([
    ['{PageDown}', 'L7'],
    ['{PageDown}{PageUp}', 'L1'],
    ['{PageUp}', 'L1'],
    ['{PageDown}{PageDown}{PageDown}{PageDown}', 'L20'],
    ['{ArrowUp}', 'L1'],
  ])('führt %s vom ersten zu %s, nie über ein Ende hinaus', async (tasten, kurz) => {
    const werte = baue([{ ...waren('a')[0], lademittel: { id: 1 } }]);
    await maus.click(zelle(1, mittel));
    await maus.keyboard(`{F2}${tasten}{Tab}`);
    expect(lademittel.find((l) => l.id === werte()[0]?.lademittel?.id)?.kurz).toBe(kurz);
  });

  it('sagt sie, wenn kein Eintrag so beginnt', async () => {
    baue(waren('a'));
    await maus.click(zelle(1, mittel));
    await maus.keyboard('x');
    screen.getByText('Kein Eintrag beginnt so');
  });
});

describe('Zeilen', () => {
  it('werden mit Umschalt+Pfeil hin und zurück markiert; ein Klick in eine Zelle hebt das auf', async () => {
    baue(waren('a', 'b', 'c'));
    await maus.click(zelle(1, ware));
    await maus.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(markierte()).toBe(3);
    await maus.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(markierte()).toBe(2);
    await maus.click(zelle(3, ware));
    expect(markierte()).toBe(0);
  });

  it('an der Nummer gelöscht geht genau diese', async () => {
    const werte = baue(waren('a', 'b'));
    await maus.click(zelle(1, ware));
    await maus.keyboard('{ArrowLeft}{Delete}');
    expect(namen(werte)).toEqual(['b']);
  });

  it('die leere am Ende lässt sich weder löschen noch verschieben', async () => {
    const werte = baue(waren('a'));
    await maus.click(zelle(2, ware));
    await maus.keyboard('{ArrowLeft}{Delete}{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect([namen(werte), screen.getByRole('status').textContent.trim()]).toEqual([['a'], '']);
  });

  it('Strg+Umschalt+Z wiederholt, was Strg+Z zurücknahm', async () => {
    const werte = baue(waren('a'));
    await maus.click(zelle(1, ware));
    await maus.keyboard('neu{Enter}{Control>}z{/Control}');
    expect(namen(werte)).toEqual(['a']);
    await maus.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(namen(werte)).toEqual(['neu']);
    expect(screen.getByRole('status').textContent).toContain('Wiederholt.');
  });

  it('das Menü übernimmt, was getippt ist, und füllt es nach unten', async () => {
    const werte = baue(waren('a', 'b', 'c'));
    await maus.click(zelle(1, ware));
    await maus.keyboard('neu{Shift>}{F10}{/Shift}');
    await maus.click(await screen.findByRole('menuitem', { name: /^Nach unten füllen/ }));
    await waitFor(() => expect(namen(werte)).toEqual(['neu', 'neu', 'neu']));
  });
});

describe('Beim Lesen', () => {
  it.each(['{Delete}', 'x', ' ', '{Control>}d{/Control}', '{Control>}u{/Control}', '{F2}y{Enter}'])(
    'ändert %s nichts',
    async (tasten) => {
      const werte = baue(waren('a', 'b'), true);
      await maus.click(zelle(1, ware));
      await maus.keyboard(tasten);
      await maus.click(zelle(1, begrenzt));
      await maus.keyboard(tasten);
      fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => 'z' } });
      expect(werte()).toEqual(waren('a', 'b'));
    },
  );
});
