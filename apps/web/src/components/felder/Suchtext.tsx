import SearchIcon from '@mui/icons-material/Search';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTasten } from '../../lib/tasten';
import { Feld } from './Feld';
import { type Suchtextstand, useSuchtext } from './useSuchtext';

interface Feldangaben {
  /** For a page that moves the focus here itself. */
  suchfeld?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  platzhalter: string;
  label?: string;
}

interface Eigenschaften extends Feldangaben {
  /** What is being searched for, as the address bar has it. */
  suche: string;
  onSuche: (suche: string) => void;
}

/**
 * The free text of a list. While typing, the search follows after a short pause; Enter does it at once, Escape empties
 * it, "/" comes here from wherever on the page one is.
 */
export function Suchtext({ suche, onSuche, ...angaben }: Eigenschaften) {
  return <Suchtextfeld text={useSuchtext(suche, onSuche)} {...angaben} />;
}

interface MitText extends Feldangaben {
  text: Suchtextstand;
  /** Before the words, in the field. */
  vorn?: ReactNode;
}

/** The same, for whoever keeps the text. */
export function Suchtextfeld({ text, suchfeld, platzhalter, label = 'beschriftung.suche', vorn }: MitText) {
  const eigenes = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const feld = suchfeld ?? eigenes;
  const kommHer = () => {
    // Not every browser goes to what it selects.
    feld.current?.focus();
    feld.current?.select();
  };
  useTasten({ '/': kommHer });
  return (
    <Feld
      label={label}
      labelVersteckt
      art="search"
      max={200}
      className="fp-suchtext"
      platzhalter={platzhalter}
      wert={text.eingabe}
      onAendern={(wert) => text.tippe(wert ?? '')}
      inputRef={feld}
      onTaste={(e) => {
        if (e.key === 'Enter') text.sucheJetzt();
        if (e.key === 'Escape') text.tippe('');
      }}
      vorn={
        <>
          <SearchIcon aria-hidden="true" className="fp-lupe" />
          {vorn}
        </>
      }
      hinten={<kbd className="fp-taste fp-ab-tablet">/</kbd>}
    />
  );
}
