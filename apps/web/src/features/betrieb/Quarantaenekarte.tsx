import type {
  Ausgangsmenge,
  Zurueckgehaltenes,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Ausgangsart } from '@frachtportal/domain/betrieb/quarantaene';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { FrageDialog } from '../../components/dialog/Dialog';
import { Blaetterleiste } from '../../components/tabelle/Blaetterleiste';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import {
  gibFrei,
  proSeite,
  quarantaene,
  quarantaeneschluessel,
  verwirf,
  zurueckgehaltenes,
} from './api/quarantaene';

const arten: Readonly<Record<Ausgangsart, string>> = {
  uebertragung: 'betrieb.quarantaene.art.uebertragung',
  konfiguration: 'betrieb.quarantaene.art.konfiguration',
  mail: 'betrieb.quarantaene.art.mail',
  druck: 'betrieb.quarantaene.art.druck',
  webhook: 'betrieb.quarantaene.art.webhook',
};

const mengenspalten: readonly Tabellenspalte<Ausgangsmenge>[] = [
  { feld: 'art', titel: 'beschriftung.art', zelle: ({ art }) => t(arten[art]) },
  {
    feld: 'anzahl',
    titel: 'beschriftung.anzahl',
    breite: 100,
    rechts: true,
    zelle: ({ anzahl }) => formatiereZahl(anzahl),
  },
];

const spalten: readonly Tabellenspalte<Zurueckgehaltenes>[] = [
  { feld: 'gegenstand', titel: 'beschriftung.gegenstand' },
  { feld: 'an', titel: 'betrieb.fuerWen' },
  {
    feld: 'seit',
    titel: 'beschriftung.zeitpunkt',
    breite: 150,
    zelle: ({ seit }) => (seit ? formatiereZeitpunkt(seit) : ''),
  },
];

/** What would leave after a restore: to be looked at by kind, discarded and released. */
export function Quarantaenekarte() {
  const abfragen = useQueryClient();
  const { data } = useQuery(quarantaene);
  const [gewaehlt, setGewaehlt] = useState<Ausgangsart>();
  const [fragt, setFragt] = useState(false);
  const freigeben = useMutation({
    mutationFn: gibFrei,
    onSettled: () => {
      setFragt(false);
      void abfragen.invalidateQueries({ queryKey: quarantaeneschluessel });
    },
  });
  if (!data?.seit) return null;
  // Until somebody chooses: the first of which something waits.
  const menge = data.mengen.find((m) => (gewaehlt ? m.art === gewaehlt : m.anzahl > 0)) ?? data.mengen[0];
  return (
    <Karte
      className="fp-stapel"
      titel="betrieb.quarantaene.titel"
      aktionen={<Knopf text="betrieb.quarantaene.freigeben" primaer onClick={() => setFragt(true)} />}
    >
      <p>{t('betrieb.quarantaene.erklaerung')}</p>
      <KurzeTabelle
        name="betrieb.quarantaene.titel"
        zeilen={data.mengen}
        spalten={mengenspalten}
        kennung={(m) => m.art}
        markiert={menge?.art ?? null}
        onMarkieren={(art) => setGewaehlt(art as Ausgangsart)}
        leer=""
      />
      {menge && <Liste key={menge.art} menge={menge} />}
      <FrageDialog
        offen={fragt}
        titel="betrieb.quarantaene.freigeben"
        frage={t('betrieb.quarantaene.freigebenFrage', {
          anzahl: data.mengen.reduce((summe, m) => summe + m.anzahl, 0),
        })}
        gefahr
        laeuft={freigeben.isPending}
        onJa={() => freigeben.mutate()}
        onNein={() => setFragt(false)}
      />
    </Karte>
  );
}

/** What is held back of one kind; what has left before is discarded, single or all of it. */
function Liste({ menge: { art, anzahl } }: { menge: Ausgangsmenge }) {
  const abfragen = useQueryClient();
  const [gewaehlt, setSeite] = useState(1);
  // With the last of a page that page is gone.
  const seite = Math.max(1, Math.min(gewaehlt, Math.ceil(anzahl / proSeite)));
  const [wahl, setWahl] = useState<number | null>(null);
  const [fragt, setFragt] = useState(false);
  const { data } = useQuery(zurueckgehaltenes(art, seite));
  const verwerfen = useMutation({
    mutationFn: verwirf,
    onSettled: () => {
      setFragt(false);
      setWahl(null);
      void abfragen.invalidateQueries({ queryKey: quarantaeneschluessel });
    },
  });
  const markiert = data?.find((z) => z.id === wahl);
  return (
    <>
      <div className="fp-reihe">
        <h3>{t(arten[art])}</h3>
        <span className="fp-fuellung" />
        <Knopf
          text="drucker.verwerfen"
          deaktiviert={!markiert}
          laeuft={verwerfen.isPending}
          onClick={() => markiert && verwerfen.mutate({ art, id: markiert.id })}
        />
        <Knopf
          text="betrieb.quarantaene.alleVerwerfen"
          deaktiviert={anzahl === 0}
          onClick={() => setFragt(true)}
        />
      </div>
      <KurzeTabelle
        name={arten[art]}
        zeilen={data ?? []}
        spalten={spalten}
        laedt={!data}
        markiert={wahl}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="betrieb.quarantaene.leer"
      />
      {anzahl > proSeite && (
        <Blaetterleiste seite={seite} zeilen={proSeite} gesamt={anzahl} onSeite={setSeite} />
      )}
      <FrageDialog
        offen={fragt}
        titel="betrieb.quarantaene.alleVerwerfen"
        frage={t('betrieb.quarantaene.verwerfenFrage', { art: t(arten[art]), anzahl })}
        gefahr
        laeuft={verwerfen.isPending}
        onJa={() => verwerfen.mutate({ art })}
        onNein={() => setFragt(false)}
      />
    </>
  );
}
