import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { FrageDialog } from '../../components/Dialog';

/** Asks before unsaved settings are left, inside the portal and by closing the window. */
export function VerlassenFrage({ geaendert }: { geaendert: boolean }) {
  const sperre = useBlocker(
    ({ currentLocation, nextLocation }) =>
      geaendert &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    const halte = (e: BeforeUnloadEvent) => geaendert && e.preventDefault();
    window.addEventListener('beforeunload', halte);
    return () => window.removeEventListener('beforeunload', halte);
  }, [geaendert]);
  return (
    <FrageDialog
      offen={sperre.state === 'blocked'}
      titel="Nicht gespeichert"
      frage="Sollen die Änderungen der Konfiguration verworfen werden?"
      gefahr
      onJa={() => sperre.proceed?.()}
      onNein={() => sperre.reset?.()}
    />
  );
}
