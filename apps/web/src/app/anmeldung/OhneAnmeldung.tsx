import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { einstellungenAbfrage, startpfad } from '../../features/auftraege/api/einstellungen';
import { useSitzung } from '../../lib/sitzung';
import { useStart } from '../../lib/start';
import { Startanzeige } from '../Startanzeige';

/** Pages for whoever is not logged in: everybody else, once the configuration is there, goes on. */
export function OhneAnmeldung({ children }: { children: ReactNode }) {
  const sitzung = useSitzung();
  const start = useStart();
  const von = (useLocation().state as { von?: string } | null)?.von;
  const { data: gewaehlt, isFetching } = useQuery({
    ...einstellungenAbfrage,
    enabled: sitzung !== null && !von,
  });
  if (sitzung && start.isSuccess && !isFetching) return <Navigate to={von ?? startpfad(gewaehlt)} replace />;
  if (sitzung && (start.isFetching || isFetching)) return <Startanzeige />;
  return children;
}
