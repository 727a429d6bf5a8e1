import { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { Fortrasprofil } from '@frachtportal/domain/anbindung/fortrasprofil';
import { eingangszeichensaetze } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { Zeile } from '../../components/anzeige/Karte';
import { optionenAus } from '../../components/felder/optionen';
import {
  FormAuswahlFeld,
  FormFeld,
  FormPasswortFeld,
  FormSchalter,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { Sftpzugang } from './Sftpfelder';

export const ausgangsfelder = [
  ...(['adresse', 'ausgangspfad', 'empfaenger', 'fristSekunden', 'versuche', 'fortras'] as const),
];

/** What partners usually agree upon. */
export const fortrasvorgabe: Partial<Fortrasprofil> = {
  datenart: 'ABH',
  zeilenende: 'crlf',
  mailkennung: 'EMA',
  stellplatzDezimal: 0,
  mengenDezimal: 0,
  testkennzeichen: false,
};

const wege = {
  ordner: 'anbindung.wegOrdner',
  sftp: 'anbindung.wegSftp',
  postfach: 'anbindung.wegMail',
  http: 'anbindung.wegHttp',
};
const formate = { xml: 'anbindung.format.xml', fortras: 'anbindung.format.fortras' };
const datenarten = { ABH: 'anbindung.datenart.abh', STD: 'anbindung.datenart.std' };
const zeilenenden = { crlf: 'anbindung.zeilenende.crlf', lf: 'anbindung.zeilenende.lf' };
const mailkennungen = ['EMA', 'EML'].map((id) => ({ id, text: id }));
const zeichensaetze = eingangszeichensaetze.map((id) => ({ id, text: id.toUpperCase() }));

/** Only over these ways does somebody answer. */
export const mitFrist = (weg: unknown) => weg === 'http' || weg === 'sftp';

interface Eigenschaften {
  weg: unknown;
  anmeldung: unknown;
  geheimnisDa: boolean;
  format: unknown;
  datenart: unknown;
  onWeg: (weg: unknown) => void;
}

/** Where orders go, and what they are written in. */
export function Ausgangsfelder({ weg, anmeldung, geheimnisDa, format, datenart, onWeg }: Eigenschaften) {
  return (
    <>
      <p>{t('anbindung.ausgangHinweis')}</p>
      <FormAuswahlFeld
        name="weg"
        feld={feld(Anbindung, 'weg')}
        optionen={optionenAus(wege)}
        onGeaendert={onWeg}
      />
      {weg === 'ordner' && (
        <>
          <FormFeld name="ordner" feld={feld(Anbindung, 'ordner')} pflicht />
          <p>{t('anbindung.ordnerHinweis')}</p>
        </>
      )}
      {weg === 'sftp' && (
        <>
          <Sftpzugang mitSchluessel={anmeldung === 'schluessel'} geheimnisDa={geheimnisDa} />
          <FormFeld name="ausgangspfad" feld={feld(Anbindung, 'ausgangspfad')} pflicht />
        </>
      )}
      {weg === 'postfach' && (
        <>
          <FormFeld name="empfaenger" feld={feld(Anbindung, 'empfaenger')} pflicht />
          <p>{t('anbindung.mailHinweis')}</p>
        </>
      )}
      {weg === 'http' && (
        <>
          <FormFeld name="adresse" feld={feld(Anbindung, 'adresse')} pflicht />
          <FormPasswortFeld
            name="geheimnis"
            label="anbindung.httpGeheimnis"
            autoComplete="new-password"
            max={1000}
            feld={feld(Anbindung, 'geheimnis')}
            pflicht={!geheimnisDa}
            {...(geheimnisDa ? { platzhalter: 'anbindung.geheimnisBleibt' } : {})}
          />
        </>
      )}
      <FormAuswahlFeld
        name="format"
        feld={feld(Anbindung, 'format')}
        label="anbindung.ausgangsformat"
        pflicht
        optionen={optionenAus(formate)}
      />
      <Zeile umbruch>
        {mitFrist(weg) && (
          <FormZahlenFeld name="fristSekunden" feld={feld(Anbindung, 'fristSekunden')} breite={240} />
        )}
        <FormZahlenFeld name="versuche" feld={feld(Anbindung, 'versuche')} breite={240} />
      </Zeile>
      {format === 'fortras' && <Fortrasfelder datenart={datenart} />}
    </>
  );
}

/** How consignment files are written for the partner. */
function Fortrasfelder({ datenart }: { datenart: unknown }) {
  const f = (name: Parameters<typeof feld<Fortrasprofil>>[1]) => feld(Fortrasprofil, name);
  return (
    <>
      <FormFeld name="partner" feld={feld(Anbindung, 'partner')} platzhalter="anbindung.eigeneCodes" />
      <p>{t('anbindung.fortrasHinweis')}</p>
      <FormAuswahlFeld name="fortras.datenart" feld={f('datenart')} optionen={optionenAus(datenarten)} />
      {datenart === 'STD' && <FormFeld name="fortras.abschlusszeiten" feld={f('abschlusszeiten')} pflicht />}
      <Zeile umbruch>
        <FormFeld name="fortras.eigeneKennung" feld={f('eigeneKennung')} />
        <FormFeld name="fortras.partnerkennung" feld={f('partnerkennung')} />
      </Zeile>
      <Zeile umbruch>
        <FormAuswahlFeld
          name="zeichensatz"
          feld={feld(Anbindung, 'zeichensatz')}
          platzhalter="anbindung.zeichensatzUeblich"
          optionen={zeichensaetze}
        />
        <FormAuswahlFeld
          name="fortras.zeilenende"
          feld={f('zeilenende')}
          optionen={optionenAus(zeilenenden)}
        />
      </Zeile>
      <Zeile umbruch>
        <FormAuswahlFeld name="fortras.mailkennung" feld={f('mailkennung')} optionen={mailkennungen} />
        <FormFeld name="fortras.nachnahmecode" feld={f('nachnahmecode')} />
        <FormFeld name="fortras.textschluesselliste" feld={f('textschluesselliste')} />
      </Zeile>
      <Zeile umbruch>
        <FormZahlenFeld name="fortras.stellplatzDezimal" feld={f('stellplatzDezimal')} breite={240} />
        <FormZahlenFeld name="fortras.mengenDezimal" feld={f('mengenDezimal')} breite={240} />
      </Zeile>
      <FormSchalter name="fortras.testkennzeichen" label="anbindung.testkennzeichen" />
    </>
  );
}
