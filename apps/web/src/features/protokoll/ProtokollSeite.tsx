import { istTag } from '@frachtportal/domain/feld/tag';
import { protokollarten } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../components/felder/DatumsFeld';
import { optionenAus } from '../../components/felder/optionen';
import { Suchtext } from '../../components/felder/Suchtext';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useListenadresse } from '../../components/tabelle/useListenadresse';
import { aenderungsprotokoll, holeCsv, proSeite } from './api/protokoll';
import { EintragDialog } from './EintragDialog';
import { spalten } from './protokollspalten';
import { Siegelzeile } from './Siegelzeile';
import './protokoll.css';

/** What is typed and no day (yet) limits nothing. */
const tag = (text: string) => (istTag(text) ? text : '');
const namen = ['suche', 'art', 'von', 'bis'] as const;

/** The audit log: searched by name, kind and time. */
export function ProtokollSeite() {
  const { werte, seite, aendere, blaettern } = useListenadresse(namen, proSeite);
  const query = werte.suche.trim();
  const suche = { query, art: werte.art, datumVon: tag(werte.von), datumBis: tag(werte.bis) };
  const { data } = useQuery(aenderungsprotokoll({ ...suche, seite }));
  const { mutate: gibAus, isPending: gibtAus } = useMutation({ mutationFn: holeCsv });
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<Protokolleintrag | null>(null);
  return (
    <>
      <Seitenkopf titel="allgemein.aenderungsprotokoll" />
      <Werkzeugleiste titel="beschriftung.suche">
        <Suchtext
          platzhalter="protokoll.protokoll.benutzerOderGegenstand"
          suche={werte.suche}
          onSuche={(suche) => aendere({ suche })}
        />
        <AuswahlFeld
          label="beschriftung.art"
          labelVersteckt
          breite={220}
          platzhalter="protokoll.protokoll.artAlle"
          optionen={optionenAus(protokollarten)}
          wert={werte.art || null}
          onAendern={(art) => aendere({ art: art === null ? '' : String(art) })}
        />
        <DatumsFeld
          label="beschriftung.von"
          labelVersteckt
          platzhalter="beschriftung.von"
          breite={150}
          wert={werte.von || null}
          onAendern={(von) => aendere({ von })}
        />
        <DatumsFeld
          label="beschriftung.bis"
          labelVersteckt
          platzhalter="beschriftung.bis"
          breite={150}
          wert={werte.bis || null}
          onAendern={(bis) => aendere({ bis })}
        />
        <Knopf text="protokoll.alsCsv" laeuft={gibtAus} onClick={() => gibAus(suche)} />
      </Werkzeugleiste>
      <Siegelzeile />
      <div className="fp-fuellend">
        <Tabelle
          name="allgemein.aenderungsprotokoll"
          zeilen={data?.zeilen ?? []}
          spalten={spalten}
          laedt={!data}
          markiert={wahl}
          onMarkieren={(id) => setWahl(Number(id))}
          onOeffnen={setOffen}
          leer="protokoll.protokoll.leer"
          blaettern={blaettern(data?.gesamt)}
        />
      </div>
      {offen && <EintragDialog eintrag={offen} onSchliessen={() => setOffen(null)} />}
    </>
  );
}
