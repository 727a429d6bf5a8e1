import { passwortFordereAn } from '@frachtportal/api-client/generated/benutzer';
import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { pfade } from '../../lib/pfade';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { NameFormular } from './NameFormular';
import { OhneAnmeldung } from './OhneAnmeldung';

/** Asks for a mail with the way to a new password. */
export function PasswortVergessenSeite() {
  const { info } = useMeldungen();
  return (
    <OhneAnmeldung>
      <AnmeldeFlaeche titel="anmeldung.passwortVergessen">
        <p>{t('meldung.passwort.erklaerung')}</p>
        <NameFormular
          name={t('anmeldung.passwortVergessen')}
          knopf="anmeldung.passwortVergessen.passwortAnfordern"
          sende={async (nameOrEmail) => {
            await passwortFordereAn({ nameOrEmail });
            info('passwort.angefordert');
          }}
        />
        <p className="fp-reihe fp-verteilt">
          <Link to={pfade.anmeldung}>{t('anmeldung.zurueckZurAnmeldung')}</Link>
        </p>
      </AnmeldeFlaeche>
    </OhneAnmeldung>
  );
}
