import { type ComponentType, useCallback } from 'react';
import { useController } from 'react-hook-form';
import { Schalter, type SchalterEigenschaften } from '../bedienung/Schalter';
import { AuswahlFeld, type AuswahlFeldEigenschaften } from '../felder/AuswahlFeld';
import { DatumsFeld, type DatumsFeldEigenschaften } from '../felder/DatumsFeld';
import { Feld, type FeldEigenschaften } from '../felder/Feld';
import type { FeldAngaben } from '../felder/Feldrahmen';
import { PasswortFeld, type PasswortFeldEigenschaften } from '../felder/PasswortFeld';
import { SuchFeld, type SuchFeldEigenschaften } from '../felder/SuchFeld';
import { UhrzeitFeld, type UhrzeitFeldEigenschaften } from '../felder/UhrzeitFeld';
import { ZahlenFeld, type ZahlenFeldEigenschaften } from '../felder/ZahlenFeld';

interface Gebunden<W> extends FeldAngaben {
  wert: W;
  onAendern?: (wert: never) => void;
}

type ImFormular<P> = Omit<P, 'wert' | 'onAendern' | 'fehler' | 'inputRef' | 'onBlur'> & {
  /** Path of the field in the form of the surrounding `FormProvider`. */
  name: string;
  /** Beside the form's own bookkeeping, e.g. to fill another field. */
  onGeaendert?: (wert: unknown) => void;
};

/** Binds a field wrapper to the form around it (react-hook-form), one controller a field. */
function binde<P extends Gebunden<unknown>>(Komponente: ComponentType<P>) {
  return function Formularfeld({ onGeaendert, ...rest }: ImFormular<P>) {
    const { field, fieldState } = useController({ name: rest.name });
    const onAendern = useCallback(
      (wert: unknown) => {
        field.onChange(wert);
        onGeaendert?.(wert);
      },
      [field.onChange, onGeaendert],
    );
    const gebunden = {
      ...rest,
      wert: field.value,
      onAendern,
      onBlur: field.onBlur,
      inputRef: field.ref,
      fehler: fieldState.error?.message,
    };
    return <Komponente {...(gebunden as unknown as P)} />;
  };
}

/** A checkbox in a form. */
export function FormSchalter({ name, ...rest }: { name: string } & Omit<SchalterEigenschaften, 'wert'>) {
  const { field } = useController({ name });
  return <Schalter {...rest} name={name} wert={field.value} onAendern={field.onChange} />;
}

export const FormPasswortFeld = binde<PasswortFeldEigenschaften>(PasswortFeld);
export const FormFeld = binde<FeldEigenschaften>(Feld);
export const FormZahlenFeld = binde<ZahlenFeldEigenschaften>(ZahlenFeld);
export const FormDatumsFeld = binde<DatumsFeldEigenschaften>(DatumsFeld);
export const FormUhrzeitFeld = binde<UhrzeitFeldEigenschaften>(UhrzeitFeld);
export const FormAuswahlFeld = binde<AuswahlFeldEigenschaften>(AuswahlFeld);

/** A select whose form value is a reference `{id}` or null. */
function VerweisFeld({
  wert,
  onAendern,
  ...rest
}: Omit<AuswahlFeldEigenschaften, 'wert' | 'onAendern'> & {
  wert: { id: number } | null | undefined;
  onAendern?: (wert: { id: number } | null) => void;
}) {
  return (
    <AuswahlFeld
      {...rest}
      wert={wert?.id ?? null}
      onAendern={(id) => onAendern?.(id === null ? null : { id: Number(id) })}
    />
  );
}

export const FormVerweisFeld = binde(VerweisFeld);

/** Free text with suggestions in a form. */
export function FormSuchFeld<T>(p: ImFormular<SuchFeldEigenschaften<T>>) {
  return <GebundenesSuchFeld {...(p as unknown as ImFormular<SuchFeldEigenschaften<unknown>>)} />;
}

const GebundenesSuchFeld = binde<SuchFeldEigenschaften<unknown>>(SuchFeld);
