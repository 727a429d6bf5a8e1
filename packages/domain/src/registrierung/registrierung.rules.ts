import { plzMeldung, plzPasst } from '../adresse/plz.js';
import { pruefeNeuenBenutzer } from '../benutzer/benutzer.rules.js';
import { istEmail } from '../benutzer/email.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { Land } from '../stammdaten/land.js';
import type { Registrierung, Registrierungsadresse } from './registrierung.js';

const pflichtfelder = ['fremdnummer', 'name', 'plz', 'ort', 'strasse'] as const;

type Vorgaben = Pick<Konfiguration, 'passwortMindestlaenge' | 'variante'>;

/** The rules beyond the single fields; blanks alone fill no field. */
export function pruefeRegistrierung(
  r: Registrierung,
  land: Pick<Land, 'lkz' | 'plzMuster'> | null,
  konfiguration: Vorgaben,
): Meldung[] {
  return [
    ...(r.owningMandant.name.trim() ? [] : [fehler('feld.pflicht', 'owningMandant.name')]),
    ...pruefeNeuenBenutzer(r, konfiguration.passwortMindestlaenge),
    ...pruefeAdresse(r.owningMandant.adresse, land, konfiguration),
  ];
}

function pruefeAdresse(
  a: Registrierungsadresse,
  land: Pick<Land, 'lkz' | 'plzMuster'> | null,
  { variante }: Vorgaben,
): Meldung[] {
  const feld = (name: keyof Registrierungsadresse) => `owningMandant.adresse.${name}`;
  const leer = pflichtfelder.filter((name) => !a[name].trim());
  return [
    ...leer.map((name) => fehler('feld.pflicht', feld(name))),
    ...(land ? [] : [fehler('feld.pflicht', feld('land'))]),
    ...(land && a.plz.trim() && !plzPasst(a.plz, land) ? [plzMeldung(land, feld('plz'))] : []),
    ...(variante.kundennummerNumerisch && !/^\d+$/.test(a.fremdnummer.trim())
      ? [fehler('registrierung.kundennummer', feld('fremdnummer'))]
      : []),
    ...(a.mailTrackTrace?.trim() && !istEmail(a.mailTrackTrace.trim())
      ? [fehler('benutzer.email', feld('mailTrackTrace'))]
      : []),
  ];
}
