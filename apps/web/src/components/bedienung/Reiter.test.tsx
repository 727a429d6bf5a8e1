import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Reiter } from './Reiter';

const namen = ['auftrag', 'historie', 'dokumente'] as const;
type Name = (typeof namen)[number];

function Probe() {
  const [aktiv, setAktiv] = useState<Name>('auftrag');
  return (
    <Reiter
      name="Markierter Auftrag"
      reiter={namen.map((n) => ({ schluessel: n, titel: n, fehler: n === 'historie' ? 2 : 0 }))}
      aktiv={aktiv}
      onWechsel={setAktiv}
      rechts={<button type="button">daneben</button>}
    >
      <p>Inhalt: {aktiv}</p>
    </Reiter>
  );
}

const reiter = (n: number) => screen.getAllByRole('tab')[n] as HTMLElement;
const gewaehlt = () => screen.getByRole('tab', { selected: true });

beforeEach(() => {
  render(<Probe />);
});

it('ein Klick zeigt den Inhalt, und der Inhalt heißt wie sein Reiter', async () => {
  await userEvent.click(reiter(2));
  expect(gewaehlt()).toBe(reiter(2));
  expect(screen.getByRole('tabpanel', { name: 'dokumente' }).textContent).toBe('Inhalt: dokumente');
  expect(screen.getByRole('tablist', { name: 'Markierter Auftrag' })).toBeDefined();
});

it('die Pfeile gehen von Reiter zu Reiter, am Ende von vorn, und nehmen den Fokus mit', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(reiter(0));
  await userEvent.keyboard('{ArrowLeft}');
  expect([gewaehlt(), document.activeElement]).toEqual([reiter(2), reiter(2)]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect([gewaehlt(), document.activeElement]).toEqual([reiter(1), reiter(1)]);
});

it('Tab hält nur beim gewählten Reiter und geht dann weiter', async () => {
  await userEvent.click(reiter(1));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('daneben');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(reiter(1));
});

it('ein Reiter sagt, wie viele Fehler in ihm stehen; ohne Fehler sagt er nichts', () => {
  expect(screen.getByRole('tab', { name: /^historie\s*2\s*Fehler$/ })).toBe(reiter(1));
  expect(reiter(0).textContent).toBe('auftrag');
});
