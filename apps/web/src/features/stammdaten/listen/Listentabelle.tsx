import { type Pflegepfad, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { AuswahlFeld, type Option } from '../../../components/felder/AuswahlFeld';
import { Suchtext } from '../../../components/felder/Suchtext';
import { Tabelle } from '../../../components/tabelle/Tabelle';
import { useSeiten } from '../../../components/tabelle/useSeiten';
import type { Eintrag } from '../api/pflege';
import { nameVon } from './eintragsfelder';
import { Listenfenster, type Listenoffen } from './Listenfenster';
import { Listenleiste, Reihenfolge } from './Listenleiste';
import { useListenaenderungen } from './useListenaenderungen';
import { useListeninhalt } from './useListeninhalt';
import { type Listenzustand, type Mandantenfilter, useListenzustand } from './useListenzustand';

const nichtsGefunden = 'stammdaten.listen.nichtsGefunden';
const nochLeer = 'stammdaten.listen.leer';

/** The entries of one list: found, added, changed, locked, put into order, named for partners. */
export function Listentabelle({ pfad }: { pfad: Pflegepfad }) {
  const { klasse, titel, folge } = pflegelisten[pfad];
  const { fehler } = useMeldungen();
  const { zustand, aendere } = useListenzustand();
  const [offen, setOffen] = useState<Listenoffen | null>(null);
  const { alle, gefunden, spalten, mandanten, laedt, frisch } = useListeninhalt(pfad, zustand);
  const { zeilen, seiten } = useSeiten(gefunden, `${pfad}|${zustand.suche}|${zustand.mandant}`);
  const markiert = alle.find((e) => e.id === zustand.wahl);
  // What the search hides nobody means.
  const gemeint = markiert && gefunden.includes(markiert) ? markiert : undefined;
  const mitMarkiertem = (tat: (e: Eintrag) => void) =>
    gemeint ? tat(gemeint) : fehler('liste.zeileMarkieren');
  const { sperre, verschiebe, laeuft } = useListenaenderungen(pfad, alle);
  const gefiltert = zustand.suche !== '' || zustand.mandant !== 'jeder';

  return (
    <>
      <Listenleiste
        titel={titel}
        gesperrt={gemeint?.awSperre ?? false}
        laeuft={laeuft}
        onOeffnen={(was) => (was === 'neu' ? setOffen(was) : mitMarkiertem(() => setOffen(was)))}
        onSperren={() => mitMarkiertem(sperre)}
      >
        {folge && (
          <Reihenfolge
            stelle={alle.findIndex((e) => e.id === zustand.wahl)}
            anzahl={alle.length}
            gefiltert={gefiltert}
            laeuft={laeuft}
            onVerschieben={verschiebe}
          />
        )}
      </Listenleiste>
      <Filter
        titel={titel}
        zustand={zustand}
        onAendern={aendere}
        mandanten={mandanten}
        gefunden={gefunden.length}
        alle={alle.length}
      />
      <Tabelle
        name={titel}
        zeilen={zeilen}
        spalten={spalten}
        laedt={laedt}
        markiert={zustand.wahl}
        onMarkieren={(id) => aendere({ wahl: Number(id) })}
        onOeffnen={({ id }) => {
          aendere({ wahl: id });
          setOffen('bearbeiten');
        }}
        leer={gefiltert ? nichtsGefunden : nochLeer}
        {...seiten}
      />
      {offen && (
        <Listenfenster
          key={`${offen}-${markiert?.id}`}
          pfad={pfad}
          offen={offen}
          markiert={markiert}
          alle={alle}
          neuLaden={async () => (await frisch()).find((e) => e.id === markiert?.id)}
          onFertig={(id) => {
            setOffen(null);
            aendere({ wahl: id });
          }}
          onSchliessen={() => setOffen(null)}
        />
      )}
      <span className="fp-nur-vorlesen" role="status">
        {gemeint && t('stammdaten.listen.istMarkiert', { name: t(nameVon(klasse, gemeint)) })}
      </span>
    </>
  );
}

interface Filterangaben {
  titel: string;
  zustand: Listenzustand;
  onAendern: (neu: Partial<Listenzustand>) => void;
  mandanten: readonly Option[];
  gefunden: number;
  alle: number;
}

/** Which entries are shown, and how many these are. */
function Filter({ titel, zustand, onAendern, mandanten, gefunden, alle }: Filterangaben) {
  return (
    <div className="fp-reihe">
      <Suchtext
        label={t('allgemein.eintragSuchen', { name: t(titel) })}
        platzhalter="beschriftung.suche"
        suche={zustand.suche}
        onSuche={(suche) => onAendern({ suche })}
      />
      <AuswahlFeld
        label="allgemein.giltFuer"
        labelVersteckt
        breite={240}
        platzhalter="stammdaten.listen.alleEintraege"
        optionen={[{ id: 'alle', text: t('stammdaten.listen.alleMandanten') }, ...mandanten]}
        wert={zustand.mandant === 'jeder' ? null : zustand.mandant}
        onAendern={(m) => onAendern({ mandant: (m ?? 'jeder') as Mandantenfilter })}
      />
      <span className="fp-gedaempft" role="status">
        {t('stammdaten.listen.vonEintraegen', {
          anzahl: gefunden.toLocaleString('de-DE'),
          gesamt: alle.toLocaleString('de-DE'),
        })}
      </span>
    </div>
  );
}
