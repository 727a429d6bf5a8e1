import SearchIcon from '@mui/icons-material/Search';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTasten } from '../../lib/tasten';
import { Feld } from './Feld';

interface Eigenschaften {
  /** What is being searched for, as the address bar has it. */
  suche: string;
  onSuche: (suche: string) => void;
  /** For a page that moves the focus here itself. */
  suchfeld?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  platzhalter: string;
  label?: string;
}

/**
 * The free text of a list. While typing, the search follows after a short pause; Enter does it at once, Escape empties
 * it, "/" comes here from wherever on the page one is.
 */
export function Suchtext({
  suche,
  onSuche,
  suchfeld,
  platzhalter,
  label = 'beschriftung.suche',
}: Eigenschaften) {
  const eigenes = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const feld = suchfeld ?? eigenes;
  useTasten({ '/': () => feld.current?.select() });
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
      label={label}
      labelVersteckt
      art="search"
      max={200}
      className="fp-suchtext"
      platzhalter={platzhalter}
      wert={eingabe}
      onAendern={(wert) => setEingabe(wert ?? '')}
      inputRef={feld}
      onTaste={(e) => {
        if (e.key === 'Enter') sucheJetzt();
        if (e.key === 'Escape') setEingabe('');
      }}
      vorn={<SearchIcon aria-hidden="true" className="fp-lupe" />}
      hinten={<kbd className="fp-taste fp-ab-tablet">/</kbd>}
    />
  );
}
