import { felder } from '../feld/feld.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Konfiguration } from '../konfiguration/konfiguration.js';
import type { Land } from '../stammdaten/land.js';
import { Adresse } from './adresse.js';
import { plzMeldung, plzPasst } from './plz.js';

/** The address without blanks around its texts; a text of blanks only is none. */
export function bereinigt<T extends object>(adresse: T): T {
  const sauber = Object.entries(adresse).map(([name, wert]) => [
    name,
    typeof wert === 'string' ? wert.trim() || null : wert,
  ]);
  return Object.assign(Object.create(Object.getPrototypeOf(adresse)), Object.fromEntries(sauber)) as T;
}

/** The rules over several fields; the fields' own have been applied by `lies`. */
export function pruefeAdresse(
  adresse: Pick<Adresse, 'name' | 'plz'>,
  land: Pick<Land, 'lkz' | 'plzMuster'> | null,
): Meldung[] {
  const meldungen: Meldung[] = [];
  if (!adresse.name?.trim()) meldungen.push(fehler('feld.pflicht', 'name'));
  if (land && adresse.plz?.trim() && !plzPasst(adresse.plz, land)) meldungen.push(plzMeldung(land));
  return meldungen;
}

/** What stays open while an address is being transferred, each where the configuration says so. */
const ausnahmen = {
  kontakt: 'isAdresseKontaktEdit',
  telefon: 'isAdresseTelefonEdit',
  unsichtbar: 'isAdresseUnsichtbarEdit',
  einmaladresse: 'isAdresseEinmaladresseEdit',
  mailTrackTrace: 'isShowTTMailAdress',
} as const satisfies Partial<Record<keyof Adresse, keyof Konfiguration>>;

export type Adressschalter = Pick<Konfiguration, (typeof ausnahmen)[keyof typeof ausnahmen]>;

/**
 * May this field of a stored address not be changed? While it is in transfer only a few fields are open
 * (specification of orders, section 4); whoever wants to change the others copies the address.
 */
export function istAdressfeldGesperrt(
  feld: string,
  adresse: Partial<Pick<Adresse, 'id' | 'inUebertragung'>> | null,
  schalter: Adressschalter,
): boolean {
  if (!adresse?.inUebertragung) return false;
  const ausnahme = (ausnahmen as Record<string, keyof Adressschalter>)[feld];
  return !(adresse.id && ausnahme && schalter[ausnahme]);
}

/** One message for each field of an address in transfer that would change though it must not. */
export function pruefeUebertragung(
  vorher: Adresse,
  nachher: Partial<Adresse>,
  schalter: Adressschalter,
): Meldung[] {
  if (!vorher.inUebertragung) return [];
  return [...felder(Adresse).values()]
    .filter((f) => !f.nurLesen && f.name !== 'lkz' && f.name !== 'mandant' && f.name !== 'copyId')
    .filter((f) => istAdressfeldGesperrt(f.name, vorher, schalter))
    .filter((f) => kern(vorher[f.name as keyof Adresse]) !== kern(nachher[f.name as keyof Adresse]))
    .map((f) => fehler('adresse.inUebertragung', f.name, { feld: f.label }));
}

/** What counts of a value: the id of a reference; nothing, blank and "no" are the same. */
function kern(wert: unknown): unknown {
  if (typeof wert === 'object' && wert !== null) return (wert as { id?: unknown }).id ?? null;
  return wert === undefined || wert === '' || wert === false ? null : wert;
}
