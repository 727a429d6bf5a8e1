import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { satz } from '@frachtportal/texte/t';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useMeldungen } from '../dialog/Meldungen';

interface Angaben<T extends FieldValues> {
  klasse: Klasse<T>;
  anfang: DefaultValues<T>;
  /** What of the form's values is read and sent; without it all of them. */
  lesen?: (werte: T) => object;
  /** Rules beside those of the single fields. */
  regeln?: (wert: T) => Meldung[];
  /** Refusals with a field are shown there, others by the app. */
  speichere: (wert: T) => Promise<void>;
  /** Has the form a field of this path? Messages at others are told by the app. */
  hatFeld: (pfad: string) => boolean;
  /** Its fields as they stand on the screen, where the class has another order. */
  folge?: readonly string[];
}

export interface Domaenenformular<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Checks and stores; the first wrong field gets the focus. Answers whether it is stored. */
  absenden: () => Promise<boolean>;
  laeuft: boolean;
}

/** The messages as their fields stand: the first gets the focus. */
function inFolge(folge: readonly string[], meldungen: readonly Meldung[]): Meldung[] {
  const stelle = ({ field = '' }: Meldung) => folge.indexOf(field.split(/[.[]/)[0] ?? '');
  return meldungen.toSorted((x, y) => stelle(x) - stelle(y));
}

/** A form of one domain class: its declared rules in the browser, the server's messages at the same fields. */
export function useDomaenenformular<T extends FieldValues>(a: Angaben<T>): Domaenenformular<T> {
  // A message goes with the next change of its field: what it was about is no longer there.
  const form = useForm<T>({ defaultValues: a.anfang, mode: 'onChange' });
  const { melde } = useMeldungen();
  const [laeuft, setLaeuft] = useState(false);
  const unterwegs = useRef(false);

  /** Shows each message at its field; answers those that have none here. */
  const zeige = (meldungen: readonly Meldung[]): Meldung[] => {
    const folge = a.folge ?? [...felder(a.klasse).keys()];
    const amFeld = inFolge(folge, meldungen).filter((m) => m.field && a.hatFeld(m.field));
    const gesehen = new Set<string>();
    for (const m of amFeld) {
      const field = m.field as string;
      if (gesehen.has(field)) continue;
      form.setError(
        field as FieldPath<T>,
        { type: 'regel', message: satz(m) },
        { shouldFocus: gesehen.size === 0 },
      );
      gesehen.add(field);
    }
    return meldungen.filter((m) => !amFeld.includes(m));
  };

  const werte = () => a.lesen?.(form.getValues()) ?? form.getValues();

  const absenden = async (): Promise<boolean> => {
    if (unterwegs.current) return false;
    form.clearErrors();
    const { wert, meldungen } = lies(a.klasse as Klasse<T & object>, werte());
    const falsch = [...meldungen, ...(a.regeln?.(wert) ?? [])];
    if (falsch.length > 0) {
      melde(zeige(falsch));
      return false;
    }
    unterwegs.current = true;
    setLaeuft(true);
    try {
      await a.speichere(wert);
      return true;
    } catch (grund) {
      if (!(grund instanceof ApiFehler)) throw grund;
      melde(zeige(grund.meldungen));
      return false;
    } finally {
      unterwegs.current = false;
      setLaeuft(false);
    }
  };

  return { form, absenden, laeuft };
}
