import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useEscape, useTasten } from './tasten';

function Seite({ tasten }: { tasten: Parameters<typeof useTasten>[0] }) {
  useTasten(tasten);
  return <input aria-label="Feld" />;
}

function MitEscape({ zu }: { zu: () => void }) {
  useEscape(zu);
  return null;
}

it('ein einzelnes Zeichen gehört dem, der tippt; mit Strg oder Alt gehört es der Seite', async () => {
  const suche = vi.fn();
  const sichere = vi.fn();
  render(<Seite tasten={{ '/': suche, 'Ctrl+s': sichere }} />);
  await userEvent.type(screen.getByLabelText('Feld'), '/');
  expect(suche).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Feld').value).toBe('/');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(sichere).toHaveBeenCalledTimes(1);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('/');
  expect(suche).toHaveBeenCalledTimes(1);
});

it('wer mit einer Taste nichts anfängt, lässt sie dem Browser', () => {
  const gedrueckt = (antwort: unknown) => {
    const { unmount } = render(<Seite tasten={{ '?': () => antwort }} />);
    const taste = new KeyboardEvent('keydown', { key: '?', cancelable: true });
    window.dispatchEvent(taste);
    unmount();
    return taste.defaultPrevented;
  };
  expect(gedrueckt(undefined)).toBe(true);
  expect(gedrueckt(false)).toBe(false);
});

it('solange ein Dialog offen ist, hört die Seite darunter keine Taste', async () => {
  const neu = vi.fn();
  const zu = vi.fn();
  const { rerender } = render(
    <>
      <Seite tasten={{ 'Alt+n': neu }} />
      <MitEscape zu={zu} />
      <div role="dialog" aria-label="Frage" />
    </>,
  );
  await userEvent.keyboard('{Alt>}n{/Alt}{Escape}');
  expect(neu).not.toHaveBeenCalled();
  expect(zu).not.toHaveBeenCalled();
  rerender(
    <>
      <Seite tasten={{ 'Alt+n': neu }} />
      <MitEscape zu={zu} />
    </>,
  );
  await userEvent.keyboard('{Alt>}n{/Alt}{Escape}');
  expect(neu).toHaveBeenCalledTimes(1);
  expect(zu).toHaveBeenCalledTimes(1);
});
