import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { satz, t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { MautBox } from '../../features/maut/MautBox';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { offeneKonfiguration } from '../../lib/konfiguration';
import { useSitzung } from '../../lib/sitzung';
import { useStart } from '../../lib/start';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { AnmeldeFormular } from './AnmeldeFormular';
import { OhneAnmeldung } from './OhneAnmeldung';

const Daneben = lazy(async () => ({ default: (await import('./Daneben')).Daneben }));

/** Login. Who is logged in already, with the configuration there, goes on to the order list. */
export function AnmeldeSeite() {
  return (
    <OhneAnmeldung>
      <Anmeldung />
    </OhneAnmeldung>
  );
}

function Anmeldung() {
  const sitzung = useSitzung();
  const start = useStart();
  const { data: offen } = useQuery({ ...offeneKonfiguration, enabled: !sitzung });
  const erfolg = (useLocation().state as { erfolg?: string } | null)?.erfolg;
  return (
    <AnmeldeFlaeche
      titel="allgemein.anmeldung"
      links={
        !sitzung &&
        offen &&
        hatDaneben(offen) && (
          <Suspense>
            <Daneben konfiguration={offen} />
          </Suspense>
        )
      }
      rechts={!sitzung && offen?.isMautrechner && <MautBox />}
    >
      {erfolg && !start.error && (
        <Alert severity="success" role="status">
          {t(`meldung.${erfolg}`)}
        </Alert>
      )}
      {start.error && <Alert severity="error">{satz(meldungenVon(start.error)[0])}</Alert>}
      {sitzung && <Knopf text="allgemein.erneutVersuchen" primaer onClick={() => void start.refetch()} />}
      {!sitzung && <AnmeldeFormular registrierung={offen?.isRegistrierung ?? false} />}
    </AnmeldeFlaeche>
  );
}

function hatDaneben({ clientInfobox, variante }: Konfiguration): boolean {
  return clientInfobox.trim() !== '' || variante.versandkriterien !== '';
}
