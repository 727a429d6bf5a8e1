import {
  registrierungBestaetige,
  registrierungSendeErneut,
} from '@frachtportal/api-client/generated/registrierung';
import { satz, t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { pfade } from '../../lib/pfade';
import { istAngemeldet } from '../../lib/sitzung';
import { Startanzeige } from '../Startanzeige';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { AnmeldeSeite } from './AnmeldeSeite';
import { NameFormular } from './NameFormular';

/** Confirms once a token, however often the page asks. */
const bestaetigung = (token: string) =>
  queryOptions({
    queryKey: ['bestaetigung', token],
    queryFn: () => registrierungBestaetige(token).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });

/** Where the link of a mail leads: the address is confirmed and the login says so. */
export function BestaetigenSeite() {
  const { token } = useParams();
  const ort = useLocation();
  const zustand = ort.state as { name?: string | null; erfolg?: string } | null;
  if (token) return <Bestaetigung token={token} />;
  if (zustand?.name !== undefined) return <Erneut anfang={zustand.name} />;
  return <AnmeldeSeite />;
}

function Bestaetigung({ token }: { token: string }) {
  const { isPending, isSuccess, error } = useQuery(bestaetigung(token));
  const { info } = useMeldungen();
  // Whoever is logged in goes on to the list, where no login page would say it.
  useEffect(() => {
    if (isSuccess && istAngemeldet()) info('registrierung.bestaetigt');
  }, [isSuccess, info]);
  if (isPending) return <Startanzeige />;
  if (error) return <Erneut meldung={satz(meldungenVon(error)[0]) ?? ''} />;
  // The used token need not stay in the address bar.
  return <Navigate to={pfade.bestaetigung} replace state={{ erfolg: 'registrierung.bestaetigt' }} />;
}

/** The link is too old or was never seen: another one is on its way in a moment. */
function Erneut({ meldung, anfang }: { meldung?: string; anfang?: string | null }) {
  const { info } = useMeldungen();
  return (
    <AnmeldeFlaeche titel="anmeldung.bestaetigen.eMailAdresseBestaetigen">
      {meldung && <Alert severity="error">{meldung}</Alert>}
      <NameFormular
        name={t('anmeldung.bestaetigen.eMailAdresseBestaetigen')}
        knopf="anmeldung.bestaetigen.mailErneutSenden"
        anfang={anfang ?? null}
        sende={async (nameOrEmail) => {
          await registrierungSendeErneut({ nameOrEmail });
          info('registrierung.abgeschickt');
        }}
      />
      <p className="fp-reihe fp-verteilt">
        <Link to={pfade.anmeldung}>{t('anmeldung.zurueckZurAnmeldung')}</Link>
      </p>
    </AnmeldeFlaeche>
  );
}
