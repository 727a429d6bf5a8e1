import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { Ort } from '@frachtportal/domain/stammdaten/ort';
import { t } from '@frachtportal/texte/t';
import { useFormContext, useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { FormFeld, FormSuchFeld, FormVerweisFeld } from '../../../components/formular/formular';
import { orteZu } from './daten';
import { imAdressteil } from './formular';
import { adressfeld } from './registrierungsfelder';

/** Postal code and town can be typed once a country is chosen, and find each other. */
export function AnschriftFelder({ laender }: { laender: readonly Land[] }) {
  const { setValue } = useFormContext();
  const gewaehlt = useWatch({ name: imAdressteil('land') }) as { id: number } | null;
  const land = laender.find((l) => l.id === gewaehlt?.id);
  const nimm = (ort: Ort) => {
    if (ort.plz) setValue(imAdressteil('plz'), ort.plz, { shouldValidate: true });
    setValue(imAdressteil('ort'), ort.ortsname, { shouldValidate: true });
  };
  const suche = {
    nurLesen: !land,
    suche: (text: string, signal: AbortSignal) => orteZu(land?.lkz ?? '', text, signal),
    onWahl: nimm,
    schluessel: (ort: Ort) => ort.id,
    zeile: (ort: Ort) => [ort.plz, ort.ortsname].filter(Boolean).join(' '),
    abZeichen: 2,
  };
  return (
    <Zeilen>
      <FormVerweisFeld
        {...adressfeld('land')}
        pflicht
        optionen={laender.map((l) => ({
          id: l.id,
          text: `${l.lkz} · ${t(l.bezeichnung)}`,
          gesperrt: l.awSperre,
        }))}
      />
      <Zeile>
        <FormSuchFeld<Ort> {...suche} {...adressfeld('plz')} breite={110} beschriftung={(o) => o.plz ?? ''} />
        <FormSuchFeld<Ort> {...suche} {...adressfeld('ort')} beschriftung={(o) => o.ortsname} />
      </Zeile>
      <FormFeld {...adressfeld('ortsteil')} />
      <Zeile>
        <FormFeld {...adressfeld('strasse')} />
        <FormFeld {...adressfeld('hausnummer')} breite={100} />
        <FormFeld {...adressfeld('zusatz')} breite={70} />
      </Zeile>
    </Zeilen>
  );
}
