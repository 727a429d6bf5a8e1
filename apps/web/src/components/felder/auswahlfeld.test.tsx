import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Knopf } from '../bedienung/Knopf';
import { Dialog } from '../dialog/Dialog';
import { AuswahlFeld, type AuswahlFeldEigenschaften } from './AuswahlFeld';

const frankaturen = [
  { id: 4, text: 'ab Werk' },
  { id: 5, text: 'frei Haus' },
  { id: 6, text: 'frei Grenze' },
];

function Auswahl({ melde, ...p }: Partial<AuswahlFeldEigenschaften> & { melde: (id: unknown) => void }) {
  const [wert, setWert] = useState(p.wert ?? null);
  const nimm = (id: typeof wert) => {
    setWert(id);
    melde(id);
  };
  return <AuswahlFeld label="Frankatur" optionen={frankaturen} {...p} wert={wert} onAendern={nimm} />;
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

const maus = userEvent.setup({ delay: null });
const eingabe = () => screen.getByRole<HTMLInputElement>('combobox');
const angebot = () => screen.queryAllByRole('option').map((o) => o.textContent);
const oeffner = () => screen.queryByRole('button', { name: 'Liste öffnen' });

/** A select of these choices; what it reports holds. */
function zeige(angaben: Partial<AuswahlFeldEigenschaften> = {}) {
  const melde = vi.fn();
  render(<Auswahl {...angaben} melde={melde} />);
  return melde;
}

it('Auswahl: was zu keinem Eintrag gehört, sagt die Liste; wer geht, behält den bisherigen Wert', async () => {
  const onAendern = zeige({ wert: 5 });
  await maus.tab();
  await maus.keyboard('xyz');
  screen.getByText('Kein Eintrag beginnt so');
  await maus.tab();
  expect([eingabe().value, onAendern.mock.calls]).toEqual(['frei Haus', []]);
});

it.each(['FREI G', 'Frei g', ' frei g'])(
  'Auswahl: „%s“ findet, gleich wie es geschrieben ist',
  async (text) => {
    zeige();
    await maus.type(eingabe(), text);
    expect(angebot()).toEqual(['frei Grenze']);
  },
);

it('Auswahl: die Pfeile öffnen beim Gewählten, gehen weiter, und Enter nimmt das Markierte', async () => {
  const onAendern = zeige({ wert: 5 });
  await maus.click(eingabe());
  await maus.keyboard('{Escape}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('frei Haus');
  await maus.keyboard('{ArrowDown}{Enter}');
  expect(onAendern.mock.calls).toEqual([[6]]);
  expect([eingabe().value, angebot()]).toEqual(['frei Grenze', []]);
});

it('Auswahl: der Knopf öffnet die ganze Liste, ein Klick wählt', async () => {
  const onAendern = zeige({ wert: 5 });
  await maus.click(oeffner() as HTMLElement);
  expect(angebot()).toEqual(['ab Werk', 'frei Haus', 'frei Grenze']);
  await maus.click(screen.getByText('ab Werk'));
  expect([onAendern.mock.calls, eingabe().value, document.activeElement]).toEqual([
    [[4]],
    'ab Werk',
    eingabe(),
  ]);
});

it('Auswahl: Escape schließt erst die Liste und dann den Dialog darum', async () => {
  const onSchliessen = vi.fn();
  render(
    <Dialog offen titel="Eingabe" onSchliessen={onSchliessen}>
      <AuswahlFeld label="Frankatur" optionen={frankaturen} wert={5} />
    </Dialog>,
  );
  await maus.click(eingabe());
  await maus.keyboard('{Escape}');
  expect([angebot(), onSchliessen.mock.calls.length, eingabe().value]).toEqual([[], 0, 'frei Haus']);
  await maus.keyboard('{Escape}');
  expect(onSchliessen).toHaveBeenCalledOnce();
});

const mitGesperrtem = [...frankaturen, { id: 7, text: 'frei Bord', gesperrt: true }];

it.each([
  ['wird nicht mehr angeboten', 5, ['frei Haus', 'frei Grenze']],
  ['steht da, wo er gewählt ist', 7, ['frei Haus', 'frei Grenze', 'frei Bord']],
])('Auswahl: ein gesperrter Eintrag %s', async (_was, wert, erwartet) => {
  zeige({ optionen: mitGesperrtem, wert });
  await maus.tab();
  await maus.keyboard('fr');
  expect(angebot()).toEqual(erwartet);
});

it('Auswahl: eine Pflichtangabe lässt sich nicht leeren', async () => {
  const onAendern = zeige({ wert: 5, pflicht: true });
  await maus.clear(eingabe());
  await maus.tab();
  expect([onAendern.mock.calls, eingabe().value]).toEqual([[], 'frei Haus']);
});

it('Auswahl: wer nur liest, bekommt weder Liste noch Knopf', async () => {
  const onAendern = zeige({ wert: 5, nurLesen: true });
  expect(oeffner()).toBeNull();
  await maus.type(eingabe(), 'ab{ArrowDown}{Enter}{Tab}');
  expect([angebot(), onAendern.mock.calls, eingabe().value]).toEqual([[], [], 'frei Haus']);
});

it('Auswahl: ein Wert, dessen Liste noch kommt, bleibt, auch wenn man durch das Feld geht', async () => {
  const onAendern = vi.fn();
  const mit = (optionen: typeof frankaturen) => (
    <AuswahlFeld label="Frankatur" optionen={optionen} wert={5} onAendern={onAendern} />
  );
  const { rerender } = render(mit([]));
  await maus.tab();
  await maus.tab();
  expect([eingabe().value, onAendern.mock.calls]).toEqual(['', []]);
  rerender(mit(frankaturen));
  expect([eingabe().value, onAendern.mock.calls]).toEqual(['frei Haus', []]);
});

it('Auswahl: eine lange Liste zeigt fünfzig Einträge; wer tippt, findet auch die übrigen', async () => {
  const orte = Array.from({ length: 120 }, (_, id) => ({ id, text: `Ort ${id}` }));
  const onAendern = zeige({ optionen: orte });
  await maus.click(oeffner() as HTMLElement);
  expect(angebot()).toHaveLength(50);
  await maus.type(eingabe(), 'Ort 119{Tab}');
  expect(onAendern.mock.calls).toEqual([[119]]);
});
