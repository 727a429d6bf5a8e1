import { text } from '@frachtportal/domain/texte/text';
import SearchIcon from '@mui/icons-material/Search';
import FilterIcon from '@mui/icons-material/Tune';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { DatumsFeld } from '../../../components/DatumsFeld';
import { Feld } from '../../../components/Feld';
import { Knopf } from '../../../components/Knopf';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useSitzung } from '../../../lib/sitzung';
import { mandantenAbfrage } from '../api/mandanten';
import { datumstypen, type Suchzustand, zeitraumGueltig } from './suchzustand';

interface Eigenschaften {
  zustand: Suchzustand;
  aendere: (neu: Partial<Suchzustand>) => void;
  suchfeld: Ref<HTMLInputElement | HTMLTextAreaElement>;
  telefon: boolean;
}

/** Free text, date range, what the dates mean, and for users of a Hauptmandant the client. */
export function Suchleiste({ zustand, aendere, suchfeld, telefon }: Eigenschaften) {
  const [aufgeklappt, setAufgeklappt] = useState(false);
  return (
    <section className="fp-suche" aria-label="Suche und Filter">
      <Suchtext suche={zustand.suche} onSuche={(suche) => aendere({ suche })} suchfeld={suchfeld} />
      {telefon && (
        <Knopf
          text={aufgeklappt ? 'Filter ausblenden' : 'Filter anzeigen'}
          icon={<FilterIcon fontSize="small" />}
          nurIcon
          onClick={() => setAufgeklappt(!aufgeklappt)}
        />
      )}
      {(!telefon || aufgeklappt) && <Filter zustand={zustand} aendere={aendere} />}
    </section>
  );
}

interface Text {
  suche: string;
  onSuche: (suche: string) => void;
  suchfeld: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** While typing, the search follows after a short pause; Enter does it at once, Escape empties it. */
function Suchtext({ suche, onSuche, suchfeld }: Text) {
  const { variante } = useKonfiguration();
  const [eingabe, setEingabe] = useState(suche);
  // What we searched for ourselves comes back late and must not overwrite what has been typed since.
  const unterwegs = useRef([suche]);
  useEffect(() => {
    const stelle = unterwegs.current.indexOf(suche);
    if (stelle < 0) setEingabe(suche);
    unterwegs.current = stelle < 0 ? [suche] : unterwegs.current.slice(stelle);
  }, [suche]);
  const sucheJetzt = () => {
    if (eingabe === unterwegs.current.at(-1)) return;
    unterwegs.current.push(eingabe);
    onSuche(eingabe);
  };
  const nachPause = useEffectEvent(sucheJetzt);
  useEffect(() => {
    if (eingabe === unterwegs.current.at(-1)) return;
    const wecker = setTimeout(nachPause, 350);
    return () => clearTimeout(wecker);
  }, [eingabe]);

  return (
    <Feld
      label="Suche"
      labelVersteckt
      art="search"
      max={200}
      className="fp-suchtext"
      platzhalter={text(variante.suchPlatzhalter)}
      wert={eingabe}
      onAendern={(wert) => setEingabe(wert ?? '')}
      inputRef={suchfeld}
      onTaste={(e) => {
        if (e.key === 'Enter') sucheJetzt();
        if (e.key === 'Escape') setEingabe('');
      }}
      vorn={<SearchIcon aria-hidden="true" className="fp-lupe" />}
      hinten={<kbd className="fp-taste fp-ab-tablet">/</kbd>}
    />
  );
}

function Filter({ zustand, aendere }: Pick<Eigenschaften, 'zustand' | 'aendere'>) {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const fehler = zeitraumGueltig(zustand) ? undefined : text('suche.zeitraum');
  return (
    <>
      <AuswahlFeld
        label="Datumsart"
        labelVersteckt
        pflicht
        breite={168}
        optionen={datumstypen}
        wert={zustand.datumTyp}
        onAendern={(id) => aendere({ datumTyp: Number(id ?? 0) })}
      />
      <DatumsFeld
        label="Datum von"
        labelVersteckt
        breite={138}
        wert={zustand.von}
        fehler={fehler}
        onAendern={(von) => aendere({ von: von ?? '' })}
      />
      <DatumsFeld
        label="Datum bis"
        labelVersteckt
        breite={138}
        wert={zustand.bis}
        fehler={fehler}
        onAendern={(bis) => aendere({ bis: bis ?? '' })}
      />
      {hauptmandant && <Mandantwahl wert={zustand.mandant} onAendern={(mandant) => aendere({ mandant })} />}
    </>
  );
}

const keine: never[] = [];

function Mandantwahl({ wert, onAendern }: { wert: number | null; onAendern: (id: number | null) => void }) {
  const { data: mandanten = keine } = useQuery(mandantenAbfrage);
  return (
    <AuswahlFeld
      label="Mandant"
      labelVersteckt
      breite={210}
      platzhalter="Mandant: alle"
      optionen={mandanten}
      wert={wert}
      onAendern={(id) => onAendern(id === null ? null : Number(id))}
    />
  );
}
