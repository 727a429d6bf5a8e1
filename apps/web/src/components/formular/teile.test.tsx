import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { FormWorte } from './FormWorte';
import {
  FormAuswahlFeld,
  FormDatumsFeld,
  FormFeld,
  FormPasswortFeld,
  FormSchalter,
  FormSuchFeld,
  FormUhrzeitFeld,
  FormVerweisFeld,
  FormZahlenFeld,
} from './formular';

const maus = userEvent.setup({ delay: null });
const optionen = [
  { id: 4, text: 'ab Werk' },
  { id: 5, text: 'frei Haus' },
];

let lies: () => unknown;

/** A form around one field called `wert`. */
function Formular({ children, wert, fehler }: { children: ReactNode; wert: unknown; fehler: string }) {
  const form = useForm<{ wert: unknown }>({ defaultValues: { wert } });
  lies = () => form.getValues('wert');
  return (
    <FormProvider {...form}>
      {children}
      <button type="button" onClick={() => form.setError('wert', { message: fehler })}>
        falsch
      </button>
      <button type="button" onClick={() => form.setFocus('wert')}>
        hin
      </button>
    </FormProvider>
  );
}

const zeige = (feld: ReactNode, wert: unknown, fehler = '') =>
  render(
    <Formular wert={wert} fehler={fehler}>
      {feld}
    </Formular>,
  );

describe('Felder im Formular', () => {
  const name = 'wert';
  const label = 'Feld';
  it.each<[string, ReactNode, unknown, string, unknown]>([
    ['Text', <FormFeld key="t" name={name} label={label} />, 'a', 'b{Tab}', 'ab'],
    ['Passwort', <FormPasswortFeld key="p" name={name} label={label} />, '', 'x1{Tab}', 'x1'],
    ['Zahl', <FormZahlenFeld key="z" name={name} label={label} dezimal={2} />, null, '1.234,5{Tab}', 1234.5],
    ['Tag', <FormDatumsFeld key="d" name={name} label={label} />, null, '24.12.26{Tab}', '2026-12-24'],
    ['Uhrzeit', <FormUhrzeitFeld key="u" name={name} label={label} />, null, '830{Tab}', '08:30'],
    ['Auswahl', <FormAuswahlFeld key="a" {...{ name, label, optionen }} />, null, 'fr{Tab}', 5],
    ['Verweis', <FormVerweisFeld key="v" {...{ name, label, optionen }} />, { id: 4 }, 'fr{Tab}', { id: 5 }],
    [
      'Verweis, geleert',
      <FormVerweisFeld key="w" {...{ name, label, optionen }} />,
      { id: 4 },
      '{Delete}{Tab}',
      null,
    ],
  ])('%s: was getippt ist, steht im Formular', async (_art, feld, anfang, tasten, erwartet) => {
    zeige(feld, anfang);
    const eingabe = screen.getByLabelText<HTMLInputElement>('Feld');
    await maus.click(eingabe);
    if (tasten.startsWith('{Delete}')) eingabe.select();
    await maus.keyboard(tasten);
    expect(lies()).toEqual(erwartet);
  });

  it('ein Schalter schaltet einen Wert, den es noch nicht gab, ein', async () => {
    zeige(<FormSchalter name="wert" label="Feld" />, undefined);
    await maus.click(screen.getByLabelText('Feld'));
    expect(lies()).toBe(true);
  });

  it('ein Vorschlag ist nur ein Vorschlag: ohne ihn zu nehmen, steht der Text da', async () => {
    const onWahl = vi.fn();
    zeige(
      <FormSuchFeld
        name="wert"
        label="Feld"
        suche={async (text) => [{ id: 1, name: `${text}burg` }]}
        onWahl={onWahl}
        beschriftung={(o) => o.name}
        schluessel={(o) => o.id}
      />,
      null,
    );
    await maus.type(screen.getByLabelText('Feld'), 'Ham');
    await screen.findByText('Hamburg');
    await maus.tab();
    expect([lies(), onWahl.mock.calls]).toEqual(['Ham', []]);
  });

  it('ein Fehler steht am Feld, und dorthin geht der Fokus', async () => {
    zeige(<FormZahlenFeld name="wert" label="Feld" />, null, 'Bitte ausfüllen.');
    await maus.click(screen.getByText('falsch'));
    const eingabe = screen.getByLabelText('Feld', { exact: false });
    expect(document.getElementById(eingabe.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Bitte ausfüllen.',
    );
    await maus.click(screen.getByText('hin'));
    expect(document.activeElement).toBe(eingabe);
  });

  it('wer mit einem Feld ein anderes füllt, hört den neuen Wert', async () => {
    const onGeaendert = vi.fn();
    zeige(<FormAuswahlFeld {...{ name, label, optionen, onGeaendert }} />, null);
    await maus.type(screen.getByLabelText('Feld'), 'ab{Tab}');
    expect(onGeaendert.mock.calls).toEqual([[4]]);
  });
});

describe('Worte', () => {
  const worte = { mo: 'Montag', di: 'Dienstag', mi: 'Mittwoch' };
  const tage = (freiwillig = false, fehler?: string) =>
    zeige(<FormWorte name="wert" label="Tage" worte={worte} freiwillig={freiwillig} />, ['mi'], fehler);
  const wort = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('stehen im Formular in der Reihenfolge, in der sie dastehen, nicht in der des Klickens', async () => {
    tage();
    expect(wort('Mittwoch').checked).toBe(true);
    await maus.click(wort('Dienstag'));
    await maus.click(wort('Montag'));
    expect(lies()).toEqual(['mo', 'di', 'mi']);
    await maus.click(wort('Dienstag'));
    expect(lies()).toEqual(['mo', 'mi']);
  });

  it.each([
    [true, 'Tage'],
    [false, 'Tage *'],
  ])('sagen, ob eines davon sein muss (freiwillig: %s)', (freiwillig, name) => {
    tage(freiwillig);
    screen.getByRole('group', { name });
  });

  it('haben den Fehler bei sich, und dorthin geht der Fokus', async () => {
    tage(false, 'Bitte wählen.');
    await maus.click(screen.getByText('falsch'));
    const gruppe = screen.getByRole('group');
    expect(gruppe.getAttribute('aria-invalid')).toBe('true');
    within(gruppe).getByText('Bitte wählen.');
    await maus.click(screen.getByText('hin'));
    await waitFor(() => expect(gruppe.contains(document.activeElement)).toBe(true));
  });
});
