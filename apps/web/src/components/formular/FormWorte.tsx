import { t } from '@frachtportal/texte/t';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Schalter } from '../bedienung/Schalter';

interface Eigenschaften<W extends string> {
  name: string;
  label: string;
  /** What can be chosen, with the words for it. */
  worte: Readonly<Record<W, string>>;
  /** None of them is a choice, too. */
  freiwillig?: boolean;
}

/** Some words of a closed set. */
export function FormWorte<W extends string>({ name, label, worte, freiwillig }: Eigenschaften<W>) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const alle = Object.keys(worte) as W[];
  const gewaehlt: readonly W[] = field.value ?? [];
  const fehler = fieldState.error?.message;
  return (
    <fieldset
      // The focus goes to the first of them, where one can choose.
      ref={(gruppe) => field.ref(gruppe?.querySelector('input'))}
      className="fp-wortwahl"
      aria-invalid={fehler ? true : undefined}
      aria-describedby={fehler ? id : undefined}
    >
      <legend>{freiwillig ? t(label) : `${t(label)} *`}</legend>
      <div className="fp-reihe">
        {alle.map((wort) => (
          <Schalter
            key={wort}
            label={worte[wort]}
            wert={gewaehlt.includes(wort)}
            onAendern={(an) => field.onChange(alle.filter((w) => (w === wort ? an : gewaehlt.includes(w))))}
          />
        ))}
      </div>
      {fehler && (
        <p id={id} className="fp-fehlertext">
          {fehler}
        </p>
      )}
    </fieldset>
  );
}
