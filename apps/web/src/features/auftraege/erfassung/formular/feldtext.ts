import { type FocusEvent, type FormEvent, type SyntheticEvent, useMemo, useRef } from 'react';

/** What is being typed in a field and may be no value yet: half a date, a word of a select. */
export interface Feldtext {
  name: string;
  text: string;
}

/** The named field of an event; what bubbles up from a dialog above the fields is none of them. */
function benannt(e: SyntheticEvent): HTMLInputElement | HTMLTextAreaElement | null {
  const { target: ziel, currentTarget: flaeche } = e;
  const eingabe = ziel instanceof HTMLInputElement || ziel instanceof HTMLTextAreaElement;
  return eingabe && ziel.name !== '' && flaeche.contains(ziel) ? ziel : null;
}

/** Follows the text of the field one is in; `horcher` belongs on the element around all fields. */
export function useFeldtext(beiEingabe: () => void) {
  const aktuell = useRef<Feldtext | null>(null);
  const horcher = useMemo(
    () => ({
      onInput: (e: FormEvent) => {
        const feld = benannt(e);
        if (feld) aktuell.current = { name: feld.name, text: feld.value };
        beiEingabe();
      },
      onBlur: (e: FocusEvent) => {
        if (benannt(e)) aktuell.current = null;
      },
    }),
    [beiEingabe],
  );
  return { aktuell, horcher };
}

/** Puts a text into a field as if it had just been typed. */
export function tippeNach(feld: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const art = feld instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(art.prototype, 'value')?.set?.call(feld, text);
  feld.dispatchEvent(new Event('input', { bubbles: true }));
}
