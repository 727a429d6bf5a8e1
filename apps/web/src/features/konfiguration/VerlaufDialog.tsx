import type { Ebene, Konfigurationsaenderung } from '@frachtportal/domain/konfiguration/einstellung';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { useMeldungen } from '../../components/dialog/Meldungen';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { cocoschluessel, nimmZurueck, verlaufAbfrage, verlaufJeSeite } from './api/coco';
import { useNeueKonfiguration } from './useCoco';
import { einstellungsname, werttext } from './werttext';

interface Eigenschaften {
  ebene: Ebene;
  /** Only the changes of this key. */
  schluessel: string | null;
  onSchliessen: () => void;
}

const wer = (a: Konfigurationsaenderung) =>
  a.gewechseltVon ? t('allgemein.als', { administrator: a.gewechseltVon, benutzer: a.von }) : a.von;

/** Whether the dispatch system has heard of it; nothing where it was never to be told. */
function uebergabe(a: Konfigurationsaenderung): string {
  if (a.uebergeben === null) return '';
  if (a.uebergeben) return t('konfiguration.verlaufDialog.angekommen');
  return a.uebergabefehler
    ? `${t('konfiguration.verlaufDialog.wirdWiederholt')}: ${a.uebergabefehler}`
    : t('konfiguration.verlaufDialog.unterwegs');
}

const spalten: readonly Tabellenspalte<Konfigurationsaenderung>[] = [
  { feld: 'am', titel: 'beschriftung.zeitpunkt', breite: 140, zelle: (a) => formatiereZeitpunkt(a.am) },
  { feld: 'von', titel: 'beschriftung.benutzer', breite: 130, zelle: wer },
  { feld: 'key', titel: 'konfiguration.einstellung', zelle: (a) => einstellungsname(a.key) },
  { feld: 'vorher', titel: 'beschriftung.vorher', zelle: (a) => werttext(a.key, a.vorher) },
  { feld: 'nachher', titel: 'beschriftung.nachher', zelle: (a) => werttext(a.key, a.nachher) },
  { feld: 'uebergeben', titel: 'allgemein.dispositionssystem', breite: 150, zelle: uebergabe },
];

/** Who has changed what when; the marked change can be taken back. */
export function VerlaufDialog({ ebene, schluessel, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { fehler, info } = useMeldungen();
  const uebernimm = useNeueKonfiguration();
  const [seite, setSeite] = useState(1);
  const [wahl, setWahl] = useState<number | null>(null);
  const { data } = useQuery(verlaufAbfrage(ebene, schluessel, seite));
  // What is marked on another page nobody sees: it is not taken back.
  const markiert = data?.zeilen.some(({ id }) => id === wahl) ? wahl : null;
  const zurueck = useMutation({
    mutationFn: nimmZurueck,
    onSuccess: async (neu) => {
      if (await uebernimm(neu)) info('konfiguration.zurueckgenommen');
    },
    onSettled: () => abfragen.invalidateQueries({ queryKey: cocoschluessel }),
  });
  return (
    <Dialog
      offen
      titel={
        schluessel
          ? `${t('konfiguration.verlauf')}: ${einstellungsname(schluessel)}`
          : 'konfiguration.verlaufDialog.verlaufDerKonfiguration'
      }
      breite={980}
      hoehe={600}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="allgemein.zuruecknehmen"
            primaer
            laeuft={zurueck.isPending}
            onClick={() => (markiert === null ? fehler('liste.zeileMarkieren') : zurueck.mutate(markiert))}
          />
          <Knopf text="allgemein.schliessen" onClick={onSchliessen} />
        </>
      }
    >
      <div className="fp-fuellend">
        <Tabelle
          name="konfiguration.verlaufDialog.aenderungenDerKonfiguration"
          zeilen={data?.zeilen ?? []}
          spalten={spalten}
          laedt={!data}
          markiert={markiert}
          onMarkieren={(id) => setWahl(Number(id))}
          leer="konfiguration.verlaufDialog.nochKeineAenderung"
          blaettern={{ seite, zeilenJeSeite: verlaufJeSeite, gesamt: data?.gesamt ?? 0, onSeite: setSeite }}
        />
      </div>
    </Dialog>
  );
}
