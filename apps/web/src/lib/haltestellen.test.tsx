import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ersteHaltestelle, feldElement, haltestellen, zielVonEnter } from './haltestellen';

const amEnde = vi.fn();

function Formular() {
  const wurzel = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as the order form does
    <div
      ref={wurzel}
      onKeyDown={(e) => {
        const ziel = zielVonEnter(e, wurzel.current);
        if (ziel === null) amEnde();
        ziel?.focus();
      }}
    >
      <section id="erster">
        <input aria-label="gesperrt" readOnly />
        <input aria-label="Name" name="absenderAdresse.name" />
        <input aria-label="nebenbei" tabIndex={-1} />
      </section>
      <textarea aria-label="Hinweis" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: stands for the grid */}
      <div className="fp-raster" tabIndex={0} data-testid="raster">
        <input aria-label="Zelle" />
      </div>
      <input aria-label="Letztes" />
    </div>
  );
}

it('Enter geht von Feld zu Feld; das Raster zählt als eines, Gesperrtes gar nicht', async () => {
  render(<Formular />);
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Hinweis'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByTestId('raster'));
  await userEvent.click(screen.getByLabelText('Letztes'));
  await userEvent.keyboard('{Enter}');
  expect(amEnde).toHaveBeenCalledTimes(1);
});

it('im Text bricht Umschalt+Enter um, und in der Zelle gehört Enter dem Raster', async () => {
  render(<Formular />);
  const hinweis = screen.getByLabelText<HTMLTextAreaElement>('Hinweis');
  await userEvent.type(hinweis, 'eins{Shift>}{Enter}{/Shift}zwei');
  expect(hinweis.value).toBe('eins\nzwei');
  expect(document.activeElement).toBe(hinweis);
  await userEvent.click(screen.getByLabelText('Zelle'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Zelle'));
});

it('ein Abschnitt beginnt mit dem ersten Feld, in das man schreiben kann', () => {
  const { container } = render(<Formular />);
  expect(ersteHaltestelle('erster')).toBe(screen.getByLabelText('Name'));
  expect(ersteHaltestelle('gibt-es-nicht')).toBeNull();
  expect(feldElement(container, 'absenderAdresse.name')).toBe(screen.getByLabelText('Name'));
  expect(haltestellen(container).map((e) => e.ariaLabel ?? e.getAttribute('aria-label'))).toEqual([
    'Name',
    'Hinweis',
    null,
    'Letztes',
  ]);
});
