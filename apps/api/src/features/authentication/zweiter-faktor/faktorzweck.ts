/** What the secret of somebody's second factor is encrypted for: it is of no use to anybody else. */
export const faktorzweck = (benutzerId: number) => `zweiter-faktor:${benutzerId}`;
