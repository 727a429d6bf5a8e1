import { istTag } from '@frachtportal/domain/feld/tag';
import { protokollarten } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../components/felder/DatumsFeld';
import { Feld } from '../../components/felder/Feld';
import { optionenAus } from '../../components/felder/optionen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useListenadresse } from '../../components/tabelle/useListenadresse';
import { useRuhe } from '../../lib/useRuhe';
import { aenderungsprotokoll, proSeite } from './api/protokoll';
import { EintragDialog } from './EintragDialog';
import { spalten } from './protokollspalten';
import './protokoll.css';

/** What is typed and no day (yet) limits nothing. */
const tag = (text: string) => (istTag(text) ? text : '');
const namen = ['suche', 'art', 'von', 'bis'] as const;

/** The audit log: searched by name, kind and time. */
export function ProtokollSeite() {
  const { werte, seite, aendere, blaettern } = useListenadresse(namen, proSeite);
  const query = useRuhe(werte.suche.trim());
  const { data } = useQuery(
    aenderungsprotokoll({ query, art: werte.art, datumVon: tag(werte.von), datumBis: tag(werte.bis), seite }),
  );
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState<Protokolleintrag | null>(null);
  return (
    <>
      <Seitentitel titel="allgemein.aenderungsprotokoll" />
      <h1>{t('allgemein.aenderungsprotokoll')}</h1>
      <Werkzeugleiste titel="beschriftung.suche">
        <Feld
          label="beschriftung.suche"
          art="search"
          max={200}
          breite={260}
          platzhalter="protokoll.protokoll.benutzerOderGegenstand"
          wert={werte.suche}
          onAendern={(suche) => aendere({ suche })}
        />
        <AuswahlFeld
          label="beschriftung.art"
          breite={220}
          platzhalter="allgemein.alle"
          optionen={optionenAus(protokollarten)}
          wert={werte.art || null}
          onAendern={(art) => aendere({ art: art === null ? '' : String(art) })}
        />
        <DatumsFeld
          label="beschriftung.von"
          breite={150}
          wert={werte.von || null}
          onAendern={(von) => aendere({ von })}
        />
        <DatumsFeld
          label="beschriftung.bis"
          breite={150}
          wert={werte.bis || null}
          onAendern={(bis) => aendere({ bis })}
        />
      </Werkzeugleiste>
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
