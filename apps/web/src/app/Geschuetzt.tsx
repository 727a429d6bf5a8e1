import { Navigate, useLocation } from 'react-router-dom';
import { pfade } from '../lib/pfade';
import { useSitzung } from '../lib/sitzung';
import { useStart } from '../lib/start';
import { AblaufDialog } from './anmeldung/AblaufDialog';
import { Startanzeige } from './Startanzeige';
import { Rahmen } from './shell/Rahmen';

/** Pages behind the login: they render once the configuration is loaded; without it the way leads to the start. */
export function Geschuetzt() {
  const sitzung = useSitzung();
  const start = useStart();
  const ort = useLocation();

  if (sitzung && start.isSuccess) {
    return (
      <>
        <Rahmen key={sitzung.ansprueche.sub} />
        <AblaufDialog />
      </>
    );
  }
  if (sitzung && start.isPending) return <Startanzeige />;
  return <Navigate to={pfade.anmeldung} replace state={{ von: ort.pathname + ort.search }} />;
}
