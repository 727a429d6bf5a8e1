import type { Ebene, Konfigurationsaenderung } from '@frachtportal/domain/konfiguration/einstellung';
import { wort } from '@frachtportal/domain/texte/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { formatiereZeitpunkt } from '../../lib/datum';
import { cocoschluessel, nimmZurueck, verlaufAbfrage, verlaufJeSeite } from './api/coco';
import { useNeueKonfiguration } from './useCoco';
import { angabeZu, werttext } from './werttext';

interface Eigenschaften {
  ebene: Ebene;
  /** Only the changes of this key. */
  schluessel: string | null;
  onSchliessen: () => void;
}

const wer = (a: Konfigurationsaenderung) =>
  a.gewechseltVon
    ? wort('{administrator} als {benutzer}', { administrator: a.gewechseltVon, benutzer: a.von })
    : a.von;

/** Whether the dispatch system has heard of it; nothing where it was never to be told. */
function uebergabe(a: Konfigurationsaenderung): string {
  if (a.uebergeben === null) return '';
  if (a.uebergeben) return wort('angekommen');
  return a.uebergabefehler ? `${wort('wird wiederholt')}: ${a.uebergabefehler}` : wort('unterwegs');
}

const spalten: readonly Tabellenspalte<Konfigurationsaenderung>[] = [
  { feld: 'am', titel: 'Zeitpunkt', breite: 140, zelle: (a) => formatiereZeitpunkt(a.am) },
  { feld: 'von', titel: 'Benutzer', breite: 130, zelle: wer },
  { feld: 'key', titel: 'Einstellung', zelle: (a) => wort(angabeZu(a.key).label ?? a.key) },
  { feld: 'vorher', titel: 'vorher', zelle: (a) => werttext(a.key, a.vorher) },
  { feld: 'nachher', titel: 'nachher', zelle: (a) => werttext(a.key, a.nachher) },
  { feld: 'uebergeben', titel: 'Dispositionssystem', breite: 150, zelle: uebergabe },
];

/** Who has changed what when; the marked change can be taken back. */
export function VerlaufDialog({ ebene, schluessel, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { fehler, info } = useMeldungen();
  const uebernimm = useNeueKonfiguration();
  const [seite, setSeite] = useState(1);
  const [wahl, setWahl] = useState<number | null>(null);
  const { data } = useQuery(verlaufAbfrage(ebene, schluessel, seite));
  const zurueck = useMutation({
    mutationFn: nimmZurueck,
    onSuccess: async (neu) => {
      await uebernimm(neu);
      info('konfiguration.zurueckgenommen');
    },
    onSettled: () => abfragen.invalidateQueries({ queryKey: cocoschluessel }),
  });
  return (
    <Dialog
      offen
      titel={
        schluessel
          ? `${wort('Verlauf')}: ${wort(angabeZu(schluessel).label ?? '')}`
          : 'Verlauf der Konfiguration'
      }
      breite={980}
      hoehe={600}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="Zurücknehmen"
            primaer
            laeuft={zurueck.isPending}
            onClick={() => (wahl === null ? fehler('liste.zeileMarkieren') : zurueck.mutate(wahl))}
          />
          <Knopf text="Schließen" onClick={onSchliessen} />
        </>
      }
    >
      <div className="fp-coco-verlauf">
        <Tabelle
          name="Änderungen der Konfiguration"
          zeilen={data?.zeilen ?? []}
          spalten={spalten}
          laedt={!data}
          markiert={wahl}
          onMarkieren={(id) => setWahl(Number(id))}
          leer="Noch keine Änderung."
          blaettern={{ seite, zeilenJeSeite: verlaufJeSeite, gesamt: data?.gesamt ?? 0, onSeite: setSeite }}
        />
      </div>
    </Dialog>
  );
}
