import { wort } from '@frachtportal/domain/texte/text';
import { Statusmarke } from '../../components/Statusmarke';

/** May this user log in? */
export function Benutzerzustand({ benutzer }: { benutzer: { authorized: boolean | null } }) {
  return benutzer.authorized ? (
    <Statusmarke ton="ok" text={wort('aktiv')} />
  ) : (
    <Statusmarke ton="neutral" text={wort('inaktiv')} />
  );
}
