import { passwortSetze } from '@frachtportal/api-client/generated/benutzer';
import { Passwortformular } from '@frachtportal/domain/benutzer/anmeldung';
import { pruefePasswort, pruefeWiederholung } from '@frachtportal/domain/benutzer/passwort.rules';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { offeneKonfiguration } from '../../lib/konfiguration';
import { pfade } from '../../lib/pfade';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { Passwortfelder } from './Passwortfelder';

const felder = new Set(['password', 'passwordRepeat']);

/** Where the link for a new password leads. */
export function NeuesPasswortSeite() {
  const { token = '' } = useParams();
  const gehe = useNavigate();
  const { data: offen } = useQuery(offeneKonfiguration);
  const { form, absenden, laeuft } = useDomaenenformular<Passwortformular>({
    klasse: Passwortformular,
    anfang: { token, password: '', passwordRepeat: '' },
    regeln: (w) => [
      ...pruefePasswort(w.password, offen?.passwortMindestlaenge ?? 8),
      ...pruefeWiederholung(w.password, w.passwordRepeat),
    ],
    speichere: async ({ password }) => {
      await passwortSetze({ token, password });
      await gehe(pfade.anmeldung, { replace: true, state: { erfolg: 'passwort.gesetzt' } });
    },
    hatFeld: (pfad) => felder.has(pfad),
  });
  return (
    <AnmeldeFlaeche titel="anmeldung.neuesPasswort.neuesPasswort">
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={t('anmeldung.neuesPasswort.neuesPasswort')}
          onSubmit={(e) => {
            e.preventDefault();
            void absenden();
          }}
        >
          <Zeilen>
            <Passwortfelder autoFocus />
            <Knopf
              text="anmeldung.neuesPasswort.passwortSpeichern"
              primaer
              absenden
              laeuft={laeuft}
              className="fp-breit"
            />
          </Zeilen>
        </form>
      </FormProvider>
      <p className="fp-reihe fp-verteilt">
        <Link to={pfade.passwortVergessen}>{t('anmeldung.neuesPasswort.neuenLinkAnfordern')}</Link>
        <Link to={pfade.anmeldung}>{t('anmeldung.zurueckZurAnmeldung')}</Link>
      </p>
    </AnmeldeFlaeche>
  );
}
