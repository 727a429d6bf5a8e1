import { text } from '@frachtportal/domain/texte/text';
import SearchIcon from '@mui/icons-material/Search';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useState } from 'react';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { DatumsFeld } from '../../../components/DatumsFeld';
import { Feld } from '../../../components/Feld';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useSitzung } from '../../../lib/sitzung';
import { mandantenAbfrage } from '../api/mandanten';
import { datumstypen, type Suchzustand, zeitraumGueltig } from './suchzustand';

interface Eigenschaften {
  zustand: Suchzustand;
  aendere: (neu: Partial<Suchzustand>) => void;
  suchfeld: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Free text, date range, what the dates mean, and for users of a Hauptmandant the client. */
export function Suchleiste({ zustand, aendere, suchfeld }: Eigenschaften) {
  const { variante } = useKonfiguration();
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const [eingabe, setEingabe] = useState(zustand.suche);
  useEffect(() => setEingabe(zustand.suche), [zustand.suche]);

  // While typing, the search follows with a short pause; Enter does it at once.
  useEffect(() => {
    if (eingabe === zustand.suche) return;
    const wecker = setTimeout(() => aendere({ suche: eingabe }), 350);
    return () => clearTimeout(wecker);
  }, [eingabe, zustand.suche, aendere]);

  const zeitraum = zeitraumGueltig(zustand) ? undefined : text('suche.zeitraum');
  return (
    <search className="fp-suche">
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
          if (e.key === 'Enter') aendere({ suche: eingabe });
          if (e.key === 'Escape') aendere({ suche: '' });
        }}
        vorn={<SearchIcon aria-hidden="true" className="fp-lupe" />}
        hinten={<kbd className="fp-taste">/</kbd>}
      />
      <AuswahlFeld
        label="Datumsart"
        labelVersteckt
        pflicht
        breite={150}
        optionen={datumstypen}
        wert={zustand.datumTyp}
        onAendern={(id) => aendere({ datumTyp: Number(id ?? 0) })}
      />
      <DatumsFeld
        label="Datum von"
        labelVersteckt
        breite={138}
        wert={zustand.von}
        fehler={zeitraum}
        onAendern={(von) => aendere({ von: von ?? '' })}
      />
      <span aria-hidden="true">–</span>
      <DatumsFeld
        label="Datum bis"
        labelVersteckt
        breite={138}
        wert={zustand.bis}
        fehler={zeitraum}
        onAendern={(bis) => aendere({ bis: bis ?? '' })}
      />
      {hauptmandant && <Mandantwahl wert={zustand.mandant} onAendern={(mandant) => aendere({ mandant })} />}
    </search>
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
