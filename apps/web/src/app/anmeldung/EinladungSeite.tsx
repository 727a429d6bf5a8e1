import { einladungNimmAn, einladungOeffne } from '@frachtportal/api-client/generated/einladung';
import type { Einladungsangebot } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { pruefeNeuenBenutzer } from '@frachtportal/domain/benutzer/benutzer.rules';
import { pruefeWiederholung } from '@frachtportal/domain/benutzer/passwort.rules';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Einladungsformular } from '@frachtportal/domain/registrierung/einladung';
import { satz, t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormFeld } from '../../components/formular/formular';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { offeneKonfiguration } from '../../lib/konfiguration';
import { pfade } from '../../lib/pfade';
import { Startanzeige } from '../Startanzeige';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { Passwortfelder } from './Passwortfelder';
import { AgbZustimmung } from './registrierung/AgbZustimmung';

const felder = new Set(['name', 'password', 'passwordRepeat', 'agbFassung']);

const angebotZu = (token: string) =>
  queryOptions({
    queryKey: ['einladung', token],
    queryFn: async ({ signal }) => (await einladungOeffne({ token }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { leise: true },
  });

/** Where the link of an invitation leads: whoever was asked chooses name and password. */
export function EinladungSeite() {
  const { token = '' } = useParams();
  const { data, isPending, error } = useQuery(angebotZu(token));
  if (isPending) return <Startanzeige />;
  return (
    <AnmeldeFlaeche titel="einladung.annehmen">
      {data ? (
        <Formular token={token} angebot={data} />
      ) : (
        <>
          <Alert severity="error">{satz(meldungenVon(error)[0])}</Alert>
          <p>
            <Link to={pfade.anmeldung}>{t('anmeldung.zurueckZurAnmeldung')}</Link>
          </p>
        </>
      )}
    </AnmeldeFlaeche>
  );
}

function Formular({ token, angebot }: { token: string; angebot: Einladungsangebot }) {
  const gehe = useNavigate();
  const { data: offen } = useQuery(offeneKonfiguration);
  const { mandant, email, agbVon } = angebot;
  const fassung = angebot.agbFassung ?? '';
  const { form, absenden, laeuft } = useDomaenenformular<Einladungsformular>({
    klasse: Einladungsformular,
    anfang: { token, name: angebot.name, password: '', passwordRepeat: '', agbFassung: null },
    regeln: (w) => [
      ...pruefeNeuenBenutzer({ ...w, email }, offen?.passwortMindestlaenge ?? 8),
      ...pruefeWiederholung(w.password, w.passwordRepeat),
      ...(agbVon && w.agbFassung !== fassung ? [fehler('registrierung.agb', 'agbFassung')] : []),
    ],
    speichere: async ({ passwordRepeat: _, ...annahme }) => {
      await einladungNimmAn(annahme);
      await gehe(pfade.anmeldung, { replace: true, state: { erfolg: 'einladung.angenommen' } });
    },
    hatFeld: (pfad) => felder.has(pfad),
  });
  return (
    <>
      <p>{t('einladung.erklaerung', { mandant })}</p>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={t('einladung.annehmen')}
          onSubmit={(e) => {
            e.preventDefault();
            void absenden();
          }}
        >
          <Zeilen>
            <p className="fp-gedaempft">{email}</p>
            <FormFeld name="name" feld={feld(Einladungsformular, 'name')} autoComplete="username" autoFocus />
            <Passwortfelder />
            {agbVon && <AgbZustimmung von={agbVon} fassung={fassung} />}
            <Knopf text="einladung.annehmen" primaer absenden laeuft={laeuft} className="fp-breit" />
          </Zeilen>
        </form>
      </FormProvider>
    </>
  );
}
