import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { adressrollen } from './formularwerte';

/** Fields of an address on this screen, in their order. */
export const adressfelder = [
  'fremdnummer',
  'name',
  'zeile2',
  'zeile3',
  'strasse',
  'hausnummer',
  'zusatz',
  'land',
  'plz',
  'ort',
  'ortsteil',
  'kontakt',
  'telefon',
] as const;

const absenderseite = [
  'absenderReferenz',
  'beladedatum',
  'beladezeitVon',
  'beladezeitBis',
  'anlieferkennzeichen',
];
const empfaengerseite = [
  'empfaengerreferenz',
  'entladedatum',
  'entladezeitVon',
  'entladezeitBis',
  'zustellkennzeichen',
];
const allgemein = [
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'sperrigkeit',
  'nachnahmeBetrag',
  'nachnahmeWaehrung',
  'dispohinweis',
  'hinweis',
];

/** The paths of all fields the screen shows, in the order in which one goes through them. */
export function feldfolge(k: Konfiguration): string[] {
  const versteckt = new Set([
    ...(k.isDisableUhrzeitfelder
      ? ['beladezeitVon', 'beladezeitBis', 'entladezeitVon', 'entladezeitBis']
      : []),
    ...(k.isShowKlassifizierung ? [] : ['sperrigkeit']),
    ...(k.variante.dispohinweis ? [] : ['dispohinweis']),
    ...(k.variante.ibanNachnahme ? ['nachnahmeWaehrung'] : []),
  ]);
  const [absender, abholer, empfaenger] = adressrollen.map((rolle) =>
    adressfelder.map((f) => `${rolle}.${f}`),
  );
  return [
    ...(absender ?? []),
    ...(abholer ?? []),
    ...absenderseite,
    ...(empfaenger ?? []),
    ...empfaengerseite,
    ...allgemein,
    'auftragspositionen',
  ].filter((pfad) => !versteckt.has(pfad));
}
