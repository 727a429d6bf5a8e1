import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Suchtextstand {
  eingabe: string;
  /** The search follows after a short pause. */
  tippe: (eingabe: string) => void;
  /** The text is now this one, and searched for already. */
  setze: (eingabe: string) => void;
  sucheJetzt: () => void;
}

/** What is typed into the free text of a list, and what of it is searched for when. */
export function useSuchtext(suche: string, onSuche: (suche: string) => void): Suchtextstand {
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
  const setze = (neu: string) => {
    unterwegs.current.push(neu);
    setEingabe(neu);
  };
  return { eingabe, tippe: setEingabe, setze, sucheJetzt };
}
