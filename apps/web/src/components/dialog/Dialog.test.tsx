import { dialogClasses } from '@mui/material/Dialog';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Knopf } from '../bedienung/Knopf';
import { Feld } from '../felder/Feld';
import { Dialog, FrageDialog } from './Dialog';

const nichts = () => undefined;

it.each(['{Enter}', 's'])('Strg und %s bestätigt aus jedem Feld heraus, einmal', async (taste) => {
  const onBestaetigen = vi.fn();
  render(
    <Dialog offen titel="Eingabe" aktionen={<Knopf text="Bestätigen" primaer onClick={onBestaetigen} />}>
      <Feld label="Wert" wert="" />
    </Dialog>,
  );
  const maus = userEvent.setup({ delay: null });
  await maus.click(screen.getByLabelText('Wert'));
  await maus.keyboard(`{Control>}${taste}{/Control}`);
  expect(onBestaetigen).toHaveBeenCalledTimes(1);
});

it.each([
  ['etwas verwirft', 'Nein', true],
  ['nichts verwirft', 'Ja', false],
])('Enter allein sagt auf eine Frage, die %s: %s', async (_, antwort, gefahr) => {
  const antworten: string[] = [];
  render(
    <FrageDialog
      offen
      titel="Frage"
      frage="Weiter?"
      gefahr={gefahr}
      onJa={() => antworten.push('Ja')}
      onNein={() => antworten.push('Nein')}
    />,
  );
  await userEvent.keyboard('{Enter}');
  expect(antworten).toEqual([antwort]);
});

it('eine Frage beantwortet Strg+S nicht, und was darunter liegt, auch nicht', async () => {
  const [onBestaetigen, onJa] = [vi.fn(), vi.fn()];
  render(
    <Dialog offen titel="Eingabe" aktionen={<Knopf text="Bestätigen" primaer onClick={onBestaetigen} />}>
      <FrageDialog offen titel="Frage" frage="Verwerfen?" onJa={onJa} onNein={nichts} />
    </Dialog>,
  );
  const maus = userEvent.setup({ delay: null });
  await maus.keyboard('{Control>}s{/Control}');
  expect(onJa).not.toHaveBeenCalled();
  await maus.keyboard('{Control>}{Enter}{/Control}');
  expect(onJa).toHaveBeenCalledTimes(1);
  expect(onBestaetigen).not.toHaveBeenCalled();
});

function Oeffner() {
  const [offen, setOffen] = useState(false);
  return (
    <>
      <Knopf text="Öffnen" onClick={() => setOffen(true)} />
      {offen && (
        <Dialog offen titel="Eingabe" onSchliessen={() => setOffen(false)}>
          <Feld label="Wert" wert="" />
        </Dialog>
      )}
    </>
  );
}

it('der zweite Klick eines Doppelklicks, der einen Dialog öffnet, schließt ihn nicht; ein Klick daneben schon', async () => {
  render(<Oeffner />);
  await userEvent.click(screen.getByText('Öffnen'));
  const daneben = document.querySelector(`.${dialogClasses.container}`) as HTMLElement;
  const klicke = (detail: number) => {
    fireEvent.mouseDown(daneben, { detail });
    fireEvent.click(daneben, { detail });
  };
  klicke(2);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  klicke(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const schliessen = () => screen.queryByRole('button', { name: 'Schließen' });

it('der Fokus geht in den Dialog und danach zurück, woher er kam', async () => {
  render(<Oeffner />);
  const knopf = screen.getByRole('button', { name: 'Öffnen' });
  await userEvent.click(knopf);
  const dialog = screen.getByRole('dialog', { name: 'Eingabe' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(knopf));
});

it('Tab bleibt im Dialog', async () => {
  render(<Oeffner />);
  await userEvent.click(screen.getByText('Öffnen'));
  const dialog = screen.getByRole('dialog');
  for (let n = 0; n < 4; n++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

it.each([
  ['das Kreuz', () => userEvent.click(schliessen() as HTMLElement)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('ist etwas eingegeben, fragt %s erst; Ja verwirft', async (_was, schliesse) => {
  const onSchliessen = vi.fn();
  render(
    <Dialog offen geaendert titel="Eingabe" onSchliessen={onSchliessen}>
      <Feld label="Wert" wert="halb" autoFocus />
    </Dialog>,
  );
  await schliesse();
  expect(onSchliessen).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
  expect(onSchliessen).toHaveBeenCalledOnce();
});

it('ohne einen Weg hinaus schließen weder Escape noch ein Klick daneben, und es gibt kein Kreuz', async () => {
  const fertig = vi.fn();
  render(
    <Dialog offen titel="Warten" aktionen={<Knopf text="Fertig" onClick={fertig} autoFocus />}>
      <p>Bitte warten.</p>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  fireEvent.click(document.querySelector(`.${dialogClasses.container}`) as HTMLElement);
  screen.getByRole('dialog', { name: 'Warten' });
  expect([schliessen(), fertig.mock.calls.length]).toEqual([null, 0]);
});

it('ein gesperrter Hauptknopf lässt sich auch mit der Taste nicht drücken', async () => {
  const onBestaetigen = vi.fn();
  render(
    <Dialog
      offen
      titel="Eingabe"
      aktionen={<Knopf text="Bestätigen" primaer deaktiviert onClick={onBestaetigen} />}
    >
      <Feld label="Wert" wert="" autoFocus />
    </Dialog>,
  );
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Control>}s{/Control}');
  expect(onBestaetigen).not.toHaveBeenCalled();
});

it('eine Frage wird mit ihrem Wortlaut vorgelesen; Escape heißt Nein, oder lässt sie offen', async () => {
  const [onJa, onNein, onOffen] = [vi.fn(), vi.fn(), vi.fn()];
  const frage = { titel: 'Löschen', frage: 'Wirklich löschen?', onJa, onNein };
  const { rerender } = render(<FrageDialog offen {...frage} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Löschen' });
  const worte = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(worte?.textContent).toBe('Wirklich löschen?');
  await userEvent.keyboard('{Escape}');
  expect(onNein).toHaveBeenCalledOnce();
  rerender(<FrageDialog offen {...frage} onOffen={onOffen} />);
  await userEvent.keyboard('{Escape}');
  expect([onOffen, onNein, onJa].map((f) => f.mock.calls.length)).toEqual([1, 1, 0]);
});
