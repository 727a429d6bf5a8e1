import { wort } from '@frachtportal/domain/texte/text';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { FrageDialog } from '../Dialog';
import { Knopf } from '../Knopf';
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

const zeitpunkt = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short' });

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
    <section className="fp-entwurf" aria-label={wort('Entwurf')}>
      <span>
        {wort('Es gibt einen nicht gespeicherten Entwurf vom')} {zeitpunkt.format(new Date(p.zeit))}{' '}
        {wort('Uhr')}
        {p.weitere > 0 &&
          ` ${wort(p.weitere === 1 ? 'und 1 älteren' : 'und {anzahl} ältere', { anzahl: p.weitere })}`}
        .
      </span>
      <Knopf text="Entwurf übernehmen" onClick={p.onNehmen} />
      <Knopf text="Verwerfen" leise onClick={p.onVerwerfen} />
    </section>
  );
}
