import { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { Zeile } from '../../components/anzeige/Karte';
import { optionenAus } from '../../components/felder/optionen';
import { FormAuswahlFeld, FormFeld, FormZahlenFeld } from '../../components/formular/formular';
import { Geheimnisfeld } from './Geheimnisfeld';

export const sftpfelder = ['fingerabdruck', 'eingangspfad', 'erledigtpfad', 'fehlerpfad'] as const;
const anmeldungen = {
  passwort: 'anbindung.anmeldung.passwort',
  schluessel: 'anbindung.anmeldung.schluessel',
};

interface Zugang {
  mitSchluessel: boolean;
  geheimnisDa: boolean;
}

/** An SFTP server from which files come: how the portal gets in, and which folders are ours. */
export function Sftpfelder(p: Zugang) {
  return (
    <>
      <Sftpzugang {...p} />
      <FormFeld name="eingangspfad" feld={feld(Anbindung, 'eingangspfad')} pflicht />
      <Zeile umbruch>
        <FormFeld name="erledigtpfad" feld={feld(Anbindung, 'erledigtpfad')} />
        <FormFeld name="fehlerpfad" feld={feld(Anbindung, 'fehlerpfad')} />
      </Zeile>
      <p>{t('anbindung.sftpHinweis')}</p>
    </>
  );
}

/** Which server, and how the portal logs in there. */
export function Sftpzugang(p: Zugang) {
  return (
    <>
      <FormFeld name="host" feld={feld(Anbindung, 'host')} pflicht />
      <Zeile umbruch>
        <FormZahlenFeld name="port" feld={feld(Anbindung, 'port')} pflicht breite={120} />
        <FormAuswahlFeld
          name="anmeldung"
          feld={feld(Anbindung, 'anmeldung')}
          pflicht
          optionen={optionenAus(anmeldungen)}
        />
      </Zeile>
      <FormFeld name="benutzername" feld={feld(Anbindung, 'benutzername')} pflicht />
      {p.mitSchluessel ? (
        <FormFeld
          name="geheimnis"
          feld={feld(Anbindung, 'geheimnis')}
          label="anbindung.privaterSchluessel"
          zeilen={4}
          autoComplete="off"
          pflicht={!p.geheimnisDa}
          {...(p.geheimnisDa ? { platzhalter: 'anbindung.geheimnisBleibt' } : {})}
        />
      ) : (
        <Geheimnisfeld da={p.geheimnisDa} />
      )}
      <FormFeld name="fingerabdruck" feld={feld(Anbindung, 'fingerabdruck')} />
      <p>{t('anbindung.fingerabdruckHinweis')}</p>
    </>
  );
}
