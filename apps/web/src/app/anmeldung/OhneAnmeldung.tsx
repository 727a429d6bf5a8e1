import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pfade } from '../../lib/pfade';
import { useSitzung } from '../../lib/sitzung';
import { useStart } from '../../lib/start';
import { Startanzeige } from '../Startanzeige';

/** Pages for whoever is not logged in: everybody else, once the configuration is there, goes on. */
export function OhneAnmeldung({ children }: { children: ReactNode }) {
  const sitzung = useSitzung();
  const start = useStart();
  const von = (useLocation().state as { von?: string } | null)?.von;
  if (sitzung && start.isSuccess) return <Navigate to={von ?? pfade.auftragsliste} replace />;
  if (sitzung && start.isFetching) return <Startanzeige />;
  return children;
}
