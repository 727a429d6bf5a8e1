import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { nachRegung } from '../../lib/nachladen';
import { tippMit } from './Tipp';

/** An element whose tooltip's code comes when the test says so. */
function zeige() {
  let gib = (): void => undefined;
  const da = new Promise<void>((fertig) => {
    gib = fertig;
  });
  const Tipp = tippMit(
    nachRegung(async () => {
      await da;
      return (await import('./Tippfenster')).Tippfenster;
    }),
  );
  render(
    <Tipp text="Markierte Aufträge als Datei" beschreibt>
      <button type="button">Ablage</button>
    </Tipp>,
  );
  return { knopf: screen.getByRole('button', { name: 'Ablage' }), gib };
}

const tipp = () => screen.queryByRole('tooltip')?.textContent;

it('wer schon auf dem Element steht, wenn der Code kommt, liest den Tipp; das Element bleibt dasselbe', async () => {
  const { knopf, gib } = zeige();
  await userEvent.hover(knopf);
  expect(tipp()).toBeUndefined();
  gib();
  await waitFor(() => expect(tipp()).toBe('Markierte Aufträge als Datei'));
  expect(screen.getByRole('button', { name: 'Ablage' })).toBe(knopf);
});

it('wer mit der Tastatur dort steht, auch; der Fokus bleibt', async () => {
  const { knopf, gib } = zeige();
  await userEvent.tab();
  gib();
  await waitFor(() => expect(tipp()).toBe('Markierte Aufträge als Datei'));
  expect(document.activeElement).toBe(knopf);
  expect(knopf.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

it('wer schon wieder fort ist, wird nicht mehr belästigt', async () => {
  const { knopf, gib } = zeige();
  await userEvent.hover(knopf);
  await userEvent.unhover(knopf);
  gib();
  await new Promise((fertig) => setTimeout(fertig, 900));
  expect(tipp()).toBeUndefined();
  expect(knopf.title).toBe('Markierte Aufträge als Datei');
});
