import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { feld as deklaration } from '@frachtportal/domain/feld/feld';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Meldungen } from '../dialog/Meldungen';
import { DatumsFeld, type DatumsFeldEigenschaften } from './DatumsFeld';
import { Feld } from './Feld';
import { Kopierfeld } from './Kopierfeld';
import { PasswortFeld } from './PasswortFeld';
import { UhrzeitFeld } from './UhrzeitFeld';
import { ZahlenFeld, type ZahlenFeldEigenschaften } from './ZahlenFeld';

const maus = userEvent.setup({ delay: null });
const feld = () => screen.getByRole<HTMLInputElement>('textbox');

/** A day that holds what it reports, with a button that sets another. */
function Tag({ melde, ...p }: Partial<DatumsFeldEigenschaften> & { melde: (neu: string | null) => void }) {
  const [wert, setWert] = useState(p.wert ?? null);
  const nimm = (neu: string | null) => {
    melde(neu);
    setWert(neu);
  };
  return (
    <>
      <DatumsFeld label="Abholung" {...p} wert={wert} onAendern={nimm} />
      <button type="button" onClick={() => setWert('2026-12-24')}>
        von außen
      </button>
    </>
  );
}

describe('Datum', () => {
  const kalender = vi.fn();
  beforeEach(() => {
    kalender.mockClear();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
    // jsdom has no calendar to show.
    HTMLInputElement.prototype.showPicker = kalender;
  });
  afterEach(() => void vi.useRealTimers());

  function zeige(angaben: Partial<DatumsFeldEigenschaften> = {}) {
    const melde = vi.fn();
    render(<Tag {...angaben} melde={melde} />);
    return melde;
  }

  it('Alt+Pfeil und der Knopf öffnen den Kalender; was er gibt, gilt', async () => {
    const onAendern = zeige();
    await maus.click(feld());
    await maus.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await maus.click(screen.getByRole('button', { name: 'Kalender öffnen' }));
    expect(kalender).toHaveBeenCalledTimes(2);
    const wahl = document.querySelector('input[type=date]') as HTMLInputElement;
    fireEvent.change(wahl, { target: { value: '2026-11-24' } });
    expect([feld().value, onAendern.mock.calls]).toEqual(['Di 24.11.2026', [['2026-11-24']]]);
    fireEvent.change(wahl, { target: { value: '' } });
    expect([feld().value, onAendern.mock.lastCall]).toEqual(['', [null]]);
  });

  it('wer nur liest, bekommt keinen Kalender und ändert nichts', async () => {
    const onAendern = zeige({ wert: '2026-11-24', nurLesen: true });
    await maus.click(feld());
    await maus.keyboard('{Alt>}{ArrowDown}{/Alt}9{Enter}');
    expect(screen.queryByRole('button', { name: 'Kalender öffnen' })).toBeNull();
    expect([kalender.mock.calls, onAendern.mock.calls, feld().value]).toEqual([[], [], 'Di 24.11.2026']);
  });

  it('nur hindurchgegangen ändert nichts', async () => {
    const onAendern = zeige({ wert: '2026-11-24' });
    await maus.tab();
    expect(feld().value).toBe('24.11.2026');
    await maus.tab();
    expect([onAendern.mock.calls, feld().value]).toEqual([[], 'Di 24.11.2026']);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Strg+S', '{Control>}s{/Control}'],
  ])('%s liest, ohne dass man das Feld verlässt', async (_was, tasten) => {
    const onAendern = zeige();
    await maus.type(feld(), 'morgen');
    expect(onAendern).not.toHaveBeenCalled();
    await maus.keyboard(tasten);
    expect([onAendern.mock.calls, feld().value]).toEqual([[['2026-11-21']], '21.11.2026']);
  });

  it.each([
    [true, '2027-01-15'],
    [false, '2026-01-15'],
  ])('ohne Jahr ist der 15.1. im November, wo der Tag noch kommt (%s), der %s', async (voraus, tag) => {
    const onAendern = zeige({ voraus });
    await maus.type(feld(), '15.1{Tab}');
    expect(onAendern.mock.calls).toEqual([[tag]]);
  });

  it('was während des Tippens von außen kommt, gilt', async () => {
    const onAendern = zeige();
    await maus.type(feld(), '1.1');
    fireEvent.click(screen.getByText('von außen'));
    expect(feld().value).toBe('Do 24.12.2026');
    await maus.tab();
    expect([onAendern.mock.calls, feld().value]).toEqual([[], 'Do 24.12.2026']);
  });
});

describe('Uhrzeit', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['25:00', '25:00'],
    ['früh', 'früh'],
  ])(
    '„%s“ meldet sie als %j: Falsches bleibt stehen und wird von den Regeln abgelehnt',
    async (text, wert) => {
      const onAendern = vi.fn();
      render(<UhrzeitFeld label="von" wert="08:00" onAendern={onAendern} />);
      await maus.clear(feld());
      if (text) await maus.type(feld(), text);
      await maus.tab();
      expect(onAendern).toHaveBeenLastCalledWith(wert);
    },
  );
});

