import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Feld as Felddeklaration } from '@frachtportal/domain/feld/feld';
import { useCallback, useEffect, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SuchFeld } from '../../../components/felder/SuchFeld';
import { FormFeld } from '../../../components/formular/formular';
import { pfade } from '../../../lib/pfade';
import { adressvorschlaege } from '../api/vorschlaege';
import { nurName } from './adresswerte';

interface Eigenschaften {
  name: string;
  feld: Felddeklaration;
  nurLesen: boolean;
  ohneTab: boolean;
  /** A new address: until more than a name is entered, what is already there is offered. */
  sucht: boolean;
}

const suchlabel = 'allgemein.adresssucheBeispiel';

/** The name; as long as nothing else stands in a new address it searches the book too. */
export function NameFeld({ sucht, ...p }: Eigenschaften) {
  const werte = useWatch<Adresse>() as Partial<Adresse>;
  const { fieldState } = useController({ name: 'name' });
  // The focus comes here when the form opens, not when one kind of field gives way to the other.
  const offen = useRef(false);
  const autoFocus = !offen.current;
  useEffect(() => {
    offen.current = true;
  }, []);
  if (!sucht || !nurName(werte)) return <FormFeld {...p} pflicht autoFocus={autoFocus} />;
  return (
    <Namenssuche
      {...p}
      autoFocus={autoFocus}
      label={werte.name || fieldState.error ? undefined : suchlabel}
    />
  );
}

interface Suche extends Omit<Eigenschaften, 'sucht'> {
  label: string | undefined;
  autoFocus: boolean;
}

function Namenssuche({ label, ...p }: Suche) {
  const gehe = useNavigate();
  const { getValues, setValue } = useFormContext<Adresse>();
  const { field, fieldState } = useController({ name: 'name' });
  const suche = useCallback(
    (text: string, signal: AbortSignal) =>
      adressvorschlaege({ name: text }, getValues('mandant')?.id ?? null, signal),
    [getValues],
  );
  return (
    <SuchFeld<Adresse>
      {...p}
      {...(label ? { label } : {})}
      pflicht
      inputRef={field.ref}
      onBlur={field.onBlur}
      fehler={fieldState.error?.message}
      wert={field.value as string | null}
      onAendern={field.onChange}
      suche={suche}
      abZeichen={2}
      onWahl={({ id }) => {
        // What was typed was a search, not the beginning of an address.
        setValue('name', null as never);
        void gehe(pfade.adresse(id));
      }}
      beschriftung={(a) => a.name}
      schluessel={(a) => a.id}
      zeile={(a) =>
        [a.fremdnummer, a.name, a.strasse, [a.plz, a.ort].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', ')
      }
    />
  );
}
