import { Auftragssuche, datumstypen } from '@frachtportal/domain/auftrag/auftragssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { type Anweisung, anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { zeitzone } from '../../../platform/http/uhr.js';
import { Kurzformen } from '../../stammdaten/kurzformen.service.js';
import { mitAdressen } from '../speichern/auftragsadressen.js';
import { Auftragsantwort } from './auftragsantwort.js';
import { kennungenAus } from './kennungen.js';
import { Listenfilter } from './listenfilter.read-model.js';
import { type Zeilenform, zeilenform, zeilenformen } from './listenform.js';
import {
  anzahlSql,
  datumstyp,
  kennungenSql,
  kennungsbeispiele,
  listenbeispiele,
  listenSql,
  type Plan,
  sortierung,
  vonAdresse,
} from './listensql.js';
import type { Bedingung } from './suchbedingung.js';
import { istLang, selbeTage, Tageszahlen } from './tageszahlen.read-model.js';
import { Wortsuche } from './wortsuche.read-model.js';

/** How other features answer orders, and what they ask of one. */
export { Auftragsantwort, vonAdresse, type Zeilenform, zeilenform };

interface Listenzeile {
  zeile: string;
  adressen: string | null;
}

const suche = anweisungsform('auftragsliste.suche', listenSql, listenbeispiele)
  .genauer<{ zeile: string; gesamt: number }>()
  .ohneZeilenschutz();
type Suchzeile = ReturnType<typeof suche.fuer> extends Anweisung<infer Z> ? Z : never;
const kennungen = anweisungsform('auftragsliste.kennungen', kennungenSql, kennungsbeispiele)
  .genauer<{ gesamt: number }>()
  .ohneZeilenschutz();

const anzahl = anweisungsform('auftragsliste.anzahl', anzahlSql, listenbeispiele)
  .genauer<{ gesamt: number }>()
  .ohneZeilenschutz();

const nachIds = anweisungsform(
  'auftragsliste.nachIds',
  (spalten: string) =>
    `SELECT ${spalten} FROM auftrag a WHERE a.id = ANY($1) AND a.mandant_id = ANY($2) ORDER BY array_position($1, a.id)`,
  zeilenformen.map((f) => f.spalten),
).genauer<{ zeile: string }>();

/** A page of the list as JSON text, and how many match in all. */
export interface Auftragsseite {
  json: string;
  /** Unknown where the page was to come before it is counted (`Auftragssuche.gesamt`). */
  gesamt: number | undefined;
}

/** One way to ask, with the values of its parameters. */
interface Frage {
  plan: Plan;
  werte: unknown[];
}

/** Whether what is kept of each day says where in the list an order stands. */
const nachTagen = ({ sortierung, nurOffene }: Pick<Plan, 'sortierung' | 'nurOffene'>) =>
  sortierung.startsWith('a.datum ') && !nurOffene;

