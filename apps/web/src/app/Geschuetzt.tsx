import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSitzung } from '../lib/sitzung';
import { useStart } from '../lib/start';
import { AblaufDialog } from './anmeldung/AblaufDialog';
import { pfade } from './pfade';
import { Startanzeige } from './Startanzeige';
import { Rahmen } from './shell/Rahmen';

/** Pages behind the login: they render once the configuration is loaded; without it the way leads to the start. */
export function Geschuetzt() {
  const sitzung = useSitzung();
  const start = useStart();
  const ort = useLocation();
  const abfragen = useQueryClient();

  // Another user logged in, maybe in another window: nothing of the former one may stay.
  const benutzer = sitzung?.ansprueche.sub;
  const vorher = useRef(benutzer);
  useEffect(() => {
    if (vorher.current && benutzer && vorher.current !== benutzer) abfragen.clear();
    vorher.current = benutzer;
  }, [benutzer, abfragen]);

  if (sitzung && start.isSuccess) {
    return (
      <>
        <Rahmen key={benutzer} />
        <AblaufDialog />
      </>
    );
  }
  if (sitzung && start.isPending) return <Startanzeige />;
  return <Navigate to={pfade.anmeldung} replace state={{ von: ort.pathname + ort.search }} />;
}
