import type { Ansprueche } from '@frachtportal/api-client/sitzung';

/** Unless somebody says otherwise, who administers something administers all. */
const betreiber = ({ admin = false }: Ansprueche) => ({ betreiber: admin });

/** A token as the server makes it, without a signature that anybody checks here. */
export function einToken(ansprueche: Ansprueche = {}): string {
  const mitte = btoa(
    JSON.stringify({ sub: '1', 'language-id': 50, version: 1, ...betreiber(ansprueche), ...ansprueche }),
  );
  return `kopf.${mitte}.${Math.random()}`;
}

/** Puts a session into the browser's storage. */
export function angemeldetAls(ansprueche: Ansprueche = {}): void {
  localStorage.setItem('username', 'dispo');
  localStorage.setItem('token', einToken(ansprueche));
  localStorage.setItem('refreshtoken', 'r1');
}
