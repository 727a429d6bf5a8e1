import { liesAnsprueche, schluessel } from '@frachtportal/api-client/sitzung';
import type { Benutzerformular } from '@frachtportal/domain/benutzer/benutzer';
import { erneuereSitzung, meldeAn } from '../../lib/sitzung';
import { sprich } from '../../lib/sprache';

/**
 * After a change of oneself: a new password ended every session, so a new one begins with it; else the token is
 * renewed, as it tells the browser who one is now.
 */
export async function folgeEigenerAenderung({ name, password }: Benutzerformular): Promise<void> {
  if (password) await meldeAn(name, password);
  else await erneuereSitzung();
  const sprache = liesAnsprueche(localStorage.getItem(schluessel.token))['language-id'];
  if (sprache !== undefined) await sprich(sprache);
}
