import type { Adresstyp } from '@frachtportal/domain/adresse/adresstyp';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Adressrolle } from '../formular/formularwerte';

export interface Rollenreiter {
  rolle: Adressrolle;
  titel: string;
}

/** The tabs of the sender's side. */
export function absenderreiter(k: Konfiguration): Rollenreiter[] {
  const neutral = k.isShowAbsenderNeutral;
  return [
    { rolle: 'absenderAdresse', titel: 'beschriftung.absender' },
    {
      rolle: 'abweichendeAbholerAdresse',
      titel: neutral ? 'auftrag.erfassung.abwAbh' : 'beschriftung.abwAbholung',
    },
    { rolle: 'abweichendeRechnungsempfaengerAdresse', titel: 'beschriftung.rechnung' },
    { rolle: 'nachnahmeempfaengerAdresse', titel: 'beschriftung.nachnahme' },
    ...(neutral ? [{ rolle: 'neutralerAbsenderAdresse', titel: 'beschriftung.neutral' } as const] : []),
  ];
}

/** The tabs of the recipient's side. */
export function empfaengerreiter(k: Konfiguration): Rollenreiter[] {
  return [
    { rolle: 'empfaengerAdresse', titel: 'beschriftung.empfaenger' },
    ...(k.isShowEmpfRechnung
      ? [{ rolle: 'rechnungsempfaengerAdresse', titel: 'beschriftung.rechnung' } as const]
      : []),
  ];
}

export function istEmpfaengerseite(rolle: string): rolle is Adressrolle {
  return rolle === 'empfaengerAdresse' || rolle === 'rechnungsempfaengerAdresse';
}

export function istPflichtrolle(rolle: Adressrolle): boolean {
  return rolle === 'absenderAdresse' || rolle === 'empfaengerAdresse';
}

/** Heading and type under which an address of this role is kept in the address book. */
export function rollentyp(rolle: Adressrolle): { label: string; typ: Adresstyp } {
  const { label, typ } = auftragsrollen.find((r) => r.feld === rolle) as (typeof auftragsrollen)[number];
  return { label, typ };
}
