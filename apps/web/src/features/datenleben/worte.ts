import type { Aufbewahrungsart } from '@frachtportal/domain/datenleben/aufbewahrung';
import type {
  Datenarbeit,
  Datenauftragszustand,
  Datengruppe,
} from '@frachtportal/domain/datenleben/datenauftrag';

export const arten: Readonly<Record<Datenarbeit, string>> = {
  export: 'datenleben.art.export',
  archivieren: 'datenleben.art.archivieren',
  loeschen: 'datenleben.art.loeschen',
  auskunft: 'datenleben.art.auskunft',
  tilgen: 'datenleben.art.tilgen',
  einspielen: 'datenleben.art.einspielen',
  aufbewahrung: 'datenleben.art.aufbewahrung',
};

export const zustaende: Readonly<Record<Datenauftragszustand, string>> = {
  wartet: 'datenleben.zustand.wartet',
  laeuft: 'datenleben.zustand.laeuft',
  fertig: 'datenleben.zustand.fertig',
  gescheitert: 'datenleben.zustand.gescheitert',
  abgebrochen: 'datenleben.zustand.abgebrochen',
};

export const schritte: Readonly<Record<string, string>> = {
  zaehlen: 'datenleben.schritt.zaehlen',
  zeilen: 'datenleben.schritt.zeilen',
  dateien: 'datenleben.schritt.dateien',
  ablegen: 'datenleben.schritt.ablegen',
};

export const gruppen: Readonly<Record<Datengruppe, string>> = {
  adressen: 'datenleben.gruppe.adressen',
  anbindungen: 'datenleben.gruppe.anbindungen',
  auftraege: 'datenleben.gruppe.auftraege',
  benutzer: 'datenleben.gruppe.benutzer',
  dokumente: 'datenleben.gruppe.dokumente',
  einstellungen: 'datenleben.gruppe.einstellungen',
  fehlend: 'datenleben.gruppe.fehlend',
  frist: 'datenleben.gruppe.frist',
  historie: 'datenleben.gruppe.historie',
  importe: 'datenleben.gruppe.importe',
  lademittel: 'datenleben.gruppe.lademittel',
  mails: 'datenleben.gruppe.mails',
  mandanten: 'datenleben.gruppe.mandanten',
  protokoll: 'datenleben.gruppe.protokoll',
  serverprotokoll: 'datenleben.gruppe.serverprotokoll',
  sitzungen: 'datenleben.gruppe.sitzungen',
  stammdaten: 'datenleben.gruppe.stammdaten',
  umbenannt: 'datenleben.gruppe.umbenannt',
  vorgaenge: 'datenleben.gruppe.vorgaenge',
};

export const regeln: Readonly<Record<Aufbewahrungsart, string>> = {
  auftraege: 'datenleben.regel.auftraege',
  dokumente: 'datenleben.regel.dokumente',
  historie: 'datenleben.regel.historie',
  protokoll: 'datenleben.regel.protokoll',
  serverprotokoll: 'datenleben.regel.serverprotokoll',
  mails: 'datenleben.regel.mails',
  sitzungen: 'datenleben.regel.sitzungen',
};

/** The law a proposal comes from. */
export const rechte: Readonly<Partial<Record<Aufbewahrungsart, string>>> = {
  auftraege: 'datenleben.recht.auftraege',
  dokumente: 'datenleben.recht.dokumente',
  historie: 'datenleben.recht.historie',
};
