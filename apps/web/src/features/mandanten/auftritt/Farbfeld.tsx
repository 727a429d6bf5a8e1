import { feld } from '@frachtportal/domain/feld/feld';
import { Auftritt } from '@frachtportal/domain/mandant/auftritt';
import { t } from '@frachtportal/texte/t';
import { useController } from 'react-hook-form';
import { Feld } from '../../../components/felder/Feld';

/** A colour, typed or chosen. */
export function Farbfeld() {
  const { field, fieldState } = useController({ name: 'farbe' });
  const farbe = /^#[0-9a-f]{6}$/i.test(field.value ?? '') ? field.value : '#133b49';
  return (
    <Feld
      name="farbe"
      feld={feld(Auftritt, 'farbe')}
      wert={field.value}
      onAendern={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      fehler={fieldState.error?.message}
      breite={150}
      hinten={
        <input
          type="color"
          className="fp-farbwahl"
          aria-label={t('mandant.auftritt.farbe')}
          value={farbe}
          onChange={(e) => field.onChange(e.target.value)}
        />
      }
    />
  );
}
