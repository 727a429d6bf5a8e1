import { feld } from '@frachtportal/domain/feld/feld';
import {
  type Firmenanmeldung,
  Firmenzuordnung,
  hoechstensZuordnungen,
} from '@frachtportal/domain/mandant/firmenanmeldung';
import { t } from '@frachtportal/texte/t';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { Zeile } from '../../../components/anzeige/Karte';
import { Knopf } from '../../../components/bedienung/Knopf';
import { FormAuswahlFeld, FormFeld, FormSchalter } from '../../../components/formular/formular';
import { mandantenliste } from '../api/mandanten';

/** Which client, and which rights, a value of the claim leads to: one row each, the first that fits counts. */
export function Zuordnungen({ hauptmandantId }: { hauptmandantId: number }) {
  const { watch, setValue, clearErrors } = useFormContext<Firmenanmeldung>();
  const zeilen = watch('zuordnungen') ?? [];
  const setze = (neue: Firmenzuordnung[]) => {
    setValue('zuordnungen', neue, { shouldDirty: true });
    // A message stands at a place, and another row may stand there now.
    clearErrors('zuordnungen');
  };
  const { data } = useQuery(mandantenliste('unter', '', hauptmandantId));
  const { data: haupt } = useQuery(mandantenliste('haupt', ''));
  const eigener = haupt?.zeilen.filter(({ id }) => id === hauptmandantId) ?? [];
  const mandanten = [...eigener, ...(data?.zeilen ?? [])].map(({ id, name }) => ({ id, text: name }));
  const f = (name: 'wert' | 'mandantId') => feld(Firmenzuordnung, name);
  return (
    <>
      <ul className="fp-zeilen" aria-label={t('mandant.firma.zuordnungen')}>
        {zeilen.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone, as its fields are
          <li key={i}>
            <Zeile umbruch>
              <FormFeld name={`zuordnungen.${i}.wert`} feld={f('wert')} />
              <FormAuswahlFeld
                name={`zuordnungen.${i}.mandantId`}
                feld={f('mandantId')}
                optionen={mandanten}
              />
              <div className="fp-unten fp-reihe">
                <FormSchalter name={`zuordnungen.${i}.edit`} label="beschriftung.darfErfassen" />
                <FormSchalter name={`zuordnungen.${i}.main`} label="beschriftung.hauptbenutzer" />
                <Knopf
                  text={t('mandant.firma.zuordnungEntfernen', { nr: i + 1 })}
                  icon={<DeleteIcon fontSize="small" />}
                  nurIcon
                  leise
                  onClick={() => setze(zeilen.filter((_zeile, j) => j !== i))}
                />
              </div>
            </Zeile>
          </li>
        ))}
      </ul>
      <div>
        <Knopf
          text="mandant.firma.zuordnungHinzufuegen"
          deaktiviert={zeilen.length >= hoechstensZuordnungen}
          onClick={() => setze([...zeilen, { wert: '', mandantId: hauptmandantId, edit: true, main: false }])}
        />
      </div>
    </>
  );
}