describe('Zahl', () => {
  function zeige(angaben: Partial<ZahlenFeldEigenschaften>) {
    const onAendern = vi.fn();
    render(<ZahlenFeld label="Gewicht" {...angaben} wert={angaben.wert ?? null} onAendern={onAendern} />);
    return onAendern;
  }

  it('nennt ihre Einheit und ruft auf dem Telefon die Tastatur mit Ziffern', () => {
    zeige({ dezimal: 2, einheit: 'kg' });
    screen.getByText('kg');
    expect(feld().inputMode).toBe('decimal');
  });

  it('zeigt überzählige Stellen, damit die Meldung dazu verständlich ist; hindurchgegangen bleibt sie', async () => {
    const onAendern = zeige({ wert: 1234.5678, dezimal: 2 });
    expect(feld().value).toBe('1.234,5678');
    await maus.tab();
    await maus.tab();
    expect(onAendern).not.toHaveBeenCalled();
  });

  it.each([
    ['mit Einheit', '1.234,5 kg', 1234.5],
    ['mit geschütztem Leerzeichen', '1\u00a0234,5', 1234.5],
    ['mit langem Minus', '−3,5', -3.5],
  ])('nimmt aus der Zwischenablage, was %s dasteht', async (_was, text, wert) => {
    const onAendern = zeige({ dezimal: 2 });
    await maus.click(feld());
    await maus.paste(text);
    expect(onAendern).toHaveBeenLastCalledWith(wert);
  });

  it('geleert ist sie keine', async () => {
    const onAendern = zeige({ wert: 0 });
    expect(feld().value).toBe('0');
    await maus.clear(feld());
    expect(onAendern).toHaveBeenLastCalledWith(null);
  });
});

describe('Rahmen', () => {
  it('zeigt seine Hilfe, solange kein Fehler an ihrer Stelle steht', () => {
    const { rerender } = render(<Feld label="Name" hinweis="max. 35 Zeichen" wert="" />);
    screen.getByText('max. 35 Zeichen');
    rerender(<Feld label="Name" hinweis="max. 35 Zeichen" fehler="Bitte kürzen." wert="" />);
    expect(screen.queryByText('max. 35 Zeichen')).toBeNull();
  });

  it('heißt, wie der Aufrufer ihn nennt, sonst wie die Deklaration; auch wo das nicht zu sehen ist', () => {
    const { rerender } = render(<Feld feld={deklaration(Auftrag, 'dispohinweis')} labelVersteckt wert="" />);
    screen.getByRole('textbox', { name: 'Dispohinweis' });
    rerender(<Feld feld={deklaration(Auftrag, 'dispohinweis')} label="Bemerkung" wert="" />);
    screen.getByRole('textbox', { name: 'Bemerkung' });
  });

  it('lässt Tab vorbei, wo gerade nichts einzugeben ist; die Maus kommt hinein', async () => {
    render(
      <>
        <Feld label="Ort" wert="" ohneTab />
        <button type="button">weiter</button>
      </>,
    );
    await maus.tab();
    expect(document.activeElement?.textContent).toBe('weiter');
    await maus.click(feld());
    expect(document.activeElement).toBe(feld());
  });
});

it('ein Passwort ist verdeckt, bis man es sehen will', async () => {
  render(<PasswortFeld wert="geheim" />);
  const eingabe = screen.getByLabelText<HTMLInputElement>('Passwort');
  const auge = screen.getByRole('button', { name: 'Passwort anzeigen' });
  const stand = () => [eingabe.type, auge.getAttribute('aria-pressed')];
  expect(stand()).toEqual(['password', 'false']);
  await maus.click(auge);
  expect(stand()).toEqual(['text', 'true']);
  await maus.click(auge);
  expect(stand()).toEqual(['password', 'false']);
});

describe('Kopieren', () => {
  const kopiere = async (ablage: Partial<Clipboard> | undefined) => {
    const bediener = userEvent.setup({ delay: null });
    Object.defineProperty(navigator, 'clipboard', { value: ablage, configurable: true });
    render(
      <Meldungen>
        <Kopierfeld label="Link" wert="https://portal/x" kopiert="verfolgung.kopiert" />
      </Meldungen>,
    );
    await bediener.click(screen.getByRole('button', { name: 'Kopieren' }));
  };
  const markiert = () => [feld().selectionStart, feld().selectionEnd];

  it('sagt, dass der Text in der Zwischenablage ist', async () => {
    const writeText = vi.fn(async () => undefined);
    await kopiere({ writeText });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://portal/x');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Zwischenablage|kopiert/));
  });

  it.each([
    ['keine hat', undefined],
    ['sie nicht hergibt', { writeText: () => Promise.reject(new DOMException('nein', 'NotAllowedError')) }],
  ])('markiert alles für Strg+C, wo der Browser %s, und behauptet nichts', async (_was, ablage) => {
    await kopiere(ablage);
    await waitFor(() => expect(document.activeElement).toBe(feld()));
    expect(markiert()).toEqual([0, 'https://portal/x'.length]);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
