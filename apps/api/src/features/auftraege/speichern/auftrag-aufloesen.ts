import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { istKurzform } from '@frachtportal/domain/adresse/kurzform';
import { widersprichtLand } from '@frachtportal/domain/adresse/landesname';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { landVon } from '@frachtportal/domain/auftrag/postleitzahlen';
import { eingeschaltete } from '@frachtportal/domain/auftrag/service/services';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { suchform } from '@frachtportal/domain/texte/suchform';

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
  /** The stored order that is changed or copied: an address that it has may be of a book that the writer does not see. */
  original: Auftrag | null;
}

/** What is to be stored as an order. */
export interface Auftragsziel {
  /** The stored order that is changed: an address that it has under its name keeps where it came from. */
  vorher: Auftrag | null;
}

/**
 * The order with its short forms filled in, as a new value: addresses given by id, countries given by their vehicle
 * sign, no origin that is gone and no service that is off. What cannot be found stays as it is.
 * @param ziel null for a template, whose addresses are those of the address book
 */
export function loeseAuf(auftrag: Auftrag, nachschlag: Nachschlag, ziel: Auftragsziel | null): Auftrag {
  const { copyId, vorlageAuftragId } = nachschlag;
  const auftragServices = eingeschaltete(auftrag.auftragServices ?? [], nachschlag.services);
  const ganz = Object.assign(new Auftrag(), auftrag, { copyId, vorlageAuftragId, auftragServices });
  for (const { feld } of auftragsrollen) {
    const adresse = auftrag[feld];
    if (adresse)
      ganz[feld] = mitLand(
        ausBuch(adresse, nachschlag.buch, ziel && (ziel.vorher?.[feld] ?? {})),
        nachschlag.laender,
      );
  }
  return ganz;
}

/** The addresses and countries of an order, as they were sent, that stand for nothing. */
export function unaufloesbar(auftrag: Auftrag, { buch, laender, original }: Nachschlag): Meldung[] {
  const ohneEintrag = auftragsrollen.flatMap(({ feld }) => {
    const adresse = auftrag[feld];
    if (!adresse?.id || buch.has(adresse.id) || istVom(original?.[feld], adresse)) return [];
    return [fehler('feld.verweis', `${feld}.id`)];
  });
  const ohneLand = auftragsrollen.flatMap(({ feld }) => {
    const adresse = auftrag[feld] && ausBuch(auftrag[feld], buch, null);
    if (!adresse?.lkz) return [];
    if (widersprichtLand(adresse, laender)) return [fehler('feld.zweitname', `${feld}.lkz`)];
    return adresse.land || landVon(adresse, laender) ? [] : [fehler('feld.verweis', `${feld}.lkz`)];
  });
  return [...ohneEintrag, ...ohneLand];
}

/**
 * An address without a name is that of the entry; one with lines of its own keeps them. Those of an entry that is gone
 * or in a book that the writer does not see are a snapshot without it, unless the order has had both together.
 */
function ausBuch(
  adresse: AuftragAdresse,
  buch: Nachschlag['buch'],
  gespeichert: Partial<AuftragAdresse> | null,
): AuftragAdresse {
  const eintrag = adresse.id ? buch.get(adresse.id) : undefined;
  if (!eintrag) return ungesehen(adresse, gespeichert);
  if (gespeichert && istAndere(adresse, eintrag, gespeichert))
    return Object.assign(new AuftragAdresse(), adresse, ohneBuch);
  const zeilen = istKurzform(adresse) ? { ...zeilenDesBuchs(eintrag), ...angegeben(adresse) } : adresse;
  // Another id, where the entry has been merged into another one since the form was opened.
  return Object.assign(new AuftragAdresse(), zeilen, { id: eintrag.id, matchcode: eintrag.matchcode });
}

const ohneBuch = { id: null, matchcode: null };

function ungesehen(adresse: AuftragAdresse, gespeichert: Partial<AuftragAdresse> | null): AuftragAdresse {
  if (!adresse.id || istKurzform(adresse)) return adresse;
  const buch = hatte(gespeichert, adresse) ? { matchcode: gespeichert?.matchcode ?? null } : ohneBuch;
  return Object.assign(new AuftragAdresse(), adresse, buch);
}

/** Is it the address of the original as it was read, though its entry may be gone from the book since? */
function istVom(original: AuftragAdresse | null | undefined, adresse: AuftragAdresse): boolean {
  if (!original || istKurzform(adresse)) return false;
  return original.id === adresse.id || (!original.id && suchform(original.name) === suchform(adresse.name));
}

/** Has the order had this id and name together? */
function hatte(gespeichert: Partial<AuftragAdresse> | null, { id, name }: AuftragAdresse): boolean {
  return gespeichert?.id === id && suchform(gespeichert?.name ?? '') === suchform(name);
}

/**
 * Under another name it is another address than that of the entry, unless the order has had both together. An entry
 * that was merged into another goes by the name it had before.
 */
function istAndere(adresse: AuftragAdresse, eintrag: Adresse, gespeichert: Partial<AuftragAdresse>): boolean {
  if (istKurzform(adresse) || eintrag.id !== adresse.id) return false;
  return !hatte(gespeichert, adresse) && suchform(adresse.name) !== suchform(eintrag.name);
}

function angegeben(adresse: AuftragAdresse): Partial<AuftragAdresse> {
  const sagtEtwas = (wert: unknown) => (typeof wert === 'string' ? wert.trim() !== '' : wert != null);
  return Object.fromEntries(Object.entries(adresse).filter(([, wert]) => sagtEtwas(wert)));
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
