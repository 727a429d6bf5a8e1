import type { Anmeldevorgang } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { protokollartText } from '@frachtportal/domain/protokoll/protokollart';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { anmeldungen } from './api/sicherheit';

const spalten: readonly Tabellenspalte<Anmeldevorgang>[] = [
  { feld: 'am', titel: 'beschriftung.zeitpunkt', zelle: (v) => formatiereZeitpunkt(v.am) },
  { feld: 'art', titel: 'beschriftung.art', zelle: (v) => t(protokollartText(v.art)) },
  {
    feld: 'anmeldeart',
    titel: 'sicherheit.anmeldeart',
    zelle: (v) => (v.anmeldeart ? t(`sicherheit.art.${v.anmeldeart}`) : ''),
  },
  { feld: 'adresse', titel: 'protokoll.eintragDialog.netzadresse', zelle: (v) => v.adresse ?? '' },
  { feld: 'gewechseltVon', titel: 'beschriftung.alsAdministrator', zelle: (v) => v.gewechseltVon ?? '' },
];

/** When somebody came in, and when somebody tried to. */
export function Verlaufskarte({ id }: { id: number }) {
  const { data } = useQuery(anmeldungen(id));
  if (!data) return null;
  return (
    <Karte className="fp-stapel fp-sicherheit-breit" titel="sicherheit.verlauf">
      <KurzeTabelle name="sicherheit.verlauf" zeilen={data} spalten={spalten} leer="sicherheit.keinVerlauf" />
    </Karte>
  );
}
