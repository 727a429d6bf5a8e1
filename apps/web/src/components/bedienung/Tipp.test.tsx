import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

/** The code of the tooltip, as late as a test wants it. */
const code = vi.hoisted(() => ({ gib: (): void => undefined }));

beforeEach(() => {
  vi.resetModules();
  const da = new Promise<void>((fertig) => {
    code.gib = fertig;
  });
  vi.doMock('./Tippfenster', async (echt) => {
    await da;
    return echt();
  });
});

const tipp = () => screen.queryByRole('tooltip')?.textContent;

async function zeige() {
  const { Tipp } = await import('./Tipp');
  render(
    <Tipp text="Markierte Aufträge als Datei" beschreibt>
      <button type="button">Ablage</button>
    </Tipp>,
  );
  return screen.getByRole('button', { name: 'Ablage' });
}

it('wer schon auf dem Element steht, wenn der Code kommt, liest den Tipp; das Element bleibt dasselbe', async () => {
  const knopf = await zeige();
  await userEvent.hover(knopf);
  expect(tipp()).toBeUndefined();
  code.gib();
  await waitFor(() => expect(tipp()).toBe('Markierte Aufträge als Datei'));
  expect(screen.getByRole('button', { name: 'Ablage' })).toBe(knopf);
});

it('wer mit der Tastatur dort steht, auch; der Fokus bleibt', async () => {
  const knopf = await zeige();
  await userEvent.tab();
  code.gib();
  await waitFor(() => expect(tipp()).toBe('Markierte Aufträge als Datei'));
  expect(document.activeElement).toBe(knopf);
  expect(knopf.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

it('wer schon wieder fort ist, wird nicht mehr belästigt', async () => {
  const knopf = await zeige();
  await userEvent.hover(knopf);
  await userEvent.unhover(knopf);
  code.gib();
  await new Promise((fertig) => setTimeout(fertig, 900));
  expect(tipp()).toBeUndefined();
  expect(knopf.title).toBe('Markierte Aufträge als Datei');
});
