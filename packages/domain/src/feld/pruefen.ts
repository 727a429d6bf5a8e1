import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import { felder, jeKlasse, type Klasse } from './feld.js';
import { fehler, type Meldung, unter } from './meldung.js';

export interface Leseart {
  /** What is read is not finished yet: every field may be missing, what stands there must be right. */
  entwurf?: boolean;
}

const pflichtKey = 'feld.pflicht';

/** A rule of one field as class-validator keeps it, with its key and parameters at hand. */
interface Regel {
  gilt: (wert: unknown, angaben: ValidationArguments) => boolean;
  grenzen: unknown[];
  key: string;
  params?: Record<string, string | number>;
}

interface Feldregeln {
  name: string;
  /** `@IsOptional`: null and undefined meet every rule. */
  darfFehlen: boolean;
  regeln: Regel[];
}

/**
 * The fields' own rules on an instance; parts and lists are not entered. The first broken rule of a field speaks.
 * The rules are those declared with class-validator. They are collected once a class, because `validateSync`
 * collects them anew for every object, which takes longer than applying them. In a draft nothing is required.
 */
export function pruefe(wert: object, pfad = '', { entwurf = false }: Leseart = {}): Meldung[] {
  const meldungen: Meldung[] = [];
  for (const feld of feldregeln(wert.constructor as Klasse)) {
    const inhalt = (wert as Record<string, unknown>)[feld.name];
    if ((entwurf || feld.darfFehlen) && (inhalt === null || inhalt === undefined)) continue;
    const angaben = argumente(wert, feld, inhalt);
    const verletzt = feld.regeln.find((regel) => {
      if (entwurf && regel.key === pflichtKey) return false;
      angaben.constraints = regel.grenzen;
      return !regel.gilt(inhalt, angaben);
    });
    if (verletzt) meldungen.push(fehler(verletzt.key, unter(pfad, feld.name), verletzt.params));
  }
  return meldungen;
}

/** What the rules of a field are told; each names its own bounds. */
function argumente(object: object, { name }: Feldregeln, value: unknown): ValidationArguments {
  return { targetName: object.constructor.name, property: name, object, value, constraints: [] };
}

const feldregeln = jeKlasse((klasse): Feldregeln[] => {
  const lager = getMetadataStorage();
  const deklariert = Map.groupBy(
    lager.getTargetValidationMetadatas(klasse, '', false, false),
    (metadaten) => metadaten.propertyName,
  );
  return [...felder(klasse).keys()]
    .map((name) => {
      const eigene = deklariert.get(name) ?? [];
      return {
        name,
        darfFehlen: eigene.some((m) => m.type === ValidationTypes.CONDITIONAL_VALIDATION),
        regeln: eigene
          .filter((m) => m.type === ValidationTypes.CUSTOM_VALIDATION)
          .flatMap((m) =>
            lager.getTargetValidatorConstraints(m.constraintCls).map(({ instance }) => ({
              gilt: (inhalt: unknown, angaben: ValidationArguments) =>
                instance.validate(inhalt, angaben) === true,
              grenzen: m.constraints,
              key: String(m.message),
              params: m.context?.params,
            })),
          ),
      };
    })
    .filter((feld) => feld.regeln.length > 0);
});
