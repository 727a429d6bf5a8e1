import { type Wochentag, wochentage } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { t } from '@frachtportal/texte/t';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { Schalter } from '../../components/bedienung/Schalter';

const alle = Object.keys(wochentage) as Wochentag[];

/** On which days of the week. */
export function Wochentagwahl() {
  const id = useId();
  const { field, fieldState } = useController({ name: 'wochentage' });
  const gewaehlt: readonly Wochentag[] = field.value ?? [];
  const fehler = fieldState.error?.message;
  return (
    <fieldset
      ref={field.ref}
      tabIndex={-1}
      className="fp-wochentage"
      aria-invalid={fehler ? true : undefined}
      aria-describedby={fehler ? id : undefined}
    >
      <legend>{t('dauerauftrag.wochentage')} *</legend>
      <div className="fp-reihe">
        {alle.map((tag) => (
          <Schalter
            key={tag}
            label={wochentage[tag]}
            wert={gewaehlt.includes(tag)}
            onAendern={(an) => field.onChange(alle.filter((w) => (w === tag ? an : gewaehlt.includes(w))))}
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
