import TruckIcon from '@mui/icons-material/LocalShippingOutlined';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Karte } from '../../components/Karte';
import { Knopf } from '../../components/Knopf';
import { meldungenVon } from '../../lib/abfragen';
import { offeneKonfiguration } from '../../lib/konfiguration';
import { useSitzung } from '../../lib/sitzung';
import { useStart } from '../../lib/start';
import { pfade } from '../pfade';
import { Startanzeige } from '../Startanzeige';
import { AnmeldeFormular } from './AnmeldeFormular';
import './anmeldung.css';

const MautBox = lazy(async () => ({ default: (await import('../../features/maut/MautBox')).MautBox }));

/** Login. Who is logged in already, with the configuration there, goes on to the order list. */
export function AnmeldeSeite() {
  const sitzung = useSitzung();
  const start = useStart();
  const ort = useLocation();
  const { data: offen } = useQuery({ ...offeneKonfiguration, enabled: !sitzung });
  const von = (ort.state as { von?: string } | null)?.von;

  if (sitzung && start.isSuccess) return <Navigate to={von ?? pfade.auftragsliste} replace />;
  if (sitzung && start.isFetching) return <Startanzeige />;
  return (
    <main className="fp-anmeldung">
      <title>Anmeldung · Frachtportal</title>
      <Karte className="fp-anmeldekarte">
        <h1>
          <TruckIcon aria-hidden="true" />
          Frachtportal
        </h1>
        {start.error && (
          <p className="fp-anmeldemeldung" role="alert">
            {meldungenVon(start.error)[0]?.text}
          </p>
        )}
        {sitzung && <Knopf text="Erneut versuchen" primaer onClick={() => void start.refetch()} />}
        {!sitzung && <AnmeldeFormular />}
      </Karte>
      {!sitzung && offen?.isMautrechner && (
        <aside className="fp-anmeldung-daneben">
          <Suspense>
            <MautBox />
          </Suspense>
        </aside>
      )}
      <p className="fp-gedaempft">Version {__VERSION__}</p>
    </main>
  );
}
