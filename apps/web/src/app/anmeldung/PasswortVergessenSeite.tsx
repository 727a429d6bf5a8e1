import { passwortFordereAn } from '@frachtportal/api-client/generated/benutzer';
import { text, wort } from '@frachtportal/domain/texte/text';
import { Link } from 'react-router-dom';
import { useMeldungen } from '../../components/Meldungen';
import { pfade } from '../../lib/pfade';
import { AnmeldeFlaeche } from './AnmeldeFlaeche';
import { NameFormular } from './NameFormular';
import { OhneAnmeldung } from './OhneAnmeldung';

/** Asks for a mail with the way to a new password. */
export function PasswortVergessenSeite() {
  const { info } = useMeldungen();
  return (
    <OhneAnmeldung>
      <AnmeldeFlaeche titel="Passwort vergessen">
        <p>{text('passwort.erklaerung')}</p>
        <NameFormular
          name={wort('Passwort vergessen')}
          knopf="Passwort anfordern"
          sende={async (nameOrEmail) => {
            await passwortFordereAn({ nameOrEmail });
            info('passwort.angefordert');
          }}
        />
        <p className="fp-anmeldewege">
          <Link to={pfade.anmeldung}>{wort('Zurück zur Anmeldung')}</Link>
        </p>
      </AnmeldeFlaeche>
    </OhneAnmeldung>
  );
}
