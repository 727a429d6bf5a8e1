/** How somebody came in. */
export const anmeldearten = ['passwort', 'firma', 'einmalcode', 'passkey', 'wiederherstellung'] as const;
export type Anmeldeart = (typeof anmeldearten)[number];

/** Was there a second factor of ours? What the provider of a company asks for is not known here. */
export const istStark = (art: Anmeldeart): boolean =>
  art === 'einmalcode' || art === 'passkey' || art === 'wiederherstellung';

/** Who needs more than a password, from nobody to everybody; beside each the words of the configurator. */
export const faktorpflicht = {
  freiwillig: 'konfiguration.zweiterFaktor.freiwillig',
  administratoren: 'konfiguration.zweiterFaktor.administratoren',
  hauptbenutzer: 'konfiguration.zweiterFaktor.hauptbenutzer',
  alle: 'konfiguration.zweiterFaktor.alle',
} as const;

/** Does the configuration ask this person for a second factor? */
export function verlangtFaktor(
  { admin, main }: { admin: boolean; main: boolean },
  { zweiterFaktor }: { zweiterFaktor: string },
): boolean {
  if (zweiterFaktor === 'alle') return true;
  if (zweiterFaktor === 'hauptbenutzer') return admin || main;
  return zweiterFaktor === 'administratoren' && admin;
}
