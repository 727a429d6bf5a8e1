import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Schalter } from '../../../components/bedienung/Schalter';
import { offenerAuftritt } from '../../../lib/abfragen/auftritt';

/** Agreement to the forwarder's terms, where it has some: to the edition that is shown. */
export function AgbZustimmung() {
  const { data } = useQuery(offenerAuftritt);
  const { field, fieldState } = useController({ name: 'agbFassung' });
  if (!data?.agb) return null;
  const fassung = data.agbFassung ?? '';
  return (
    <div>
      <p className="fp-reihe">
        <Schalter
          name="agbFassung"
          label={t('anmeldung.registrierung.agbZustimmung', { fassung })}
          wert={field.value === fassung}
          onAendern={(ja) => field.onChange(ja ? fassung : null)}
        />
        <a href={`/agb?von=${data.mandantId}`} target="_blank" rel="noopener">
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
