import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { feld } from '@frachtportal/domain/feld/feld';
import type { Ort } from '@frachtportal/domain/stammdaten/ort';
import { useCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { SuchFeld } from '../../components/felder/SuchFeld';
import { ortsvorschlaege } from './api/vorschlaege';

interface Eigenschaften {
  art: 'plz' | 'ort';
  /** Path of the address in the form, with its dot; empty where the form is one. */
  in: string;
  breite?: number;
  nurLesen?: boolean;
  ohneTab?: boolean;
}

/** Looks up places by postal code or name; taking one fills both and the country. */
export function OrtFeld({ art, in: pfad, ...p }: Eigenschaften) {
  const { setValue, getValues } = useFormContext();
  const { field, fieldState } = useController({ name: `${pfad}${art}` });
  const suche = useCallback(
    (text: string, signal: AbortSignal) =>
      ortsvorschlaege(text, getValues(`${pfad}land`)?.id ?? null, signal),
    [pfad, getValues],
  );
  const uebernimm = (ort: Ort) => {
    // Outside of the home countries places are known by name only: what was typed stays.
    if (ort.plz) setValue(`${pfad}plz`, ort.plz);
    setValue(`${pfad}ort`, ort.ortsname);
    if (ort.land) setValue(`${pfad}land`, { id: ort.land.id });
  };
  return (
    <SuchFeld
      {...p}
      feld={feld(AuftragAdresse, art)}
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      fehler={fieldState.error?.message}
      wert={field.value as string | null}
      onAendern={field.onChange}
      suche={suche}
      onWahl={uebernimm}
      beschriftung={(o) => (art === 'plz' ? (o.plz ?? '') : o.ortsname)}
      schluessel={(o) => o.id}
      zeile={(o) => [o.plz, o.ortsname].filter(Boolean).join(' ')}
    />
  );
}
