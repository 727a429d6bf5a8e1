import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Knopf } from './Knopf';

const icon = <svg aria-hidden="true" />;
const tipp = () => screen.queryByRole('tooltip')?.textContent;

it('ein Knopf nur mit Icon heißt wie sein Text; das Fenster dazu nennt auch die Taste', async () => {
  render(<Knopf text="Neuer Auftrag" icon={icon} nurIcon taste="Alt + N" />);
  const knopf = screen.getByRole('button', { name: 'Neuer Auftrag' });
  expect(tipp()).toBeUndefined();
  await userEvent.hover(knopf);
  await waitFor(() => expect(tipp()).toBe('Neuer Auftrag (Alt + N)'));
  await userEvent.unhover(knopf);
  await waitFor(() => expect(tipp()).toBeUndefined());
});

it('wer mit der Tastatur kommt, liest die Erklärung auch; Escape nimmt sie weg', async () => {
  render(<Knopf text="Ablage" hinweis="Markierte Aufträge als Datei" />);
  await userEvent.tab();
  await waitFor(() => expect(tipp()).toBe('Markierte Aufträge als Datei'));
  // The name stays the name, the words explain it.
  const knopf = screen.getByRole('button', { name: 'Ablage' });
  expect(knopf.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tipp()).toBeUndefined());
});

it('auch ein gesperrter Knopf sagt, warum; gedrückt wird er nicht', async () => {
  const onClick = vi.fn();
  render(<Knopf text="Speichern" deaktiviert hinweis="Schon erfasst" onClick={onClick} />);
  const knopf = screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });
  expect(knopf.disabled).toBe(true);
  await userEvent.hover(knopf.parentElement as HTMLElement);
  await waitFor(() => expect(tipp()).toBe('Schon erfasst'));
  expect(onClick).not.toHaveBeenCalled();
});

it('ohne Hinweis hat ein Knopf mit Worten kein Fenster; die Taste steht auf ihm', async () => {
  render(<Knopf text="Sichern" taste="Strg + S" />);
  await userEvent.hover(screen.getByRole('button'));
  await new Promise((fertig) => setTimeout(fertig, 600));
  expect(tipp()).toBeUndefined();
  expect(screen.getByText('Strg + S').tagName).toBe('KBD');
});

it('solange er läuft, nimmt ein Knopf keinen zweiten Klick', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Knopf text="Senden" onClick={onClick} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<Knopf text="Senden" onClick={onClick} laeuft />);
  const knopf = screen.getByRole<HTMLButtonElement>('button', { name: /Senden/ });
  expect(knopf.disabled).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(1);
});
