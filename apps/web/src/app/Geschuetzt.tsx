import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSitzung } from '../lib/sitzung';
import { useStart } from '../lib/start';
import { AblaufDialog } from './anmeldung/AblaufDialog';
import { ladeRahmen } from './ladeRahmen';
import { pfade } from './pfade';
import { Startanzeige } from './Startanzeige';

const Rahmen = lazy(async () => ({ default: (await ladeRahmen()).Rahmen }));

/** Pages behind the login: they render once the configuration is loaded; without it the way leads to the start. */
export function Geschuetzt() {
  const sitzung = useSitzung();
  const start = useStart();
  const ort = useLocation();

  if (sitzung && start.isSuccess) {
    return (
      <Suspense fallback={<Startanzeige />}>
        <Rahmen key={sitzung.ansprueche.sub} />
        <AblaufDialog />
      </Suspense>
    );
  }
  if (sitzung && start.isPending) return <Startanzeige />;
  return <Navigate to={pfade.anmeldung} replace state={{ von: ort.pathname + ort.search }} />;
}
