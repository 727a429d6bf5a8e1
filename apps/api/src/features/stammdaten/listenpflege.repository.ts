import type { Klasse } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { UmschluesselbareListe } from '@frachtportal/domain/stammdaten/partnercode';
import { type Pflegeeintrag, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { anweisungsform } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gleichGeschrieben } from '../../platform/database/sql/gleich-geschrieben.js';
import { schreibspalten } from '../../platform/database/zeilen.js';
import {
  Fachfehler,
  keinRecht,
  konflikt,
  nichtGefunden,
  ungueltig,
} from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { stammdatenlisten } from './stammdaten.entity.js';

type Name = UmschluesselbareListe;

/** Writes the reference lists. The triggers of the tables tell every process what has changed. */
@Injectable()
export class Listenpflege {
  constructor(
    private readonly db: Datenbank,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** The entries of all and those of the visible clients. */
  async alle(name: Name): Promise<Pflegeeintrag[]> {
    return this.unsafeEintraege(name).find({
      where: sichtbar({}),
      order: { [folgeVon(name) ?? 'name']: 'ASC', id: 'ASC' },
    });
  }

  async lege(name: Name, eintrag: Pflegeeintrag): Promise<Pflegeeintrag> {
    verlangeEigenen(eintrag.mandantId ?? null);
    return this.db.transaktion(async () => {
      await this.verlangeFreienCode(name, eintrag.mandantId ?? null, eintrag, 0);
      const neu = { ...werte(name, eintrag), mandantId: eintrag.mandantId ?? null };
      const { identifiers } = await this.unsafeEintraege(name).insert(neu);
      const angelegt = await this.eines(name, identifiers[0]?.['id']);
      await this.protokoll.schreibe('stammdaten.angelegt', {
        gegenstand: name,
        einzelheiten: { ...angelegt },
      });
      return angelegt;
    });
  }

  /**
   * Changes an entry, where it belongs stays.
   * @param version the one that was read; null overwrites whatever is there
   * @throws 404 for one out of sight, 409 where somebody else has changed it
   */
  async aendere(
    name: Name,
    id: number,
    eintrag: Pflegeeintrag,
    version: number | null,
  ): Promise<Pflegeeintrag> {
    return this.db.transaktion(async () => {
      const vorher = await this.eines(name, id);
      if (eintrag.mandantId !== undefined && eintrag.mandantId !== vorher.mandantId)
        throw new Fachfehler(409, [fehler('feld.fest', 'mandantId')]);
      verlangeEigenen(vorher.mandantId);
      await this.verlangeFreienCode(name, vorher.mandantId, eintrag, id);
      const geaendert = await this.unsafeEintraege(name).update(version === null ? { id } : { id, version }, {
        ...werte(name, eintrag),
        version: () => 'version + 1',
      });
      if (!geaendert.affected) throw konflikt();
      const nachher = await this.eines(name, id);
      await this.protokoll.schreibe('stammdaten.geaendert', {
        gegenstand: name,
        einzelheiten: { vorher, nachher },
      });
      return nachher;
    });
  }

  /** Puts the entries into this order. @throws 409 where others are there than those named */
  async ordne(name: Name, ids: number[]): Promise<Pflegeeintrag[]> {
    const folge = folgeVon(name);
    if (!folge) throw nichtGefunden();
    return this.db.transaktion(async () => {
      const vorhanden = new Set((await this.alle(name)).map((e) => e.id));
      if (vorhanden.size !== ids.length || ids.some((id) => !vorhanden.has(id))) throw konflikt();
      // An entry that keeps its place keeps its version: whoever is editing it is not disturbed.
      await this.db.zeilen(ordnen.fuer({ name, folge }), [ids]);
      await this.protokoll.schreibe('stammdaten.geordnet', { gegenstand: name, einzelheiten: { ids } });
      return this.alle(name);
    });
  }

  private async eines(name: Name, id: number): Promise<Pflegeeintrag> {
    const gefunden = await this.unsafeEintraege(name).findOneBy(sichtbar({ id }));
    if (!gefunden) throw nichtGefunden();
    return gefunden;
  }

  private unsafeEintraege(name: Name) {
    return this.db.unsafeAlle<Pflegeeintrag>(stammdatenlisten[name].klasse.name);
  }

  /** Two entries of one list with the same code could not be told apart. */
  private async verlangeFreienCode(
    name: Name,
    mandantId: number | null,
    { kurzBezeichnung }: Pflegeeintrag,
    id: number,
  ): Promise<void> {
    if (!kurzBezeichnung) return;
    const doppelt = await this.unsafeEintraege(name).existsBy({
      mandantId: mandantId ?? IsNull(),
      kurzBezeichnung: gleichGeschrieben(kurzBezeichnung),
      id: Not(id),
    });
    if (doppelt)
      throw ungueltig([fehler('stammdaten.codeDoppelt', 'kurzBezeichnung', { code: kurzBezeichnung })]);
  }
}

/** What all share is an operator's; what belongs to a client, of whoever sees it. */
function verlangeEigenen(mandantId: number | null): void {
  if (mandantId) verlangeSichtbar(mandantId);
  else if (!identitaet().betreiber) throw keinRecht();
}

/** An entry of all, or one of the visible clients. */
const sichtbar = (wo: FindOptionsWhere<Pflegeeintrag>) => [
  { ...wo, mandantId: IsNull() },
  { ...wo, mandantId: In(identitaet().sichtbareMandanten) },
];

const ordnen = anweisungsform(
  'listenpflege.ordnen',
  ({ name, folge }: { name: Name; folge: string }) =>
    `UPDATE ${stammdatenlisten[name].tabelle} t SET ${folge} = n.platz * 10, version = version + 1
  FROM unnest($1::int[]) WITH ORDINALITY n(id, platz) WHERE t.id = n.id AND t.${folge} <> n.platz * 10`,
  Object.values(pflegelisten).flatMap(({ liste, folge }) => (folge ? [{ name: liste, folge }] : [])),
);

/** What is left empty: not locked, at the front. */
const leer: Record<string, unknown> = {
  awSperre: false,
  ggvs: false,
  isKostenpfl: false,
  editable: false,
  international: false,
  skey: 0,
  anzeigefolge: 0,
};

function werte(name: Name, eintrag: Pflegeeintrag): Partial<Pflegeeintrag> {
  const gesendet = new Map<string, unknown>(Object.entries(eintrag));
  const felder = schreibspalten(stammdatenlisten[name].klasse as Klasse, ['id']).map((s) => s.feld);
  return Object.fromEntries(felder.map((f) => [f, gesendet.get(f) ?? leer[f] ?? null]));
}

const folgeVon = (name: Name) => Object.values(pflegelisten).find((l) => l.liste === name)?.folge;
