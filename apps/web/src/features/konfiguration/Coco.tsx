import type { Ebene } from '@frachtportal/domain/konfiguration/einstellung';
import { useMemo, useState } from 'react';
import { Schalter } from '../../components/bedienung/Schalter';
import { VerlassenFrage } from '../../components/entwurf/rueckfragen';
import { Suchtext } from '../../components/felder/Suchtext';
import { useTasten } from '../../lib/tasten';
import { CocoWerkzeuge } from './CocoWerkzeuge';
import { eigeneVon, standMit } from './entwurf';
import { GespeichertDialog } from './GespeichertDialog';
import { type Filter, Gruppen } from './Gruppen';
import { ProfilDialog } from './ProfilDialog';
import type { GeleseneDatei } from './profildatei';
import { type Gelesen, useCoco } from './useCoco';
import { VerlaufDialog } from './VerlaufDialog';
import { Vorschlagsliste } from './Vorschlagsliste';

interface Eigenschaften {
  gelesen: Gelesen;
  onEbene: (ebene: Ebene) => void;
}

/** All keys of a level with the tools above them. */
export function Coco({ gelesen, onEbene }: Eigenschaften) {
  const [gespeichert, setGespeichert] = useState(false);
  const coco = useCoco(gelesen, () => setGespeichert(true));
  const [filter, setFilter] = useState<Filter>({ suche: '', nurAbweichende: false });
  const [verlauf, setVerlauf] = useState<{ schluessel: string | null } | null>(null);
  const [datei, setDatei] = useState<GeleseneDatei | null>(null);
  const geaendert = useMemo(() => new Set(coco.geaendert.map((u) => u.key)), [coco.geaendert]);
  useTasten({ 'Ctrl+s': coco.speichere });
  return (
    <>
      <Vorschlagsliste ebene={gelesen.ebene} />
      <div className="fp-stapel fp-coco-kopf">
        <CocoWerkzeuge
          ebene={gelesen.ebene}
          onEbene={onEbene}
          geaendert={geaendert.size}
          laeuft={coco.laeuft}
          onSpeichern={coco.speichere}
          onVerwerfen={coco.verwirf}
          onVerlauf={() => setVerlauf({ schluessel: null })}
          onDatei={setDatei}
        />
        <Filterzeile filter={filter} onAendern={setFilter} />
      </div>
      <Gruppen
        stand={coco.stand}
        eingabe={coco.eingabe}
        gespeichert={gelesen.staende}
        geaendert={geaendert}
        falsch={coco.falsch}
        filter={filter}
        onAendern={coco.setze}
        onVerlauf={(schluessel) => setVerlauf({ schluessel })}
      />
      {verlauf && (
        <VerlaufDialog
          ebene={gelesen.ebene}
          schluessel={verlauf.schluessel}
          onSchliessen={() => setVerlauf(null)}
        />
      )}
      {datei && (
        <ProfilDialog
          gelesen={gelesen}
          vorher={standMit(eigeneVon(gelesen.staende), {}, gelesen.darunter)}
          datei={datei}
          onFertig={(gilt) => {
            setDatei(null);
            setGespeichert(gilt);
          }}
          onSchliessen={() => setDatei(null)}
        />
      )}
      <GespeichertDialog offen={gespeichert} onSchliessen={() => setGespeichert(false)} />
      <VerlassenFrage
        istGeaendert={() => geaendert.size > 0}
        titel="konfiguration.coco.nichtGespeichert"
        frage="konfiguration.coco.verwerfenFrage"
        gefahr
      />
    </>
  );
}

/** Which of the many keys are shown. */
function Filterzeile({ filter, onAendern }: { filter: Filter; onAendern: (filter: Filter) => void }) {
  return (
    <div className="fp-reihe">
      <Suchtext
        label="konfiguration.coco.einstellungSuchen"
        platzhalter="konfiguration.coco.einstellungSuchen"
        suche={filter.suche}
        onSuche={(suche) => onAendern({ ...filter, suche })}
      />
      <Schalter
        label="konfiguration.coco.nurWasVonDerVorgabeAbweicht"
        wert={filter.nurAbweichende}
        onAendern={(nurAbweichende) => onAendern({ ...filter, nurAbweichende })}
      />
    </div>
  );
}
