import { t } from '@frachtportal/texte/t';
import { useController } from 'react-hook-form';
import { Schalter } from '../../../components/bedienung/Schalter';

interface Eigenschaften {
  /** The forwarder whose terms they are. */
  von: number | null;
  fassung: string;
}

/** Agreement to the forwarder's terms: to the edition that is shown. */
export function AgbZustimmung({ von, fassung }: Eigenschaften) {
  const { field, fieldState } = useController({ name: 'agbFassung' });
  return (
    <div>
      <p className="fp-reihe">
        <Schalter
          name="agbFassung"
          label={t('anmeldung.registrierung.agbZustimmung', { fassung })}
          wert={field.value === fassung}
          onAendern={(ja) => field.onChange(ja ? fassung : null)}
        />
        <a href={`/agb?von=${von}`} target="_blank" rel="noopener">
          {t('anmeldung.registrierung.agbLesen')}
        </a>
      </p>
      {fieldState.error && (
        <p role="alert" className="fp-fehlertext">
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}
