import type { Datenauftrag } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Datenarbeit, Datenauftragszustand } from '@frachtportal/domain/datenleben/datenauftrag';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { brichAb, datenauftraege, datenlebenschluessel, holeDatei, stimmeZu } from './api/datenleben';
import { arten, schritte, zustaende } from './worte';

const spalten: readonly Tabellenspalte<Datenauftrag>[] = [
  {
    feld: 'art',
    titel: 'datenleben.was',
    zelle: ({ art, probe, gegenstand }) => (
      <>
        <b>{t(arten[art as Datenarbeit])}</b>
        {probe && ` (${t('datenleben.probe')})`} {gegenstand}
      </>
    ),
  },
  { feld: 'zustand', titel: 'beschriftung.zustand', breite: 190, zelle: zustandVon },
  { feld: 'ergebnis', titel: 'datenleben.ergebnis', zelle: (a) => <Ergebnis auftrag={a} /> },
  {
    feld: 'erstelltAm',
    titel: 'beschriftung.zeitpunkt',
    breite: 170,
    zelle: ({ erstelltAm, benutzer }) => `${formatiereZeitpunkt(erstelltAm)}, ${benutzer}`,
  },
];

/** What is being done and what was done. */
export function Vorgangsliste() {
  const { data } = useQuery(datenauftraege);
  return (
    <Karte titel="datenleben.vorgaenge">
      <div role="status">
        <KurzeTabelle
          name="datenleben.vorgaenge"
          zeilen={data ?? []}
          spalten={spalten}
          laedt={!data}
          leer="datenleben.keine"
        />
      </div>
    </Karte>
  );
}

function zustandVon({ zustand, schritt, erledigt, gesamt }: Datenauftrag): string {
  const wort = t(zustaende[zustand as Datenauftragszustand]);
  if (zustand !== 'laeuft' || !schritt) return wort;
  const anteil = gesamt ? ` ${Math.min(100, Math.floor((100 * erledigt) / gesamt))} %` : '';
  return `${wort}: ${t(schritte[schritt] ?? '')}${anteil}`;
}

function Ergebnis({ auftrag }: { auftrag: Datenauftrag }) {
  const abfragen = useQueryClient();
  const holen = useMutation({ mutationFn: holeDatei });
  const onSettled = () => abfragen.invalidateQueries({ queryKey: datenlebenschluessel });
  const abbrechen = useMutation({ mutationFn: brichAb, onSettled });
  const zustimmen = useMutation({ mutationFn: stimmeZu, onSettled });
  const { zustand, dateiname, fehler, ergebnis, freigebbar } = auftrag;
  const mengen = (ergebnis ?? []).map((m) => `${m.name}: ${formatiereZahl(m.anzahl)}`);
  if (zustand === 'fertig' && mengen.length === 0) mengen.push(t('datenleben.nichts'));
  return (
    <div className="fp-stapel">
      {fehler && <span>{fehler}</span>}
      {mengen.length > 0 && <span>{mengen.join(' · ')}</span>}
      <div className="fp-reihe">
        {dateiname && (
          <Knopf
            text="datenleben.herunterladen"
            hinweis={dateiname}
            laeuft={holen.isPending}
            onClick={() => holen.mutate(auftrag)}
          />
        )}
        {freigebbar && (
          <Knopf
            text="datenleben.freigeben"
            primaer
            laeuft={zustimmen.isPending}
            onClick={() => zustimmen.mutate(auftrag.id)}
          />
        )}
        {(zustand === 'vorgelegt' || zustand === 'wartet' || zustand === 'laeuft') && (
          <Knopf
            text="datenleben.abbrechen"
            laeuft={abbrechen.isPending}
            onClick={() => abbrechen.mutate(auftrag.id)}
          />
        )}
      </div>
    </div>
  );
}
