import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { landVon } from '@frachtportal/domain/auftrag/postleitzahlen';
import { eingeschaltete } from '@frachtportal/domain/auftrag/service/services';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';

/** What the short forms of an order stand for, looked up once for all that follows. */
export interface Nachschlag {
  /** Entries of the address book by the ids asked for; an entry that was merged into another is the other. */
  buch: ReadonlyMap<number, Adresse>;
  laender: readonly Land[];
  /** The services that hold for the client. */
  services: readonly ServiceDefinition[];
  /** Origins that are still there. */
  copyId: number | null;
  vorlageAuftragId: number | null;
}

/**
 * The order with its short forms filled in, as a new value: addresses given by id, countries given by their vehicle
 * sign, no origin that is gone and no service that is off. What cannot be found stays as it is.
 */
export function loeseAuf(auftrag: Auftrag, nachschlag: Nachschlag): Auftrag {
  const { copyId, vorlageAuftragId } = nachschlag;
  const auftragServices = eingeschaltete(auftrag.auftragServices ?? [], nachschlag.services);
  const ganz = Object.assign(new Auftrag(), auftrag, { copyId, vorlageAuftragId, auftragServices });
  for (const { feld } of auftragsrollen) {
    const adresse = auftrag[feld];
    if (adresse) ganz[feld] = mitLand(ausBuch(adresse, nachschlag.buch), nachschlag.laender);
  }
  return ganz;
}

/** The addresses and countries of an order, as they were sent, that stand for nothing. */
export function unaufloesbar(auftrag: Auftrag, { buch, laender }: Nachschlag): Meldung[] {
  const ohneEintrag = auftragsrollen.flatMap(({ feld }) => {
    const id = auftrag[feld]?.id;
    return id && !buch.has(id) ? [fehler('feld.verweis', `${feld}.id`)] : [];
  });
  const ohneLand = auftragsrollen.flatMap(({ feld }) => {
    const adresse = auftrag[feld] && ausBuch(auftrag[feld], buch);
    if (!adresse || adresse.land || !adresse.lkz) return [];
    return landVon(adresse, laender) ? [] : [fehler('feld.verweis', `${feld}.lkz`)];
  });
  return [...ohneEintrag, ...ohneLand];
}

/** An address that is only an id comes whole; one with lines of its own keeps them. */
function ausBuch(adresse: AuftragAdresse, buch: Nachschlag['buch']): AuftragAdresse {
  const eintrag = adresse.id ? buch.get(adresse.id) : undefined;
  if (!eintrag) return adresse;
  const zeilen = adresse.name ? adresse : zeilenDesBuchs(eintrag);
  // Another id, where the entry has been merged into another one since the form was opened.
  return Object.assign(new AuftragAdresse(), zeilen, { id: eintrag.id, matchcode: eintrag.matchcode });
}

/** The lines of an address-book entry as an order takes them over. */
function zeilenDesBuchs(eintrag: Adresse): Partial<AuftragAdresse> {
  const {
    mandant: _m,
    mandantId: _i,
    copyId: _c,
    einmaladresse: _e,
    unsichtbar: _u,
    inUebertragung: _t,
    typ: _y,
    ...zeilen
  } = eintrag;
  return zeilen;
}

function mitLand(adresse: AuftragAdresse, laender: readonly Land[]): AuftragAdresse {
  if (adresse.land || !adresse.lkz) return adresse;
  const land = landVon(adresse, laender);
  return land ? Object.assign(new AuftragAdresse(), adresse, { land: { id: land.id } }) : adresse;
}
