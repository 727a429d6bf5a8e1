import { einrichtungRichteEin } from '@frachtportal/api-client/generated/einrichtung';
import { pruefeNeuenBenutzer } from '@frachtportal/domain/benutzer/benutzer.rules';
import { pruefeWiederholung } from '@frachtportal/domain/benutzer/passwort.rules';
import { feld } from '@frachtportal/domain/feld/feld';
import { Einrichtungsformular } from '@frachtportal/domain/registrierung/registrierung';
import { t } from '@frachtportal/texte/t';
import { FormProvider } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormFeld } from '../../components/formular/formular';
import { pfade } from '../../lib/pfade';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { Passwortfelder } from './Passwortfelder';

const mindestlaenge = 8;
const felder = new Set(['mandant', 'name', 'email', 'password', 'passwordRepeat']);
const f = (name: 'mandant' | 'name' | 'email') => feld(Einrichtungsformular, name);

/** Where the link in the log of a new installation leads: its first main client and administrator. */
export function EinrichtenSeite() {
  const { token = '' } = useParams();
  const gehe = useNavigate();
  const { form, absenden, laeuft } = useDomaenenformular<Einrichtungsformular>({
    klasse: Einrichtungsformular,
    anfang: { token, mandant: '', name: '', email: '', password: '', passwordRepeat: '' },
    regeln: (w) => [
      ...pruefeNeuenBenutzer(w, mindestlaenge),
      ...pruefeWiederholung(w.password, w.passwordRepeat),
    ],
    speichere: async ({ passwordRepeat: _, ...einrichtung }) => {
      await einrichtungRichteEin(einrichtung);
      await gehe(pfade.anmeldung, {
        replace: true,
        state: { erfolg: 'einrichtung.fertig', von: pfade.verwaltung.einrichten },
      });
    },
    hatFeld: (pfad) => felder.has(pfad),
  });
  return (
    <AnmeldeFlaeche titel="anmeldung.einrichten.ersteEinrichtung">
      <p>{t('meldung.einrichtung.erklaerung')}</p>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={t('anmeldung.einrichten.ersteEinrichtung')}
          onSubmit={(e) => {
            e.preventDefault();
            void absenden();
          }}
        >
          <Zeilen>
            <FormFeld name="mandant" feld={f('mandant')} autoComplete="organization" autoFocus />
            <FormFeld name="name" feld={f('name')} autoComplete="username" />
            <FormFeld name="email" feld={f('email')} art="email" autoComplete="email" />
            <Passwortfelder />
            <Knopf
              text="anmeldung.einrichten.portalEinrichten"
              primaer
              absenden
              laeuft={laeuft}
              className="fp-breit"
            />
          </Zeilen>
        </form>
      </FormProvider>
    </AnmeldeFlaeche>
  );
}
