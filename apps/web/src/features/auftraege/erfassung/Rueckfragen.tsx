import { text } from '@frachtportal/domain/texte/text';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { FrageDialog } from '../../../components/Dialog';
import { Knopf } from '../../../components/Knopf';
import type { Entwurf } from './entwurf';

const zeit = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short' });

/** "Möchten Sie diesen Auftrag wirklich abbrechen?" */
export function AbbruchFrage(p: { offen: boolean; onJa: () => void; onNein: () => void }) {
  return <FrageDialog {...p} titel="Auftrag abbrechen" frage={text('auftrag.abbrechen')} />;
}

/** Asks before a changed order is left, inside the portal and by closing the window. */
export function VerlassenFrage({ istGeaendert }: { istGeaendert: () => boolean }) {
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
      offen={sperre.state === 'blocked'}
      titel="Auftrag verlassen"
      frage="Der Auftrag ist nicht gespeichert. Möchten Sie ihn trotzdem verlassen? Ihre Eingaben bleiben als Entwurf erhalten."
      onJa={() => sperre.proceed?.()}
      onNein={() => sperre.reset?.()}
    />
  );
}

/** Offers the draft of an earlier visit. */
export function EntwurfAngebot(p: {
  entwurf: Entwurf;
  onNehmen: (entwurf: Entwurf) => void;
  onVerwerfen: () => void;
}) {
  return (
    <section className="fp-entwurf" aria-label="Entwurf">
      <span>Es gibt einen nicht gespeicherten Entwurf vom {zeit.format(new Date(p.entwurf.zeit))} Uhr.</span>
      <Knopf text="Entwurf übernehmen" onClick={() => p.onNehmen(p.entwurf)} />
      <Knopf text="Verwerfen" leise onClick={p.onVerwerfen} />
    </section>
  );
}
