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
