import { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { Zeile } from '../../components/anzeige/Karte';
import { optionenAus } from '../../components/felder/optionen';
import { FormAuswahlFeld, FormFeld, FormSchalter, FormZahlenFeld } from '../../components/formular/formular';
import { Geheimnisfeld } from './Geheimnisfeld';

export const postfachfelder = [
  ...(['host', 'port', 'verschluesselung', 'anmeldung', 'benutzername'] as const),
  ...(['anmeldeadresse', 'klient', 'umfang', 'geheimnis', 'postfach', 'absenderliste'] as const),
];
const arten = {
  tls: 'anbindung.verschluesselung.tls',
  starttls: 'anbindung.verschluesselung.starttls',
  keine: 'anbindung.verschluesselung.keine',
};
const anmeldungen = { passwort: 'anbindung.anmeldung.passwort', oauth2: 'anbindung.anmeldung.oauth2' };

/** A mailbox: which server, and how the portal logs in there. */
export function Postfachfelder(p: { mitKennung: boolean; geheimnisDa: boolean }) {
  return (
    <>
      <FormFeld name="host" feld={feld(Anbindung, 'host')} pflicht />
      <Zeile umbruch>
        <FormZahlenFeld name="port" feld={feld(Anbindung, 'port')} pflicht breite={120} />
        <FormAuswahlFeld
          name="verschluesselung"
          feld={feld(Anbindung, 'verschluesselung')}
          pflicht
          optionen={optionenAus(arten)}
        />
        <FormAuswahlFeld
          name="anmeldung"
          feld={feld(Anbindung, 'anmeldung')}
          pflicht
          optionen={optionenAus(anmeldungen)}
        />
      </Zeile>
      <FormFeld name="benutzername" feld={feld(Anbindung, 'benutzername')} pflicht />
      {p.mitKennung && (
        <>
          <FormFeld name="anmeldeadresse" feld={feld(Anbindung, 'anmeldeadresse')} pflicht />
          <FormFeld name="klient" feld={feld(Anbindung, 'klient')} pflicht />
          <FormFeld name="umfang" feld={feld(Anbindung, 'umfang')} />
        </>
      )}
      <Geheimnisfeld da={p.geheimnisDa} />
      <FormFeld name="postfach" feld={feld(Anbindung, 'postfach')} platzhalter="anbindung.posteingang" />
      <p>{t('anbindung.postfachHinweis')}</p>
      <FormFeld name="absenderliste" feld={feld(Anbindung, 'absenderliste')} zeilen={3} />
      <FormSchalter name="dmarcVerlangt" label="anbindung.dmarcVerlangt" />
      <p>{t('anbindung.dmarcHinweis')}</p>
    </>
  );
}
