import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatumsFeld } from './DatumsFeld';
import { Feld } from './Feld';
import { Suchtext } from './Suchtext';
import { UhrzeitFeld } from './UhrzeitFeld';
import { ZahlenFeld } from './ZahlenFeld';

it('liest Label, Länge und Pflicht aus der Deklaration und zeigt Fehler in der Labelzeile', () => {
  render(<Feld feld={feld(Auftrag, 'dispohinweis')} wert="x" fehler="Bitte kürzen." pflicht />);
  const eingabe = screen.getByLabelText('Dispohinweis', { exact: false });
  expect(eingabe.getAttribute('maxlength')).toBe('70');
  expect(eingabe.getAttribute('aria-required')).toBe('true');
  expect(eingabe.getAttribute('aria-invalid')).toBe('true');
  const beschreibung = document.getElementById(eingabe.getAttribute('aria-describedby') ?? '');
  expect(beschreibung?.textContent).toBe('Bitte kürzen.');
});

it('ein geleertes Textfeld ist null', async () => {
  const onAendern = vi.fn();
  render(<Feld label="Name" wert="a" onAendern={onAendern} />);
  await userEvent.type(screen.getByLabelText('Name'), '{Backspace}');
  expect(onAendern).toHaveBeenLastCalledWith(null);
});

it('ein Textbereich hat in der Vorgabe 3 Zeilen und 200 Zeichen, sonst die der Deklaration [1-5.043]', () => {
  render(
    <>
      <Feld label="Notiz" zeilen="textbereich" wert={null} />
      <Feld feld={feld(Auftrag, 'hinweis')} zeilen="textbereich" wert={null} />
    </>,
  );
  const [notiz, hinweis] = ['Notiz', 'Hinweis'].map((l) => screen.getByLabelText<HTMLTextAreaElement>(l));
  expect([notiz?.rows, notiz?.maxLength]).toEqual([3, 200]);
  expect([hinweis?.rows, hinweis?.maxLength]).toEqual([3, 4000]);
});

function Hinweisfeld() {
  const [wert, setWert] = useState<string | null>(null);
  return <Feld feld={feld(Auftrag, 'hinweis')} zeilen={3} wert={wert} onAendern={setWert} />;
}

it('mehr Zeilenumbrüche als erlaubt nimmt ein Feld beim Tippen nicht an; Eingefügtes geht in der Zeile weiter', async () => {
  render(<Hinweisfeld />);
  const eingabe = screen.getByLabelText<HTMLTextAreaElement>('Hinweis');
  const umbruch = '{Shift>}{Enter}{/Shift}';
  await userEvent.type(eingabe, `1${umbruch}2${umbruch}3${umbruch}4${umbruch}5${umbruch}6${umbruch}7`);
  expect(eingabe.value).toBe('1\n2\n3\n4\n5\n67');
  await userEvent.clear(eingabe);
  await userEvent.paste('a\nb\nc\nd\ne\nf\ng\nh');
  expect(eingabe.value).toBe('a\nb\nc\nd\ne\nf g h');
});

function Zahl({ melde }: { melde: (n: number | string | null) => void }) {
  const [wert, setWert] = useState<number | string | null>(null);
  const onAendern = (n: number | string | null) => {
    setWert(n);
    melde(n);
  };
  return <ZahlenFeld label="Gewicht" dezimal={2} wert={wert} onAendern={onAendern} />;
}

it.each([
  ['1.234,5', 1234.5, '1.234,50'],
  ['1234,5', 1234.5, '1.234,50'],
  ['1234.5', 1234.5, '1.234,50'],
  ['12ab,5', 12.5, '12,50'],
])('Zahl getippt als %s', async (getippt, wert, gezeigt) => {
  const melde = vi.fn();
  render(<Zahl melde={melde} />);
  const eingabe = screen.getByLabelText<HTMLInputElement>('Gewicht');
  await userEvent.type(eingabe, getippt);
  expect(melde).toHaveBeenLastCalledWith(wert);
  await userEvent.tab();
  expect(eingabe.value).toBe(gezeigt);
});

it('Zahl: was keine ist, bleibt stehen und lässt sich wieder leeren', async () => {
  const melde = vi.fn();
  render(<Zahl melde={melde} />);
  const eingabe = screen.getByLabelText<HTMLInputElement>('Gewicht');
  await userEvent.type(eingabe, '1,2,3{Tab}');
  expect(melde).toHaveBeenLastCalledWith('1,2,3');
  expect(eingabe.value).toBe('1,2,3');
  await userEvent.click(eingabe);
  expect(eingabe.value).toBe('1,2,3');
  await userEvent.clear(eingabe);
  await userEvent.tab();
  expect(melde).toHaveBeenLastCalledWith(null);
});

function Tagesfeld() {
  const [wert, setWert] = useState<string | null>(null);
  return <DatumsFeld label="Abholung" wert={wert} onAendern={setWert} />;
}

