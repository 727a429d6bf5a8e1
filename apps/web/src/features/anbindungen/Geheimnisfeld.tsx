import { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { feld } from '@frachtportal/domain/feld/feld';
import { FormPasswortFeld } from '../../components/formular/formular';

/** A password that is told to a server; the stored one is never shown. */
export function Geheimnisfeld({ da }: { da: boolean }) {
  return (
    <FormPasswortFeld
      name="geheimnis"
      autoComplete="new-password"
      max={1000}
      feld={feld(Anbindung, 'geheimnis')}
      pflicht={!da}
      {...(da ? { platzhalter: 'anbindung.geheimnisBleibt' } : {})}
    />
  );
}
