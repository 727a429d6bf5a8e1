import { useEffect, useRef } from 'react';

/** Answers false where the key is not meant for it: another part of the page may take it. */
type Tasten = Record<string, (ereignis: KeyboardEvent) => unknown>;

/** `Alt+n`, `Ctrl+s`, `/`, `?`: with a modifier by the key's place, else by what it types. */
export function tastenname(e: KeyboardEvent): string {
  const taste =
    (e.altKey || e.ctrlKey || e.metaKey) && e.code.startsWith('Key') ? e.code.slice(3).toLowerCase() : e.key;
  const zusatz = [(e.ctrlKey || e.metaKey) && 'Ctrl', e.altKey && 'Alt'].filter(Boolean);
  return [...zusatz, taste].join('+');
}

function tippt(ziel: EventTarget | null): boolean {
  return (
    ziel instanceof HTMLElement && (ziel.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(ziel.tagName))
  );
}

/** Keys for a page; plain characters are left alone while somebody types, all of them while a dialog is open. */
export function useTasten(tasten: Tasten): void {
  const aktuell = useRef(tasten);
  aktuell.current = tasten;
  useEffect(() => {
    const hoere = (e: KeyboardEvent) => {
      const name = tastenname(e);
      const tat = aktuell.current[name];
      if (!tat || e.defaultPrevented || (name.length === 1 && tippt(e.target))) return;
      if (document.querySelector('[aria-modal="true"], [role="dialog"], [role="alertdialog"]')) return;
      if (tat(e) !== false) e.preventDefault();
    };
    window.addEventListener('keydown', hoere);
    return () => window.removeEventListener('keydown', hoere);
  }, []);
}

/** Escape, wherever the focus is, unless an open list, an editor or a dialog has taken it. */
export function useEscape(tat: () => void): void {
  useEffect(() => {
    const hoere = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' || e.defaultPrevented) return;
      if (document.querySelector('[aria-modal="true"], [role="dialog"], [role="alertdialog"], [role="menu"]'))
        return;
      e.preventDefault();
      tat();
    };
    window.addEventListener('keydown', hoere);
    return () => window.removeEventListener('keydown', hoere);
  }, [tat]);
}
