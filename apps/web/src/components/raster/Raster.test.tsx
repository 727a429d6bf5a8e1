import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { istLeer } from '@frachtportal/domain/auftrag/position/positionen';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Raster } from './Raster';
import { auswahlSpalte, type Spalte, textSpalte, zahlSpalte } from './spalte';
import type { Zellmeldung } from './zustand/sicht';
import { neuerRasterspeicher } from './zustand/speicher';

type P = Auftragsposition;

const aktion = vi.fn();
const spalten: Spalte<P>[] = [
  zahlSpalte(Auftragsposition, 'lademittelAnzahl', { breite: 60 }),
  auswahlSpalte(Auftragsposition, 'lademittel', {
    breite: 100,
    optionen: [
      { id: 1, kurz: 'EU', text: 'Europalette' },
      { id: 2, kurz: 'GP', text: 'Gitterbox' },
      { id: 3, kurz: 'GM', text: 'Gittermatte' },
    ],
  }),
  textSpalte(Auftragsposition, 'warengutBezeichnung', { breite: 120 }),
  { art: 'schalter', name: 'begrenzt', label: 'Begrenzt', breite: 60 },
  { art: 'anzeige', name: 'adr', label: 'ADR', breite: 60, text: () => '⚠', aktion },
  zahlSpalte(Auftragsposition, 'bruttoGewicht', { breite: 80 }),
];

interface Aufbau {
  daten?: Partial<P>[];
  meldungen?: (schluessel: number[]) => Zellmeldung[];
  nurLesen?: boolean;
}

function baue({ daten = [], meldungen = () => [], nurLesen = false }: Aufbau = {}) {
  const speicher = neuerRasterspeicher<P>({ istLeer: (d) => istLeer(Auftragsposition, d) }, daten);
  const schluessel = speicher.zustand().zeilen.map((z) => z.schluessel);
  render(
    <>
      <button type="button">davor</button>
      <Raster
        name="Positionen"
        zeilenname="Pos."
        spalten={spalten}
        speicher={speicher}
        meldungen={meldungen(schluessel)}
        nurLesen={nurLesen}
      />
      <button type="button">danach</button>
    </>,
  );
  const werte = () => speicher.gefuellt().map((z) => z.daten);
  return { speicher, werte, maus: userEvent.setup({ delay: null }) };
}

const waren = (...namen: string[]): Partial<P>[] =>
  namen.map((n) => ({ warengutBezeichnung: n, bruttoGewicht: 1 }));
const zelle = (zeile: number, spalte: number) =>
  document.querySelector<HTMLElement>(
    `[aria-rowindex="${zeile + 1}"] > [aria-colindex="${spalte + 1}"]`,
  ) as HTMLElement;
const inhalte = () =>
  [...document.querySelectorAll('.rdg-row')].map((z) => z.querySelector('[aria-colindex="4"]')?.textContent);
const stelle = () => {
  const z = document.activeElement?.closest('[aria-colindex]');
  return [
    z?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'),
    z?.getAttribute('aria-colindex'),
  ].join('/');
};

