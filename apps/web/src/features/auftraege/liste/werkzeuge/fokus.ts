const markierte = '[aria-selected="true"]';

const zeilen = () => [...document.querySelectorAll('.fp-tabellenflaeche [role="row"][data-rowindex]')];

/**
 * Remembers that an action on the marked orders began at an element. Afterwards the focus goes on in the rows: at the marked one, or
 * where it was; whoever is somewhere else by then stays there.
 */
export function merkeFokus(ausloeser: Element | null): () => void {
  const stelle = Math.max(
    0,
    zeilen().findIndex((z) => z.matches(markierte)),
  );
  return () => {
    const jetzt = document.activeElement;
    if (jetzt !== document.body && jetzt !== ausloeser) return;
    const alle = zeilen();
    const zeile = alle.find((z) => z.matches(markierte)) ?? alle[Math.min(stelle, alle.length - 1)];
    zeile?.querySelector<HTMLElement>('[role="gridcell"]:not([data-field="__check__"])')?.focus();
  };
}
