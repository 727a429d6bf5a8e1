import type { AuftragEntwurfEingabe } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { vorgaben } from '@frachtportal/domain/auftrag/eingang/auftrag-aufbereiten';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { istLeer, nummeriert } from '@frachtportal/domain/auftrag/position/positionen';
import { nachnahmewaehrung } from '@frachtportal/domain/auftrag/service/nachnahme';
import { vorbelegteTermine } from '@frachtportal/domain/auftrag/termine';
import { abgeleiteteVerkehrsart } from '@frachtportal/domain/auftrag/verkehrsart';
import { felder } from '@frachtportal/domain/feld/feld';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { alsEingabe } from '../../../../lib/format/eingabe';

/** The roles of addresses that can have fields on this screen. */
export const adressrollen = [
  'absenderAdresse',
  'abweichendeAbholerAdresse',
  'abweichendeRechnungsempfaengerAdresse',
  'nachnahmeempfaengerAdresse',
  'neutralerAbsenderAdresse',
  'empfaengerAdresse',
  'rechnungsempfaengerAdresse',
] as const;
export type Adressrolle = (typeof adressrollen)[number];

/** A new address being entered in one role, with what stood there before and comes back when it is given up. */
export interface Anlage {
  vorher: Partial<AuftragAdresse>;
  copyId: number | null;
  /** One key an address: a lost answer creates no second one. */
  schluessel: string;
  einmaladresse: boolean;
  unsichtbar: boolean;
}

/** An order in the form: all that a client may send but the positions, which live in the grid. */
export type Formularwerte = Omit<Partial<Auftrag>, 'auftragspositionen' | Adressrolle> &
  Record<Adressrolle, Partial<AuftragAdresse>> & {
    /** The roles in which a new address is being entered; part of the form, so that a draft keeps it. */
    anlage: Partial<Record<Adressrolle, Anlage | null>>;
    /** Positions that are still a text. */
    schnelleingabe: string | null;
  };

/** An order to start a form with. */
export interface Vorlage {
  werte: Formularwerte;
  positionen: Partial<Auftragsposition>[];
}

const adressfelder = [...felder(AuftragAdresse).values()].filter((f) => !f.nurLesen).map((f) => f.name);
const leereAdresse = Object.fromEntries(adressfelder.map((name) => [name, null])) as Partial<AuftragAdresse>;

export function adressvorlage(landId: number | null): Partial<AuftragAdresse> {
  return { ...leereAdresse, land: landId === null ? null : { id: landId } };
}

/** An entry of the address book as an order takes it over, with nothing left of what stood there before. */
export function adresseAus(adresse: Partial<Adresse> | Partial<AuftragAdresse>): Partial<AuftragAdresse> {
  const eintrag = adresse as Record<string, unknown>;
  return Object.fromEntries(Object.keys(leereAdresse).map((name) => [name, eintrag[name] ?? null]));
}

export function istLeereAdresse(adresse: Partial<AuftragAdresse> | null | undefined): boolean {
  return !adresse || istLeer(AuftragAdresse, { ...adresse, land: null, lkz: null });
}

/** What a new order starts with. */
export function neuerAuftrag(
  k: Konfiguration,
  angaben: { heute: string; abholung: string; mandantId: number | null; landId: number | null },
): Vorlage {
  const adresse = adressvorlage(angaben.landId);
  const werte: Formularwerte = {
    ...leer(),
    ...vorbelegteTermine(angaben, k),
    frankatur: vorgaben.frankatur,
    verkehrsart:
      abgeleiteteVerkehrsart({ absenderAdresse: adresse, empfaengerAdresse: adresse } as never, k) ??
      (k.isVerkehrsartPflichtfeld ? vorgaben.verkehrsartOffen : vorgaben.verkehrsart),
    nachnahmeWaehrung: { id: nachnahmewaehrung(k) },
    mandant: angaben.mandantId === null ? null : { id: angaben.mandantId },
    ...Object.fromEntries(adressrollen.map((rolle) => [rolle, adresse])),
  };
  return { werte, positionen: [] };
}

function leer(): Formularwerte {
  const werte: Record<string, unknown> = {};
  for (const f of felder(Auftrag).values()) {
    if (!f.nurLesen && f.name !== 'auftragspositionen') werte[f.name] = f.art === 'liste' ? [] : null;
  }
  return { ...werte, anlage: {}, schnelleingabe: null } as Formularwerte;
}

const noetige = new Set([...felder(Auftragsposition).values()].filter((f) => f.immer).map((f) => f.name));

/** A row as the goods grid takes it: what must be filled is open there where a template leaves it empty. */
function zeileAus(position: object): Partial<Auftragsposition> {
  const belegt = Object.entries(position).filter(([name, wert]) => wert !== null || !noetige.has(name));
  return Object.fromEntries(belegt);
}

/** A stored order, or what a template leads to, for the form. */
export function ausAuftrag(auftrag: AuftragEntwurfEingabe): Vorlage {
  const werte: Record<string, unknown> = { ...leer() };
  for (const [name, wert] of Object.entries(auftrag)) if (name in werte) werte[name] = wert ?? werte[name];
  for (const rolle of adressrollen) werte[rolle] = { ...leereAdresse, ...auftrag[rolle] };
  // What is stored without a pickup address is nobody's choice.
  if (!auftrag.abweichendeAbholerAdresse) werte['abweichendeBeladung'] = null;
  return { werte: werte as Formularwerte, positionen: (auftrag.auftragspositionen ?? []).map(zeileAus) };
}

/** A copy clears exactly this (specification of orders, section 4) and is captured today. */
export function alsKopie(auftrag: Auftrag, heute: string): Vorlage {
  const { werte, positionen } = ausAuftrag(auftrag);
  return {
    werte: { ...werte, copyId: auftrag.id, partnerreferenz: null, spotpreisnr: null, datum: heute },
    positionen: positionen.map(({ auftptNum: _, ...position }) => position),
  };
}

/** The body to send. Empty addresses are left out, a currency without an amount too. */
export function alsAuftrag(
  werte: Formularwerte,
  positionen: readonly Partial<Auftragsposition>[],
): Partial<Auftrag> {
  const adressen = Object.fromEntries(
    adressrollen.map((rolle) => [rolle, istLeereAdresse(werte[rolle]) ? null : mitEinemLand(werte[rolle])]),
  );
  const auftrag = {
    ...werte,
    ...adressen,
    nachnahmeWaehrung: werte.nachnahmeBetrag == null ? null : werte.nachnahmeWaehrung,
    auftragspositionen: nummeriert(Auftragsposition, positionen as Auftragsposition[]),
  };
  return alsEingabe(Auftrag, auftrag as Partial<Auftrag>);
}

/** The vehicle sign read with the address must not contradict a country chosen since. */
function mitEinemLand({ lkz, ...adresse }: Partial<AuftragAdresse>): Partial<AuftragAdresse> {
  return adresse.land ? adresse : { ...adresse, lkz };
}
