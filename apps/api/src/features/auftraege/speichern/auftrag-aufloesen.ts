import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { istKurzform } from '@frachtportal/domain/adresse/kurzform';
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
export function unaufloesbar(auftrag: Auftrag, { buch, laender }: Nachschlag): Meldung[] {
  const ohneEintrag = auftragsrollen.flatMap(({ feld }) => {
    const id = auftrag[feld]?.id;
    return id && !buch.has(id) ? [fehler('feld.verweis', `${feld}.id`)] : [];
  });
  const ohneLand = auftragsrollen.flatMap(({ feld }) => {
    const adresse = auftrag[feld] && ausBuch(auftrag[feld], buch, null);
    if (!adresse || adresse.land || !adresse.lkz) return [];
    return landVon(adresse, laender) ? [] : [fehler('feld.verweis', `${feld}.lkz`)];
  });
  return [...ohneEintrag, ...ohneLand];
}

/** An address without a name is that of the entry; one with lines of its own keeps them. */
function ausBuch(
  adresse: AuftragAdresse,
  buch: Nachschlag['buch'],
  gespeichert: Partial<AuftragAdresse> | null,
): AuftragAdresse {
  const eintrag = adresse.id ? buch.get(adresse.id) : undefined;
  if (!eintrag) return adresse;
  if (gespeichert && istAndere(adresse, eintrag, gespeichert))
    return Object.assign(new AuftragAdresse(), adresse, ohneBuch);
  const zeilen = istKurzform(adresse) ? { ...zeilenDesBuchs(eintrag), ...angegeben(adresse) } : adresse;
  // Another id, where the entry has been merged into another one since the form was opened.
  return Object.assign(new AuftragAdresse(), zeilen, { id: eintrag.id, matchcode: eintrag.matchcode });
}

const ohneBuch = { id: null, matchcode: null };

/**
 * Under another name it is another address than that of the entry, unless the order has had both together. An entry
 * that was merged into another goes by the name it had before.
 */
function istAndere(adresse: AuftragAdresse, eintrag: Adresse, gespeichert: Partial<AuftragAdresse>): boolean {
  if (istKurzform(adresse) || eintrag.id !== adresse.id) return false;
  const name = suchform(adresse.name);
  const bekannt = gespeichert?.id === adresse.id && suchform(gespeichert.name ?? '') === name;
  return !bekannt && name !== suchform(eintrag.name);
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
