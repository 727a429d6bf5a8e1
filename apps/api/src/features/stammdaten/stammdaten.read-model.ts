import { createHash } from 'node:crypto';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Gedaechtnis } from '../../platform/database/gedaechtnis.js';
import { felderSql } from '../../platform/database/json/json-lesen.js';
import { type Listenname, type Stammdatum, stammdatenlisten } from './stammdaten.entity.js';

interface Eintrag {
  id: number;
  mandantId: number | null;
  wert: object;
}

interface Liste {
  eintraege: Eintrag[];
  nachId: Map<number, Eintrag>;
}

const sortierungen: Partial<Record<Listenname, string>> = {
  land: 'skey, bezeichnung',
  waehrung: 'id',
  sprache: 'id',
  eigentuemer: 'name',
  anzeigestatus: 'anzeigefolge, id',
  sendungsstatus: 'anzeigefolge, id',
  serviceDefinition: 'anzeigefolge, id',
  gefahrgutklasse: 'unnr, verpackungsgruppe, id',
};

const lesen = anweisungsform(
  'stammdaten.lesen',
  (name: Listenname) => {
    const { klasse, tabelle, jeMandant } = stammdatenlisten[name];
    return `SELECT t.id, ${jeMandant ? 't.mandant_id' : 'NULL::int'} AS "mandantId",
      (SELECT row_to_json(x) FROM (SELECT ${felderSql(klasse as Klasse, 't')}) x) AS wert
    FROM ${tabelle} t ORDER BY ${sortierungen[name] ?? 'skey, id'}`;
  },
  Object.keys(stammdatenlisten) as Listenname[],
).genauer<Pick<Eintrag, 'wert'>>();

/** Looks up an entry that holds; undefined where there is none. */
export type Nachschlagen = <N extends Listenname>(name: N, id: number) => Stammdatum<N> | undefined;

/** So many clients' views of lists are kept. */
const hoechstensAusgewaehlt = 5000;

/** The reference lists, some hundred rows that every order points to: held in memory, read again after a change. */
@Injectable()
export class Stammdaten {
  private readonly listen: Gedaechtnis<Liste>;
  private readonly ausgewaehlte: Gedaechtnis<readonly object[]>;

  constructor(
    private readonly db: Datenbank,
    aenderungen: Aenderungen,
  ) {
    const tabellen = Object.values(stammdatenlisten).map((l) => l.tabelle);
    this.listen = new Gedaechtnis(aenderungen, tabellen, tabellen.length);
    this.ausgewaehlte = new Gedaechtnis(aenderungen, tabellen, hoechstensAusgewaehlt);
  }

  /**
   * The rows that hold for one of the given clients (their own and those of all). Of two services with one number
   * that of the client named first counts, the one of all last. Their names are said in the language of `sage`.
   */
  async liste<N extends Listenname>(
    name: N,
    mandanten: (number | null)[],
    sage: Uebersetzer = deutsch,
  ): Promise<readonly Stammdatum<N>[]> {
    const waehle = () => this.auswahl(name, mandanten, sage);
    if (sage !== deutsch) return (await waehle()) as Stammdatum<N>[];
    return (await this.ausgewaehlte.hole(`${name} ${mandanten.join()}`, waehle)) as Stammdatum<N>[];
  }

  /** Every row, whoever it belongs to. */
  async alle<N extends Listenname>(name: N): Promise<Stammdatum<N>[]> {
    return (await this.lade(name)).eintraege.map((e) => e.wert as Stammdatum<N>);
  }

  /** For whoever looks up many entries: waits once for the lists named, and then no more. */
  async nachschlag(namen: Iterable<Listenname>, mandanten: number[]): Promise<Nachschlagen> {
    const listen = new Map<Listenname, Liste>();
    for (const name of new Set(namen)) listen.set(name, await this.lade(name));
    return <N extends Listenname>(name: N, id: number) => {
      const gefunden = listen.get(name)?.nachId.get(id);
      return gefunden && gilt(gefunden, mandanten) ? (gefunden.wert as Stammdatum<N>) : undefined;
    };
  }

  async eintrag<N extends Listenname>(
    name: N,
    id: number,
    mandanten: number[],
    sage: Uebersetzer = deutsch,
  ): Promise<Stammdatum<N> | undefined> {
    const gefunden = (await this.lade(name)).nachId.get(id);
    return gefunden && gilt(gefunden, mandanten) ? (inSprache(gefunden, sage) as Stammdatum<N>) : undefined;
  }

  /** Forgets what was read, for whoever has come across a row that is newer. */
  vergiss(): void {
    this.listen.vergiss();
    this.ausgewaehlte.vergiss();
  }

  private async auswahl(
    name: Listenname,
    mandanten: (number | null)[],
    sage: Uebersetzer,
  ): Promise<readonly object[]> {
    const { eintraege } = await this.lade(name);
    const geltende = eintraege.filter((e) => gilt(e, mandanten));
    const eigene = name === 'serviceDefinition' ? naechste(geltende, mandanten) : geltende;
    return eigene.map((e) => inSprache(e, sage));
  }

  private lade(name: Listenname): Promise<Liste> {
    return this.listen.hole(name, () => this.lies(name));
  }

  private async lies(name: Listenname): Promise<Liste> {
    const eintraege = await this.db.sql(lesen.fuer(name));
    return { eintraege, nachId: new Map(eintraege.map((e) => [e.id, e])) };
  }
}

const namensfeld = /^(bezeichnung|(kurz|lang)Bezeichnung|bezkurz|name)$/;

/** Names of entries that come with the portal stand in the catalogue; what a client has made stays as it was typed. */
function inSprache({ mandantId, wert }: Eintrag, sage: Uebersetzer): Eintrag['wert'] {
  if (sage === deutsch || mandantId !== null) return wert;
  const namen = Object.entries(wert).flatMap(([feld, wort]) =>
    namensfeld.test(feld) && typeof wort === 'string' ? [[feld, sage(wort)] as const] : [],
  );
  return { ...wert, ...Object.fromEntries(namen) };
}

function gilt(e: Eintrag, mandanten: (number | null)[]): boolean {
  return e.mandantId === null || mandanten.includes(e.mandantId);
}

function naechste(eintraege: Eintrag[], mandanten: (number | null)[]): Eintrag[] {
  const ferne = (e: Eintrag) => (e.mandantId === null ? mandanten.length : mandanten.indexOf(e.mandantId));
  const nummer = ({ wert }: Eintrag) => ('spezNum' in wert ? wert.spezNum : undefined);
  const naher = (a: Eintrag, b: Eintrag) => nummer(a) === nummer(b) && ferne(a) < ferne(b);
  return eintraege.filter((e) => !eintraege.some((anderer) => naher(anderer, e)));
}

/** Weak fingerprint of an answer, for `If-None-Match`. */
export function etagVon(inhalt: string): string {
  return `W/"${createHash('sha1').update(inhalt).digest('base64url')}"`;
}