function fuegeEin(text: string) {
  const ziel = document.activeElement as Element;
  fireEvent.paste(ziel, { clipboardData: { getData: () => text } });
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('tippen', () => {
  it('Tab geht von Zelle zu Zelle, am Zeilenende weiter, am Ende hinaus; die Nummer ist kein Halt [1-9.045]', async () => {
    const { maus, werte } = baue();
    await maus.click(screen.getByText('davor'));
    await maus.tab();
    expect(stelle()).toBe('2/2');
    await maus.keyboard('9{Tab}GI{Tab}Ware{Tab} {Tab}{Tab}1.234,5{Tab}');
    expect(stelle()).toBe('3/2');
    expect(werte()).toEqual([
      {
        lademittelAnzahl: 9,
        lademittel: { id: 2 },
        warengutBezeichnung: 'Ware',
        begrenzt: true,
        bruttoGewicht: 1234.5,
      },
    ]);
    await maus.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
    expect(stelle()).toBe('3/7');
    await maus.tab();
    expect(document.activeElement?.textContent).toBe('danach');
    await maus.tab({ shift: true });
    expect(stelle()).toBe('3/7');
    await maus.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{/Shift}');
    expect(stelle()).toBe('2/7');
  });

  it('Enter geht weiter wie Tab', async () => {
    const { maus, werte } = baue();
    await maus.click(zelle(1, 1));
    await maus.keyboard('2{Enter}EU{Enter}Ware{Enter}{Enter}{Enter}5{Enter}');
    expect(werte()).toEqual([
      { lademittelAnzahl: 2, lademittel: { id: 1 }, warengutBezeichnung: 'Ware', bruttoGewicht: 5 },
    ]);
    expect(stelle()).toBe('3/2');
  });

  it('Escape verwirft nur die Eingabe in der Zelle', async () => {
    const { maus } = baue({ daten: waren('a') });
    const aussen = vi.fn();
    window.addEventListener('keydown', aussen);
    await maus.click(zelle(1, 3));
    await maus.keyboard('anders{Escape}');
    expect(inhalte()[0]).toBe('a');
    expect(aussen.mock.calls.some(([e]) => e.key === 'Escape')).toBe(false);
    await maus.keyboard('{Escape}');
    expect(aussen.mock.calls.some(([e]) => e.key === 'Escape')).toBe(true);
    window.removeEventListener('keydown', aussen);
  });

  it('was keine Zahl ist, bleibt stehen und wird genannt', async () => {
    const { maus } = baue({ daten: waren('a') });
    await maus.click(zelle(1, 6));
    await maus.keyboard('abc{Tab}');
    expect(zelle(1, 6).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(zelle(1, 6).getAttribute('aria-describedby') as string)?.textContent).toBe(
      'Pos. 1 · Gewicht – Bitte eine Zahl eingeben.',
    );
  });
});

describe('auswählen', () => {
  it('ein Buchstabe öffnet die Liste; Pfeile wandern; die Maus wählt', async () => {
    const { maus, werte } = baue();
    await maus.click(zelle(1, 2));
    await maus.keyboard('g');
    const eintraege = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(eintraege.map((e) => e.textContent)).toEqual(['GP Gitterbox', 'GM Gittermatte']);
    await maus.keyboard('{ArrowDown}{Tab}');
    expect(werte()).toEqual([{ lademittel: { id: 3 } }]);
    await maus.dblClick(zelle(1, 2));
    await maus.click(screen.getByText('EU Europalette'));
    expect(werte()).toEqual([{ lademittel: { id: 1 } }]);
  });
  it('geöffnet und verlassen ändert nichts', async () => {
    const { maus, werte } = baue({ daten: [{ lademittel: { id: 2 } }] });
    await maus.click(zelle(1, 2));
    await maus.keyboard('{F2}{Tab}');
    expect(werte()).toEqual([{ lademittel: { id: 2 } }]);
  });
});

describe('Zeilen', () => {
  it('werden an der Nummer markiert und mit Entf gelöscht; Strg+Z holt sie zurück [1-9.046,047]', async () => {
    const { maus } = baue({ daten: waren('a', 'b', 'c', 'd') });
    await maus.click(zelle(1, 0));
    await maus.keyboard('{Shift>}');
    await maus.click(zelle(2, 0));
    await maus.keyboard('{/Shift}{Control>}');
    await maus.click(zelle(4, 0));
    await maus.keyboard('{/Control}');
    expect(document.querySelectorAll('.rdg-row[aria-selected="true"]')).toHaveLength(3);
    await maus.keyboard('{Delete}');
    expect(inhalte()).toEqual(['c', '']);
    expect(screen.getByText('3 Zeilen gelöscht. Strg+Z macht es rückgängig.')).toBeTruthy();
    await maus.keyboard('{Control>}z{/Control}');
    expect(inhalte()).toEqual(['a', 'b', 'c', 'd', '']);
    await maus.keyboard('{Control>}y{/Control}');
    expect(inhalte()).toEqual(['c', '']);
  });
  it('Entf ohne Markierung leert die Zelle; die leere Zeile in der Mitte geht, sobald man sie verlässt', async () => {
    const { maus } = baue({ daten: [{ warengutBezeichnung: 'a' }, { warengutBezeichnung: 'b' }] });
    await maus.click(zelle(1, 3));
    await maus.keyboard('{Delete}');
    expect(inhalte()).toEqual(['*', 'b', '']);
    await maus.keyboard('{ArrowDown}');
    expect(inhalte()).toEqual(['b', '']);
    expect(stelle()).toBe('2/4');
  });
  it('Strg+D kopiert die Zeile nach unten', async () => {
    const { maus } = baue({ daten: waren('a', 'b') });
    await maus.click(zelle(1, 3));
    await maus.keyboard('{Control>}d{/Control}');
    expect(inhalte()).toEqual(['a', 'a', 'b', '']);
    expect(stelle()).toBe('3/4');
  });
  it('Umschalt mit Pfeil und Leertaste markieren ohne Maus', async () => {
    const { maus } = baue({ daten: waren('a', 'b', 'c') });
    await maus.click(zelle(1, 3));
    await maus.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(document.querySelectorAll('.rdg-row[aria-selected="true"]')).toHaveLength(2);
    await maus.keyboard('{Shift>} {/Shift}');
    expect(document.querySelectorAll('.rdg-row[aria-selected="true"]')).toHaveLength(1);
  });
});

describe('Zeilen ordnen und füllen', () => {
  const gewichte = (werte: () => Partial<P>[]) => werte().map((d) => d.bruttoGewicht);
  it('Alt+Umschalt mit Pfeil verschiebt die Zeile, mit ihr den Fokus; Strg+Z holt sie zurück', async () => {
    const { maus } = baue({ daten: waren('a', 'b', 'c') });
    await maus.click(zelle(1, 3));
    await maus.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(inhalte()).toEqual(['b', 'a', 'c', '']);
    expect(stelle()).toBe('3/4');
    await maus.keyboard('{Alt>}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{/Alt}');
    expect(inhalte()).toEqual(['b', 'c', 'a', '']);
    await maus.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(inhalte()).toEqual(['b', 'a', 'c', '']);
    expect(screen.getByRole('status').textContent).toContain('Jetzt Zeile 2.');
    await maus.keyboard('{Control>}z{/Control}');
    expect(inhalte()).toEqual(['b', 'c', 'a', '']);
  });
  it('an der Nummer gezogen kommt sie dahin, wo sie losgelassen wird', async () => {
    baue({ daten: waren('a', 'b', 'c') });
    const dataTransfer = { setDragImage: () => undefined };
    fireEvent.dragStart(zelle(3, 0), { dataTransfer });
    fireEvent.dragOver(zelle(1, 2), { dataTransfer });
    fireEvent.drop(zelle(1, 2), { dataTransfer });
    expect(inhalte()).toEqual(['c', 'a', 'b', '']);
  });
  it('mehrere markierte kommen zusammen dahin; ein Klick auf eine von ihnen lässt nur sie markiert', async () => {
    const { maus } = baue({ daten: waren('a', 'b', 'c', 'd') });
    const dataTransfer = { setDragImage: () => undefined };
    const markierte = () => screen.getAllByRole('row', { selected: true }).length;
    await maus.click(zelle(1, 0));
    await maus.keyboard('{Shift>}');
    await maus.click(zelle(2, 0));
    await maus.keyboard('{/Shift}');
    await maus.pointer({ keys: '[MouseLeft>]', target: zelle(1, 0) });
    fireEvent.dragStart(zelle(1, 0), { dataTransfer });
    fireEvent.dragOver(zelle(4, 2), { dataTransfer });
    fireEvent.drop(zelle(4, 2), { dataTransfer });
    expect(inhalte()).toEqual(['c', 'd', 'a', 'b', '']);
    expect(markierte()).toBe(2);
    await maus.pointer({ keys: '[/MouseLeft]' });
    await maus.click(zelle(4, 0));
    expect(markierte()).toBe(1);
  });
  it('Strg+U füllt den Wert nach unten, bei markierten Zeilen nur in diese; ein Schritt zurück genügt', async () => {
    const { maus, werte } = baue({ daten: waren('a', 'b', 'c') });
    await maus.click(zelle(1, 6));
    await maus.keyboard('25{Control>}u{/Control}');
    expect(gewichte(werte)).toEqual([25, 25, 25]);
    expect(screen.getByRole('status').textContent).toContain('2 Zeilen gefüllt.');
    await maus.keyboard('{Control>}z{/Control}');
    expect(gewichte(werte)).toEqual([25, 1, 1]);
    await maus.click(zelle(3, 0));
    await maus.keyboard(
      '{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}',
    );
    await maus.keyboard('{Control>}u{/Control}');
    expect(gewichte(werte)).toEqual([25, 1, 25]);
  });
  it('Umschalt+F10 und die rechte Maustaste öffnen das Menü der Zelle', async () => {
    const { maus, werte } = baue({ daten: waren('a', 'b') });
    await maus.click(zelle(1, 3));
    await maus.keyboard('{Shift>}{F10}{/Shift}');
    await maus.click(await screen.findByRole('menuitem', { name: /Zeile kopieren/ }));
    await waitFor(() => expect(inhalte()).toEqual(['a', 'a', 'b', '']));
    fireEvent.contextMenu(zelle(3, 3));
    await maus.click(await screen.findByRole('menuitem', { name: /Zeile löschen/ }));
    await waitFor(() => expect(werte().map((d) => d.warengutBezeichnung)).toEqual(['a', 'a']));
  });
});

describe('einfügen und kopieren', () => {
  it('ein Block aus einer Tabelle füllt Zeilen ab der aktiven Zelle, sobald die Vorschau bestätigt ist', async () => {
    const { maus, werte } = baue({ daten: waren('a') });
    await maus.click(zelle(1, 1));
    await act(async () => fuegeEin('7\tGitterbox\tFarbe\tx\t-\t99,95\r\n8\tEU\tLack\t\t\t1.000\r\n'));
    expect(werte()).toEqual(waren('a'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zeilen einfügen' }));
    dialog.getByText('2 Zeilen, 5 von 6 Spalten werden übernommen.');
    dialog.getByText('GP Gitterbox');
    dialog.getByText('1.000,00');
    await maus.keyboard('{Enter}');
    expect(werte()).toEqual([
      {
        lademittelAnzahl: 7,
        lademittel: { id: 2 },
        warengutBezeichnung: 'Farbe',
        begrenzt: true,
        bruttoGewicht: 99.95,
      },
      {
        lademittelAnzahl: 8,
        lademittel: { id: 1 },
        warengutBezeichnung: 'Lack',
        begrenzt: false,
        bruttoGewicht: 1000,
      },
    ]);
    expect(screen.getByText('2 Zeilen eingefügt. Strg+Z macht es rückgängig.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stelle()).toBe('2/2');
    await maus.keyboard('{Control>}z{/Control}');
    expect(werte()).toEqual(waren('a'));
  });
  it('was in der Vorschau anders zugeordnet wird, kommt anders an; Unlesbares ist gekennzeichnet', async () => {
    const { maus, werte } = baue();
    await maus.click(zelle(1, 3));
    await act(async () => fuegeEin('Gewicht;Inhalt;Karton\n1,5;Lack;12\nviel;Farbe;13'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('1 Wert nicht erkannt – bitte korrigieren.', { exact: false });
    dialog.getByText('Bitte eine Zahl eingeben.');
    await maus.click(dialog.getByLabelText(/^Karton/));
    await maus.keyboard('Anz{Enter}');
    await maus.click(dialog.getByText('Übernehmen'));
    expect(werte()).toEqual([
      { bruttoGewicht: 1.5, warengutBezeichnung: 'Lack', lademittelAnzahl: 12 },
      { bruttoGewicht: null, warengutBezeichnung: 'Farbe', lademittelAnzahl: 13 },
    ]);
    screen.getByText('Pos. 2 · Gewicht – Bitte eine Zahl eingeben.');
  });
  it('eine Spalte ohne Überschrift kommt sofort, auch mitten in einer Eingabe', async () => {
    const { maus, werte } = baue();
    await maus.click(zelle(1, 3));
    await maus.keyboard('weg');
    await act(async () => fuegeEin('Lack\nFarbe\n'));
    await waitFor(() =>
      expect(werte()).toEqual([{ warengutBezeichnung: 'Lack' }, { warengutBezeichnung: 'Farbe' }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await maus.keyboard('{Tab}');
    expect(werte()[0]).toEqual({ warengutBezeichnung: 'Lack' });
  });
  it('ein einzelner Text kommt in die Zelle', async () => {
    const { maus, werte } = baue();
    await maus.click(zelle(1, 3));
    await act(async () => fuegeEin('Farbe; Lack'));
    await waitFor(() => expect(werte()).toEqual([{ warengutBezeichnung: 'Farbe; Lack' }]));
  });
  it('kopiert markierte Zeilen als Block', async () => {
    const { maus } = baue({
      daten: [{ lademittelAnzahl: 2, lademittel: { id: 1 }, warengutBezeichnung: 'a' }],
    });
    await maus.click(zelle(1, 0));
    const setData = vi.fn();
    fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith(
      'text/plain',
      'Pos.\tAnzahl\tLademittel\tInhalt\tBegrenzt\tADR\tGewicht\n1\t2\tEU Europalette\ta\t\t⚠\t',
    );
  });
});

describe('Meldungen', () => {
  it('stehen an der Zelle und darunter; ein Klick führt hin', async () => {
    const { maus } = baue({
      daten: waren('a', 'b'),
      meldungen: ([, zweite]) => [
        { schluessel: zweite as number, feld: 'bruttoGewicht', text: 'Zu schwer.' },
      ],
    });
    expect(zelle(2, 6).getAttribute('aria-invalid')).toBe('true');
    await maus.click(screen.getByText('Pos. 2 · Gewicht – Zu schwer.'));
    expect(stelle()).toBe('3/7');
    await maus.keyboard('5{Enter}');
  });
  it('das Pflichtzeichen fehlt in der letzten Zeile, außer sie ist die einzige [1-5.054]', async () => {
    const { maus } = baue();
    expect(zelle(1, 3).getAttribute('aria-required')).toBe('true');
    await maus.click(zelle(1, 1));
    await maus.keyboard('1{Tab}');
    expect(zelle(1, 3).getAttribute('aria-required')).toBe('true');
    expect(zelle(2, 3).getAttribute('aria-required')).toBeNull();
  });
});

it('eine Zelle mit Aktion führt sie mit Klick und Leertaste aus', async () => {
  const { maus, speicher } = baue({ daten: waren('a') });
  await maus.click(zelle(1, 5));
  await maus.keyboard(' ');
  const [erste] = speicher.zustand().zeilen;
  expect(aktion.mock.calls).toEqual([[erste?.schluessel], [erste?.schluessel]]);
});

it('beim Lesen gibt es keine leere Zeile und keine Eingabe', async () => {
  const { maus, werte } = baue({ daten: waren('a'), nurLesen: true });
  expect(inhalte()).toEqual(['a']);
  await maus.click(zelle(1, 3));
  await maus.keyboard('x{Delete}{Enter}');
  await act(async () => fuegeEin('b\tc'));
  expect(werte()).toEqual(waren('a'));
});

describe('schmal', () => {
  const weit = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = ((frage: string) => ({ ...weit(frage), matches: true })) as typeof window.matchMedia;
  });
  afterEach(() => {
    window.matchMedia = weit;
  });
  const karte = (nr: number) => within(screen.getAllByRole('listitem')[nr - 1] as HTMLElement);

  it('werden Zeilen zu Karten mit den üblichen Feldern; Gelöschtes holt ein Knopf zurück', async () => {
    const { maus, werte } = baue({ daten: waren('a') });
    await screen.findAllByRole('listitem');
    await maus.type(karte(1).getByLabelText(/^Gewicht/), '2,5');
    await maus.type(karte(2).getByLabelText(/^Inhalt/), 'b');
    expect(werte()).toMatchObject([{ warengutBezeichnung: 'a' }, { warengutBezeichnung: 'b' }]);
    // The empty card at the end cannot be deleted.
    expect(screen.queryByLabelText('Pos. 3 löschen')).toBeNull();
    await maus.click(screen.getByLabelText('Pos. 1 löschen'));
    expect(werte()).toEqual([{ warengutBezeichnung: 'b' }]);
    await maus.click(screen.getByText('Rückgängig'));
    expect(werte()).toMatchObject([{ warengutBezeichnung: 'a' }, { warengutBezeichnung: 'b' }]);
    expect(screen.queryByText('Rückgängig')).toBeNull();
  });

  it('kommt ein Block aus der Tabellenkalkulation ab der Karte und dem Feld, in das er eingefügt wird', async () => {
    const { maus, werte } = baue({ daten: waren('a') });
    await screen.findAllByRole('listitem');
    await maus.click(karte(2).getByLabelText(/^Inhalt/));
    await maus.paste('b\nc');
    await waitFor(() => expect(werte().map((w) => w.warengutBezeichnung)).toEqual(['a', 'b', 'c']));
    // Whoever goes on typing cannot take back more than meant.
    await maus.type(karte(4).getByLabelText(/^Inhalt/), 'd');
    expect(screen.queryByText('Rückgängig')).toBeNull();
    await maus.click(karte(1).getByLabelText(/^Anzahl/));
    await maus.paste('2\tEuropalette\tx\n3\tGitterbox\ty');
    await maus.click(await screen.findByText('Übernehmen'));
    expect(werte()).toMatchObject([
      { lademittelAnzahl: 2, lademittel: { id: 1 }, warengutBezeichnung: 'x' },
      { lademittelAnzahl: 3, lademittel: { id: 2 }, warengutBezeichnung: 'y' },
      { warengutBezeichnung: 'c' },
      { warengutBezeichnung: 'd' },
    ]);
    await maus.click(screen.getByText('Rückgängig'));
    expect(werte().map((w) => w.warengutBezeichnung)).toEqual(['a', 'b', 'c', 'd']);
  });
});