@Injectable()
export class Auftragsliste {
  /** By the columns that are read, and what is asked. */
  private readonly anweisungen = new Map<string, Map<string, Anweisung<Suchzeile>>>();

  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
    private readonly wortsuche: Wortsuche,
    private readonly filter: Listenfilter,
    private readonly zahlen: Tageszahlen,
  ) {}

  /** A page of orders of the given clients. */
  async suche(frage: Auftragssuche, mandanten: number[], proSeite: number): Promise<Auftragsseite> {
    const form = zeilenform(frage);
    const fragen = await this.plane(frage, mandanten, form.spalten, proSeite);
    if (frage.gesamt === 'nur') return { json: '[]', gesamt: await this.zaehle(fragen) };
    const lies = ({ plan, werte }: Frage) => this.db.sql(this.anweisungZu(plan), werte);
    const vorab = await this.vorDemZaehlen(frage, fragen, ((frage.page ?? 0) + 1) * proSeite, lies);
    const zeilen = vorab ?? (await this.ersteMitTreffern(fragen, lies));
    // Beyond the last page the count stands alone.
    const json = await this.alsJson(
      zeilen.filter((z) => z.zeile),
      form,
    );
    return { json, gesamt: vorab ? undefined : (zeilen[0]?.gesamt ?? 0) };
  }

  private async zaehle(fragen: Frage[]): Promise<number> {
    const [zeile] = await this.ersteMitTreffern(fragen, ({ plan, werte }) =>
      this.db.sql(anzahl.fuer(plan), werte),
    );
    return zeile?.gesamt ?? 0;
  }

  /** A full page from the days at the beginning of a long list; nothing where it is not asked for or not there. */
  private async vorDemZaehlen(
    { gesamt, datumVon, datumBis }: Auftragssuche,
    [frage]: Frage[],
    bedarf: number,
    lies: (f: Frage) => Promise<Suchzeile[]>,
  ): Promise<Suchzeile[] | undefined> {
    if (gesamt !== 'spaeter' || !frage || !istLang(datumVon, datumBis)) return undefined;
    const { plan, werte } = frage;
    if (plan.gezaehlt || !nachTagen(plan)) return undefined;
    const fenster = await this.zahlen.fenster(plan, werte);
    if (!fenster) return undefined;
    const zeilen = await lies({
      plan: { ...plan, gefragt: [...plan.gefragt, 'tage'] },
      werte: [...werte, fenster],
    });
    return (zeilen[0]?.gesamt ?? 0) >= bedarf ? zeilen : undefined;
  }

  /** The ids of all matches, at most so many, in the order of the list; and how many there are. */
  async kennungen(frage: Auftragssuche, mandanten: number[], hoechstens: number) {
    const alle = Object.assign(new Auftragssuche(), frage, { page: 0 });
    const [zeile] = await this.ersteMitTreffern(
      await this.plane(alle, mandanten, '', hoechstens),
      ({ plan, werte }) => this.db.sql(kennungen.fuer({ ...plan, gezaehlt: false }), werte),
    );
    return { gesamt: zeile?.gesamt ?? 0, ids: kennungenAus(zeile?.bytes) };
  }

  /** What the first question finds, else the next: most searches find something, and pay for one alone. */
  private async ersteMitTreffern<Z extends { gesamt: number }>(
    fragen: Frage[],
    frage: (f: Frage) => Promise<Z[]>,
  ): Promise<Z[]> {
    let zeilen: Z[] = [];
    for (const f of fragen) {
      zeilen = await frage(f);
      if (zeilen[0]?.gesamt) break;
    }
    return zeilen;
  }

  /** Made once for each way to ask: the text is long, and the driver knows a statement by it. */
  private anweisungZu(plan: Plan): Anweisung<Suchzeile> {
    const { spalten, zeitraum, nurOffene, sortierung, gefragt, gezaehlt } = plan;
    const jeForm = this.anweisungen.get(spalten) ?? new Map<string, Anweisung<Suchzeile>>();
    const name = [zeitraum, nurOffene, sortierung, gezaehlt, ...gefragt].join();
    const bekannt = jeForm.get(name) ?? suche.fuer(plan);
    this.anweisungen.set(spalten, jeForm.set(name, bekannt));
    return bekannt;
  }

  /** In the order in which they are asked, each where those before it find nothing. */
  private async plane(
    frage: Auftragssuche,
    mandanten: number[],
    spalten: string,
    proSeite: number,
  ): Promise<Frage[]> {
    const { datumVon, datumBis } = frage;
    if (datumVon && datumBis && datumVon > datumBis) throw ungueltig([fehler('suche.zeitraum', 'datumVon')]);
    const mitDatum = Boolean(datumVon || datumBis);
    const filter = await this.filter.bedingungen(frage);
    const worte = await this.wortsuche.fragen(frage.query ?? '', mandanten);
    const grund = {
      spalten,
      zeitraum: mitDatum ? datumstyp(frage.datumTyp) : null,
      nurOffene: frage.offeneAuftraege === true,
      sortierung: sortierung(frage.sortierung),
    };
    const grundwerte = [
      mandanten,
      proSeite,
      (frage.page ?? 0) * proSeite,
      mitDatum ? (datumVon ?? '1970-01-01') : null,
      mitDatum ? (datumBis ?? '9999-12-31') : null,
      zeitzone(),
    ];
    const zaehlbar =
      nachTagen(grund) &&
      istLang(datumVon, datumBis) &&
      (grund.zeitraum !== datumstypen.ERFASSUNGSDATUM || selbeTage(datumVon, datumBis, zeitzone()));
    const mit = (bedingt: readonly Bedingung[]): Frage => {
      const alle = [...bedingt, ...filter];
      const gezaehlt = zaehlbar && alle.length === 0;
      return {
        plan: { ...grund, gezaehlt, gefragt: alle.map((b) => b.art) },
        werte: [...grundwerte, ...alle.map((b) => b.wert)],
      };
    };
    return [mit(worte.zuerst), ...(worte.sonst ? [mit(worte.sonst)] : [])];
  }

  /** The orders of these ids, in this order. */
  async nachIds(ids: number[], mandanten: number[], form: Zeilenform): Promise<string> {
    return this.alsJson(await this.db.sql(nachIds.fuer(form.spalten), [ids, mandanten]), form);
  }

  private alsJson(zeilen: Listenzeile[], { adressfelder }: Zeilenform): Promise<string> {
    const fertige = zeilen.map((z) => mitAdressen(z.zeile, z.adressen, adressfelder));
    return this.kurzformen.einsetzen(`[${fertige.join(',')}]`);
  }
}
