import { t } from '@frachtportal/texte/t';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { nachRegung } from '../../lib/nachladen';

const Popper = nachRegung(async () => (await import('@mui/material/Popper')).default);

interface Eigenschaften<T> {
  anker: HTMLElement | null;
  listbox: HTMLAttributes<HTMLUListElement>;
  eintraege: readonly T[];
  eintrag: (option: T, index: number) => { key: Key } & HTMLAttributes<HTMLLIElement>;
  zeile: (option: T) => ReactNode;
  /** Shown where nothing matches. */
  leer?: string;
}

/** The list under a select or a look-up: at most seven rows of 35 px before it scrolls. */
export function Auswahlliste<T>({ anker, listbox, eintraege, eintrag, zeile, leer }: Eigenschaften<T>) {
  if (!anker || (eintraege.length === 0 && !leer)) return null;
  return (
    <Popper
      open
      role="presentation"
      anchorEl={anker}
      // Inside the page's landmark or the dialog, so that it is found where it belongs; fixed, so that nothing cuts it.
      container={anker.closest<HTMLElement>('main, [role="dialog"], [role="alertdialog"]')}
      placement="bottom-start"
      popperOptions={fest}
      style={{ zIndex: 1400, minWidth: anker.clientWidth }}
    >
      {eintraege.length === 0 ? (
        <p className="fp-auswahlliste fp-leer" role="status">
          {leer && t(leer)}
        </p>
      ) : (
        <ul className="fp-auswahlliste" {...listbox}>
          {eintraege.map((option, index) => {
            const { key, ...rest } = eintrag(option, index);
            return (
              <li key={key} {...rest}>
                {zeile(option)}
              </li>
            );
          })}
        </ul>
      )}
    </Popper>
  );
}

/** What the list of a field is told that MUI's own hook drives. */
export function ausAutocomplete<T>(auswahl: {
  anchorEl: HTMLElement | null;
  groupedOptions: readonly unknown[];
  getListboxProps: () => HTMLAttributes<HTMLUListElement>;
  getOptionProps: (angaben: { option: T; index: number }) => { key: Key } & HTMLAttributes<HTMLLIElement>;
}) {
  return {
    anker: auswahl.anchorEl,
    listbox: auswahl.getListboxProps(),
    eintraege: auswahl.groupedOptions as readonly T[],
    eintrag: (option: T, index: number) => auswahl.getOptionProps({ option, index }),
  };
}

const fest = { strategy: 'fixed' } as const;
