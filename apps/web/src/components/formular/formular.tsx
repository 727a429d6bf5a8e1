import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import { Schalter, type SchalterEigenschaften } from '../bedienung/Schalter';
import { AuswahlFeld, type AuswahlFeldEigenschaften } from '../felder/AuswahlFeld';
import { DatumsFeld, type DatumsFeldEigenschaften } from '../felder/DatumsFeld';
import { Feld, type FeldEigenschaften } from '../felder/Feld';
import { PasswortFeld, type PasswortFeldEigenschaften } from '../felder/PasswortFeld';
import { SuchFeld, type SuchFeldEigenschaften } from '../felder/SuchFeld';
import { UhrzeitFeld, type UhrzeitFeldEigenschaften } from '../felder/UhrzeitFeld';
import { ZahlenFeld, type ZahlenFeldEigenschaften } from '../felder/ZahlenFeld';

type ImFormular<P> = Omit<P, 'wert' | 'onAendern' | 'fehler' | 'inputRef' | 'onBlur'> & {
  /** Path of the field in the form of the surrounding `FormProvider`. */
  name: string;
  /** Beside the form's own bookkeeping, e.g. to fill another field. */
  onGeaendert?: (wert: unknown) => void;
};

/** Binds a field wrapper to the form around it (react-hook-form), one controller a field. */
function useGebunden<P extends ImFormular<object>>({ onGeaendert, ...rest }: P) {
  const { field, fieldState } = useController({ name: rest.name });
  const onAendern = useCallback(
    (wert: unknown) => {
      field.onChange(wert);
      onGeaendert?.(wert);
    },
    [field.onChange, onGeaendert],
  );
  return {
    ...rest,
    wert: field.value,
    onAendern,
    onBlur: field.onBlur,
    inputRef: field.ref,
    fehler: fieldState.error?.message,
  };
}

/** A checkbox in a form. */
export function FormSchalter(p: ImFormular<SchalterEigenschaften>) {
  return <Schalter {...useGebunden(p)} />;
}

export function FormPasswortFeld(p: ImFormular<PasswortFeldEigenschaften>) {
  return <PasswortFeld {...useGebunden(p)} />;
}

export function FormFeld(p: ImFormular<FeldEigenschaften>) {
  return <Feld {...useGebunden(p)} />;
}

export function FormZahlenFeld(p: ImFormular<ZahlenFeldEigenschaften>) {
  return <ZahlenFeld {...useGebunden(p)} />;
}

export function FormDatumsFeld(p: ImFormular<DatumsFeldEigenschaften>) {
  return <DatumsFeld {...useGebunden(p)} />;
}

export function FormUhrzeitFeld(p: ImFormular<UhrzeitFeldEigenschaften>) {
  return <UhrzeitFeld {...useGebunden(p)} />;
}

export function FormAuswahlFeld(p: ImFormular<AuswahlFeldEigenschaften>) {
  return <AuswahlFeld {...useGebunden(p)} />;
}

/** A select whose form value is a reference `{id}` or null. */
export function FormVerweisFeld(p: ImFormular<AuswahlFeldEigenschaften>) {
  const { wert, onAendern, ...rest } = useGebunden(p);
  return (
    <AuswahlFeld
      {...rest}
      wert={wert?.id ?? null}
      onAendern={(id) => onAendern(id === null ? null : { id: Number(id) })}
    />
  );
}

/** Free text with suggestions in a form. */
export function FormSuchFeld<T>(p: ImFormular<SuchFeldEigenschaften<T>>) {
  return <SuchFeld {...useGebunden(p)} />;
}
