import { fehler } from '@frachtportal/domain/feld/meldung';
import { satz } from '@frachtportal/texte/t';
import { useEffect, useState } from 'react';
import { useRuhe } from '../../lib/useRuhe';
import { istVergeben } from './api/benutzer';

/** Says while typing that a username exists already; asks once typing rests. */
export function useNamenspruefung(melde: (text: string | null) => void) {
  const [getippt, setGetippt] = useState('');
  const name = useRuhe(getippt).trim();
  useEffect(() => {
    if (!name) return;
    const abbruch = new AbortController();
    istVergeben(name, abbruch.signal).then(
      (vergeben) => melde(vergeben ? satz(fehler('benutzer.vorhanden')) : null),
      // The check is a help; storing says it again.
      () => undefined,
    );
    return () => abbruch.abort();
  }, [name, melde]);
  return setGetippt;
}
