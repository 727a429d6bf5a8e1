/** How somebody came in. */
export const anmeldearten = ['passwort', 'einmalcode', 'wiederherstellung'] as const;
export type Anmeldeart = (typeof anmeldearten)[number];

/** Was there more than a password? */
export const istStark = (art: Anmeldeart): boolean => art !== 'passwort';

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
