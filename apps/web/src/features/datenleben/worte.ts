import type { Aufbewahrungsart } from '@frachtportal/domain/datenleben/aufbewahrung';
import type { Datenarbeit, Datenauftragszustand } from '@frachtportal/domain/datenleben/datenauftrag';

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
  vorgelegt: 'datenleben.zustand.vorgelegt',
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

export const regeln: Readonly<Record<Aufbewahrungsart, string>> = {
  auftraege: 'datenleben.regel.auftraege',
  dokumente: 'datenleben.regel.dokumente',
  historie: 'datenleben.regel.historie',
  protokoll: 'datenleben.regel.protokoll',
  serverprotokoll: 'datenleben.regel.serverprotokoll',
  mails: 'datenleben.regel.mails',
  sitzungen: 'datenleben.regel.sitzungen',
};
