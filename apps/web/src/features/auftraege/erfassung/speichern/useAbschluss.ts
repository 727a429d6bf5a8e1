import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { useCallback, useRef, useState } from 'react';
import { useEscape, useTasten } from '../../../../lib/tasten';
import type { Danach } from '../formular/ablauf';
import type { Befund } from '../formular/pruefung';
import type { Auftragsformular } from '../formular/useAuftragFormular';
import { type Absenden, useSpeichern } from './useSpeichern';

interface Angaben {
  formular: Auftragsformular;
  nurLesen: boolean;
  absenden: Absenden;
  zeigeErsten: (befund: Befund, folge: readonly string[]) => void;
  zeigeFeld: (pfad: string) => void;
  beiErfolg: (auftrag: Auftrag, danach: Danach) => void;
  onVerlassen: () => void;
}

/** The ways out of the form: saving, giving up, leaving; each by button and by key. */
export function useAbschluss({ formular, nurLesen, absenden, onVerlassen, ...p }: Angaben) {
  const { fehler, entwurf, istGeaendert } = formular;
  const [fragtAbbruch, setFragtAbbruch] = useState(false);
  // Saved or given up on purpose: leaving needs no further question, and what is typed until the next page shows would
  // be lost with this one.
  const fertig = useRef(false);
  const [geschlossen, setGeschlossen] = useState(false);
  const schliesse = useCallback(() => {
    fertig.current = true;
    setGeschlossen(true);
  }, []);
  const haltAuf = useCallback(() => !fertig.current && istGeaendert(), [istGeaendert]);

  const zeigeErsten = useCallback(
    (befund: Befund) => p.zeigeErsten(befund, fehler.folge),
    [p.zeigeErsten, fehler.folge],
  );
  const beiErfolg = useCallback(
    (auftrag: Auftrag, danach: Danach) => {
      schliesse();
      p.beiErfolg(auftrag, danach);
    },
    [schliesse, p.beiErfolg],
  );
  const { speichere: sichere, laeuft } = useSpeichern({
    formular,
    absenden,
    zeigeErsten,
    zeigeFeld: p.zeigeFeld,
    beiErfolg,
  });

  const speichere = useCallback(() => void sichere('liste'), [sichere]);
  const speichereUndNaechster = useCallback(() => void sichere('naechster'), [sichere]);
  const brichAb = useCallback(() => {
    if (nurLesen) onVerlassen();
    else setFragtAbbruch(true);
  }, [nurLesen, onVerlassen]);
  const gibAuf = async () => {
    schliesse();
    await entwurf.vergiss();
    onVerlassen();
  };

  const mit = (danach: Danach) => () => void (nurLesen || fertig.current || sichere(danach));
  useTasten({ 'Ctrl+s': mit('liste'), 'Ctrl+Enter': mit('naechster'), 'Alt+s': mit('etikett') });
  useEscape(brichAb);

  const abbruch = {
    offen: fragtAbbruch,
    onJa: () => void gibAuf(),
    onNein: () => setFragtAbbruch(false),
  };
  return { speichere, speichereUndNaechster, laeuft, geschlossen, brichAb, abbruch, haltAuf };
}
