import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { feld } from '@frachtportal/domain/feld/feld';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Knopf } from '../bedienung/Knopf';
import { Dialog } from '../dialog/Dialog';
import { AuswahlFeld } from './AuswahlFeld';
import { DatumsFeld } from './DatumsFeld';
import { Feld } from './Feld';
import { SuchFeld } from './SuchFeld';
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

const frankaturen = [
  { id: 4, text: 'ab Werk' },
  { id: 5, text: 'frei Haus' },
  { id: 6, text: 'frei Grenze' },
];

function Auswahl({ melde }: { melde: (id: unknown) => void }) {
  const [wert, setWert] = useState<number | string | null>(null);
  return (
    <AuswahlFeld
      label="Frankatur"
      optionen={frankaturen}
      wert={wert}
      onAendern={(id) => {
        setWert(id);
        melde(id);
      }}
    />
  );
}

it('Auswahl: ein Buchstabe öffnet, filtert mit „beginnt mit“; Tab nimmt den ersten [1-9.044]', async () => {
  const melde = vi.fn();
  render(<Auswahl melde={melde} />);
  await userEvent.type(screen.getByRole('combobox'), 'fr');
  expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['frei Haus', 'frei Grenze']);
  await userEvent.tab();
  expect(melde).toHaveBeenLastCalledWith(5);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('frei Haus');
});

it('Auswahl: nur geöffnet und verlassen ändert nichts', async () => {
  const melde = vi.fn();
  render(<Auswahl melde={melde} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.tab();
  expect(melde).not.toHaveBeenCalled();
});

it.each(['{Tab}', '{Enter}{Tab}'])(
  'Auswahl: wer sie leert und mit %s verlässt, hat nichts gewählt',
  async (taste) => {
    const melde = vi.fn();
    render(<Auswahl melde={melde} />);
    const eingabe = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(eingabe, 'fr{Tab}');
    await userEvent.clear(eingabe);
    await userEvent.keyboard(taste);
    expect(melde).toHaveBeenLastCalledWith(null);
    expect(eingabe.value).toBe('');
  },
);

it.each(['{Control>}{Enter}{/Control}', '{Control>}s{/Control}'])(
  'Auswahl: %s speichert nicht, solange es die Liste noch nicht gibt',
  async (tasten) => {
    const speichere = vi.fn();
    const mit = (optionen: typeof frankaturen) => (
      <Dialog
        offen
        titel="allgemein.anmeldung"
        onSchliessen={() => undefined}
        aktionen={<Knopf text="allgemein.speichern" primaer onClick={speichere} />}
      >
        <AuswahlFeld label="Frankatur" optionen={optionen} wert={null} onAendern={gewaehlt} />
      </Dialog>
    );
    const gewaehlt = vi.fn();
    const { rerender } = render(mit([]));
    await userEvent.type(screen.getByRole('combobox'), 'frei H');
    await userEvent.keyboard(tasten);
    expect(speichere).not.toHaveBeenCalled();
    rerender(mit(frankaturen));
    await userEvent.keyboard(tasten);
    expect(gewaehlt).toHaveBeenLastCalledWith(5);
    expect(speichere).toHaveBeenCalledOnce();
  },
);

it('Auswahl: Enter schickt nichts ab, solange das Getippte noch nicht gewählt ist', async () => {
  const sende = vi.fn((e: { preventDefault: () => void }) => e.preventDefault());
  const mit = (optionen: typeof frankaturen) => (
    <form onSubmit={sende}>
      <AuswahlFeld label="Frankatur" optionen={optionen} wert={null} onAendern={gewaehlt} />
      <button type="submit">Speichern</button>
    </form>
  );
  const gewaehlt = vi.fn();
  const { rerender } = render(mit([]));
  await userEvent.type(screen.getByRole('combobox'), 'frei H{Enter}');
  expect(sende).not.toHaveBeenCalled();
  rerender(mit(frankaturen));
  await userEvent.keyboard('{Enter}');
  expect(gewaehlt).toHaveBeenLastCalledWith(5);
  expect(sende).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sende).toHaveBeenCalledOnce();
});

function Ortssuche({ onWahl }: { onWahl: (ort: { id: number; name: string }) => void }) {
  const [wert, setWert] = useState<string | null>(null);
  return (
    <SuchFeld
      label="Ort"
      wert={wert}
      onAendern={setWert}
      suche={async (text) => [
        { id: 1, name: `${text}burg` },
        { id: 2, name: `${text}stadt` },
      ]}
      onWahl={onWahl}
      beschriftung={(o) => o.name}
      schluessel={(o) => o.id}
    />
  );
}

it('Suche: Enter nimmt den ersten Treffer', async () => {
  const onWahl = vi.fn();
  render(<Ortssuche onWahl={onWahl} />);
  await userEvent.type(screen.getByRole('combobox'), 'Ham');
  await screen.findByText('Hamburg');
  await userEvent.keyboard('{Enter}');
  expect(onWahl).toHaveBeenCalledWith({ id: 1, name: 'Hamburg' });
});

it('Suche: Tab lässt den getippten Text stehen', async () => {
  const onWahl = vi.fn();
  render(<Ortssuche onWahl={onWahl} />);
  await userEvent.type(screen.getByRole('combobox'), 'Ham');
  await screen.findByText('Hamburg');
  await userEvent.tab();
  expect(onWahl).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Ham');
});
