import { Adresse, type AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { bereinigt, istAdressfeldGesperrt, pruefeAdresse } from '@frachtportal/domain/adresse/adresse.rules';
import { adresstypen } from '@frachtportal/domain/adresse/adresstyp';
import { lies } from '@frachtportal/domain/feld/lesen';
import { type Meldung, unter } from '@frachtportal/domain/feld/meldung';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { alsEingabe } from '../../../../lib/format/eingabe';
import { type Adressrolle, type Anlage, adressrollen, type Formularwerte } from '../formular/formularwerte';
import { rollentyp } from './rollen';

/** How the fields of one address behave right now. */
export interface Adresszustand {
  nurLesen: boolean;
  anlegen: boolean;
  /** Number and name of a given sender that the configuration fixes. */
  fest: boolean;
  /** The entry of the address book, where the address is one. */
  id: number | null;
}

/**
 * May this field be typed in? While a new address is entered all of them. Else number and name search, and of an
 * entry of the address book only what may change even while it is in transfer.
 */
export function istAdressfeldOffen(feld: string, z: Adresszustand, k: Konfiguration): boolean {
  if (z.nurLesen) return false;
  if (z.anlegen) return true;
  if (feld === 'name' || feld === 'fremdnummer') return !z.fest;
  const kontaktdaten = k.saveKontaktdaten && (feld === 'kontakt' || feld === 'telefon');
  if (kontaktdaten) return z.id !== null;
  return !istAdressfeldGesperrt(feld, { id: z.id ?? 0, inUebertragung: true }, k);
}

/** What is sent to create the address that stands in a role. */
export function alsNeueAdresse(
  rolle: Adressrolle,
  adresse: Partial<AuftragAdresse>,
  anlage: Anlage,
  mandant: { id: number } | null,
): Partial<Adresse> {
  const { einmaladresse, unsichtbar, copyId } = anlage;
  const { lkz: _, ...felder } = alsEingabe(Adresse, bereinigt({ ...adresse }) as Partial<Adresse>);
  return {
    ...felder,
    copyId,
    einmaladresse,
    unsichtbar,
    typ: adresstypen[rollentyp(rolle).typ],
    ...(mandant ? { mandant: { id: mandant.id } } : {}),
  };
}

/** The rules of the address book on an address about to be created, at the fields of the order. */
export function pruefeAnlage(
  rolle: Adressrolle,
  eingabe: Partial<Adresse>,
  laender: readonly Land[],
): Meldung[] {
  const { wert, meldungen } = lies(Adresse, eingabe);
  const land = laender.find((l) => l.id === eingabe.land?.id) ?? null;
  return amAuftrag(rolle, [...meldungen, ...pruefeAdresse(wert, land)]);
}

/** Messages about an address, at its fields in the order. */
export function amAuftrag(rolle: Adressrolle, meldungen: readonly Meldung[]): Meldung[] {
  return meldungen.map((m) => (m.field ? { ...m, field: unter(rolle, m.field) } : m));
}

/** The first role in which a new address is still being entered. */
export function offeneAnlage(werte: Pick<Formularwerte, 'anlage'>): Adressrolle | undefined {
  return adressrollen.find((rolle) => werte.anlage?.[rolle]);
}
