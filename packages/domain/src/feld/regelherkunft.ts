import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { getMetadataStorage, type ValidationOptions } from 'class-validator';

/** Stands at every rule that the field decorators have set. */
const kennzeichen = Symbol('Felderklärung');

/** What class-validator keeps with a rule of ours: its key, its parameters, and that it is one of ours. */
export function regelangaben(
  key: Meldungsschluessel,
  params?: Record<string, string | number>,
): ValidationOptions {
  return { message: key, context: { params, herkunft: kennzeichen } };
}

/** The same for what is no rule but a mark. */
export const ohneMeldung: ValidationOptions = { context: { herkunft: kennzeichen } };

/**
 * Refuses a class with a decorator of class-validator that does not come with a field declaration: reading would not
 * know its key, its parameters or its conditions.
 */
export function verlangeEigeneRegeln(klasse: new () => object): void {
  const fremde = getMetadataStorage()
    .getTargetValidationMetadatas(klasse, '', false, false)
    .filter(({ context }) => context?.herkunft !== kennzeichen);
  if (!fremde.length) return;
  const stellen = fremde.map((m) => `${klasse.name}.${m.propertyName} (${m.name ?? m.type})`);
  throw new Error(
    `Regeln, die nicht aus feld/dekoratoren.ts stammen und darum nicht gelesen würden: ${stellen.join(', ')}`,
  );
}