it('Datum: liest beim Verlassen und zeigt den Wochentag', async () => {
  render(<Tagesfeld />);
  const eingabe = screen.getByLabelText<HTMLInputElement>('Abholung');
  await userEvent.type(eingabe, '231126{Tab}');
  expect(eingabe.value).toBe('Mo 23.11.2026');
  await userEvent.click(eingabe);
  expect(eingabe.value).toBe('23.11.2026');
});

it('Datum: was kein Tag ist, bleibt stehen', async () => {
  const onAendern = vi.fn();
  render(<DatumsFeld label="Abholung" wert={null} onAendern={onAendern} />);
  await userEvent.type(screen.getByLabelText('Abholung'), '31.4.26{Tab}');
  expect(onAendern).toHaveBeenLastCalledWith('31.4.26');
});

function Zeitfeld() {
  const [wert, setWert] = useState<string | null>(null);
  return <UhrzeitFeld label="von" wert={wert} onAendern={setWert} />;
}

it.each([
  ['8', '08:00'],
  ['830', '08:30'],
  ['8:30', '08:30'],
])('Uhrzeit getippt als %s', async (getippt, gezeigt) => {
  render(<Zeitfeld />);
  const eingabe = screen.getByLabelText<HTMLInputElement>('von');
  await userEvent.type(eingabe, `${getippt}{Enter}`);
  expect(eingabe.value).toBe(gezeigt);
});

const suchfeld = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Suche' });
const tippe = (value: string) => fireEvent.change(suchfeld(), { target: { value } });
const taste = (key: string, wo: Element = suchfeld()) => fireEvent.keyDown(wo, { key });
const vergeht = (ms: number) => act(() => vi.advanceTimersByTime(ms));

let setze: (suche: string) => void;

/** A list that takes a search over when told, as an address bar does. */
function Liste({ anfang, onSuche }: { anfang: string; onSuche: (suche: string) => void }) {
  const [suche, setSuche] = useState(anfang);
  setze = setSuche;
  return (
    <>
      <button type="button">davor</button>
      <Suchtext suche={suche} onSuche={onSuche} platzhalter="Nummer, Name, Ort" />
    </>
  );
}

function zeigeSuche(anfang = '') {
  const onSuche = vi.fn();
  render(<Liste anfang={anfang} onSuche={onSuche} />);
  return { onSuche, uebernimm: (suche: string) => act(() => setze(suche)) };
}
const gesucht = (onSuche: ReturnType<typeof zeigeSuche>['onSuche']) =>
  onSuche.mock.calls.map(([text]) => text);

describe('Suchtext', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('sucht nach einer kurzen Pause einmal, nicht mit jeder Taste', () => {
    const { onSuche } = zeigeSuche();
    for (const text of ['H', 'Ha', 'Ham']) tippe(text);
    vergeht(349);
    expect(gesucht(onSuche)).toEqual([]);
    vergeht(1);
    expect(gesucht(onSuche)).toEqual(['Ham']);
  });

  it('sucht mit Enter sofort und nach der Pause nicht noch einmal', () => {
    const { onSuche } = zeigeSuche();
    tippe('Ham');
    taste('Enter');
    expect(gesucht(onSuche)).toEqual(['Ham']);
    taste('Enter');
    vergeht(1000);
    expect(gesucht(onSuche)).toEqual(['Ham']);
  });

  it('leert mit Escape und zeigt dann wieder alles', () => {
    const { onSuche } = zeigeSuche('Ham');
    taste('Escape');
    expect(suchfeld().value).toBe('');
    vergeht(350);
    expect(gesucht(onSuche)).toEqual(['']);
  });

  it('mit „/“ ist man von überall auf der Seite dort, und was dasteht, ist markiert', () => {
    zeigeSuche('Ham');
    taste('/', screen.getByText('davor'));
    expect(document.activeElement).toBe(suchfeld());
    expect([suchfeld().selectionStart, suchfeld().selectionEnd]).toEqual([0, 3]);
  });

  it('behält, was weiter getippt ist, wenn die eigene Suche verspätet zurückkommt', () => {
    const { uebernimm } = zeigeSuche();
    for (const text of ['Ham', 'Hamburg']) {
      tippe(text);
      taste('Enter');
    }
    uebernimm('Ham');
    expect(suchfeld().value).toBe('Hamburg');
    uebernimm('Hamburg');
    expect(suchfeld().value).toBe('Hamburg');
  });

  it('zeigt, was anderswo gesucht wird, etwa nach Zurück im Browser', () => {
    const { onSuche, uebernimm } = zeigeSuche();
    tippe('Ham');
    taste('Enter');
    uebernimm('Ham');
    uebernimm('Bremen');
    expect(suchfeld().value).toBe('Bremen');
    vergeht(1000);
    expect(gesucht(onSuche)).toEqual(['Ham']);
  });
});
