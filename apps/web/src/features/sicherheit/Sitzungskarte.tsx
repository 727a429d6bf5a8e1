import type { Sitzung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { beende, beendeAndere, sicherheitsschluessel, sitzungen } from './api/sicherheit';

const spalten: readonly Tabellenspalte<Sitzung>[] = [
  {
    feld: 'geraet',
    titel: 'sicherheit.geraet',
    zelle: (s) => `${s.geraet ?? t('sicherheit.unbekannt')}${s.diese ? ` (${t('sicherheit.diese')})` : ''}`,
  },
  { feld: 'adresse', titel: 'protokoll.eintragDialog.netzadresse', zelle: (s) => s.adresse ?? '' },
  { feld: 'anmeldeart', titel: 'sicherheit.anmeldeart', zelle: (s) => t(`sicherheit.art.${s.anmeldeart}`) },
  {
    feld: 'angemeldetAm',
    titel: 'sicherheit.angemeldetAm',
    zelle: (s) => formatiereZeitpunkt(s.angemeldetAm),
  },
  { feld: 'zuletztAm', titel: 'sicherheit.zuletztAm', zelle: (s) => formatiereZeitpunkt(s.zuletztAm) },
  {
    feld: 'gewechseltVon',
    titel: 'beschriftung.alsAdministrator',
    zelle: (s) => s.gewechseltVon ?? '',
  },
];

/** Where somebody is logged in, to be ended one by one. */
export function Sitzungskarte({ id, eigene }: { id: number; eigene: boolean }) {
  const { data } = useQuery(sitzungen(id));
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const onSettled = () => abfragen.invalidateQueries({ queryKey: sicherheitsschluessel });
  const eine = useMutation({
    mutationFn: beende,
    onSuccess: () => info('sicherheit.sitzungBeendet'),
    onSettled,
  });
  const alle = useMutation({
    mutationFn: beendeAndere,
    onSuccess: () => info('sicherheit.andereBeendet'),
    onSettled,
  });
  if (!data) return null;
  const ende: Tabellenspalte<Sitzung> = {
    feld: 'ende',
    titel: 'allgemein.aktionen',
    // The own one ends with the logout.
    zelle: (s) =>
      s.diese ? null : (
        <Knopf
          text="sicherheit.beenden"
          leise
          deaktiviert={eine.isPending}
          onClick={() => eine.mutate({ id, sitzung: s.id })}
        />
      ),
  };
  return (
    <Karte
      className="fp-stapel fp-sicherheit-breit"
      titel="sicherheit.sitzungen"
      aktionen={
        data.some((s) => !s.diese) && (
          <Knopf
            text={eigene ? 'sicherheit.andereBeenden' : 'sicherheit.alleBeenden'}
            laeuft={alle.isPending}
            onClick={() => alle.mutate(id)}
          />
        )
      }
    >
      <KurzeTabelle
        name="sicherheit.sitzungen"
        zeilen={data}
        spalten={[...spalten, ende]}
        leer="sicherheit.keineSitzung"
      />
    </Karte>
  );
}
