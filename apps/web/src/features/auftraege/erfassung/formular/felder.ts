import { adressfelder } from '@frachtportal/domain/adresse/adressfelder';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { absenderreiter, empfaengerreiter } from '../adresse/rollen';

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
  'metrokennung',
  'tauschpaletteA',
  'tauschpaletteR',
  'tauschpaletteB',
  'tauschpaletteY',
  'iban',
  'bic',
  'nachnahmeBetrag',
  'nachnahmeWaehrung',
  'dispohinweis',
  'hinweis',
  'zollvermerk',
  'spotpreisnr',
];

/** The paths of all fields the screen shows, in the order in which one goes through them. */
export function feldfolge(k: Konfiguration): string[] {
  const v = k.variante;
  const gezeigt: Record<string, boolean> = {
    beladezeitVon: !k.isDisableUhrzeitfelder,
    beladezeitBis: !k.isDisableUhrzeitfelder,
    entladezeitVon: !k.isDisableUhrzeitfelder,
    entladezeitBis: !k.isDisableUhrzeitfelder,
    sperrigkeit: k.isShowKlassifizierung,
    tauschpaletteA: k.isTauschgeraete,
    tauschpaletteR: k.isTauschgeraete,
    tauschpaletteB: k.isTauschgeraete,
    tauschpaletteY: k.isTauschgeraete,
    iban: v.ibanNachnahme,
    bic: v.ibanNachnahme,
    nachnahmeWaehrung: !v.ibanNachnahme,
    dispohinweis: v.dispohinweis,
    zollvermerk: v.zollvermerk,
    spotpreisnr: v.spotpreis,
  };
  const proAdresse = k.isShowTTMailAdress ? [...adressfelder, 'mailTrackTrace'] : adressfelder;
  const adressen = (reiter: readonly { rolle: string }[]) =>
    reiter.flatMap(({ rolle }) => proAdresse.map((f) => `${rolle}.${f}`));
  return [
    ...adressen(absenderreiter(k)),
    ...absenderseite,
    ...adressen(empfaengerreiter(k)),
    ...empfaengerseite,
    ...allgemein,
    'auftragspositionen',
  ].filter((pfad) => gezeigt[pfad] ?? true);
}
