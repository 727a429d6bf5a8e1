/** How much may fail before somebody has to wait, and how long. */
interface Grenze {
  /** With this failure the first pause begins; each further one doubles it. */
  ab: number;
  ersteSekunden: number;
  hoechsteSekunden: number;
  /** After so long one failure is forgotten. */
  vergessenSekunden: number;
  /** Many people's: a success takes back its own attempt and clears nobody else's failures. */
  gemeinsam?: true;
}

const viertelstunde = 900;
/** Nobody mistypes five times in a row from one place without needing a new password; four guesses an hour follow. */
const eigen: Grenze = {
  ab: 5,
  ersteSekunden: 30,
  hoechsteSekunden: viertelstunde,
  vergessenSekunden: viertelstunde,
};
/** From wherever: twice as much, so that who is locked out at one place is not locked out by it at all others. */
const ueberall: Grenze = { ...eigen, ab: 10 };
/**
 * A whole office may stand behind one address: twenty people who mistype three times each stay below it. Who tries
 * hundreds of accounts is slowed to two a minute, not locked: people who work there need to get in.
 */
const buero: Grenze = {
  ab: 70,
  ersteSekunden: 1,
  hoechsteSekunden: 30,
  vergessenSekunden: 60,
  gemeinsam: true,
};
/** Every attempt sends a mail. */
const bueropost: Grenze = { ...eigen, ab: 20, gemeinsam: true };
const links: Grenze = { ...eigen, gemeinsam: true };

export const bremsgrenzen = {
  adresse: buero,
  konto: ueberall,
  person: ueberall,
  paar: eigen,
  geraet: eigen,
  /** Each sets out to a provider, which is asked once more: a whole office at eight in the morning, but not a flood. */
  firma: {
    ab: 200,
    ersteSekunden: 1,
    hoechsteSekunden: 30,
    vergessenSekunden: 1,
    gemeinsam: true,
  },
  wechsel: eigen,
  /** Of a million codes three are right at each moment. */
  faktor: eigen,
  'passwort-alt': eigen,
  passwort: eigen,
  erneut: eigen,
  'passwort-adresse': bueropost,
  'erneut-adresse': bueropost,
  registrierung: links,
  bestaetigung: links,
  einrichtung: links,
  einladung: links,
  'passwort-link': links,
  saldenbestaetigung: links,
} as const satisfies Record<string, Grenze>;

/** Whose attempts are counted together: the kind and, after the colon, who. */
export type Bremsschluessel = `${keyof typeof bremsgrenzen}:${string}`;

export const grenzeVon = (schluessel: string): Grenze =>
  bremsgrenzen[schluessel.slice(0, schluessel.indexOf(':')) as keyof typeof bremsgrenzen];

/** @returns the seconds to wait after that many failures */
export function pauseSekunden(g: Grenze, fehlversuche: number): number {
  if (fehlversuche < g.ab) return 0;
  return Math.min(g.ersteSekunden * 2 ** Math.min(30, fehlversuche - g.ab), g.hoechsteSekunden);
}

/** What is left of so many failures, the last of them so many seconds ago. */
export const rest = (g: Grenze, fehlversuche: number, sekundenHer: number): number =>
  Math.max(0, fehlversuche - Math.floor(Math.max(0, sekundenHer) / g.vergessenSekunden));
