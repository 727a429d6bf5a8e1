import { t } from '@frachtportal/texte/t';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { Knopf } from '../bedienung/Knopf';
import { FrageDialog } from '../dialog/Dialog';
import './entwurf.css';

interface Verlassen {
  istGeaendert: () => boolean;
  titel: string;
  frage: string;
  /** What was typed is gone then; no draft of it is kept. */
  gefahr?: boolean;
}

/** Asks before a changed form is left, inside the portal and by closing the window. */
export function VerlassenFrage({ istGeaendert, ...frage }: Verlassen) {
  const sperre = useBlocker(({ currentLocation, nextLocation }) => {
    const gleich =
      currentLocation.pathname + currentLocation.search === nextLocation.pathname + nextLocation.search;
    return !gleich && istGeaendert();
  });

  useEffect(() => {
    const halte = (e: BeforeUnloadEvent) => istGeaendert() && e.preventDefault();
    window.addEventListener('beforeunload', halte);
    return () => window.removeEventListener('beforeunload', halte);
  }, [istGeaendert]);

  return (
    <FrageDialog
      {...frage}
      offen={sperre.state === 'blocked'}
      onJa={() => sperre.proceed?.()}
      onNein={() => sperre.reset?.()}
    />
  );
}

interface Angebot {
  zeit: string;
  /** How many older ones follow. */
  weitere: number;
  onNehmen: () => void;
  onVerwerfen: () => void;
}

/** Offers the draft of an earlier visit. */
export function EntwurfAngebot(p: Angebot) {
  return (
    <section className="fp-karte fp-reihe fp-entwurf" aria-label={t('bedienung.entwurf.entwurf')}>
      <span>
        {t('bedienung.entwurf.angebot')} {formatiereZeitpunkt(p.zeit)} {t('allgemein.uhr')}
        {p.weitere > 0 && ` ${t('bedienung.entwurf.undAeltere', { anzahl: p.weitere })}`}.
      </span>
      <Knopf text="bedienung.entwurf.entwurfUebernehmen" onClick={p.onNehmen} />
      <Knopf text="allgemein.verwerfen" leise onClick={p.onVerwerfen} />
    </section>
  );
}
