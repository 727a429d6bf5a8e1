import { Auftragssuche } from '@frachtportal/domain/auftrag/auftragssuche';
import { Injectable } from '@nestjs/common';
import { type Anweisung, anweisungsform } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Kurzformen } from '../../stammdaten/kurzformen.service.js';
import { mitAdressen } from '../speichern/auftragsadressen.js';
import { Auftragsantwort } from './auftragsantwort.js';
import { kennungenAus } from './kennungen.js';
import { type Zeilenform, zeilenform, zeilenformen } from './listenform.js';
import {
  amAnfang,
  type Frage,
  istSelten,
  Listenfragen,
  nachFragmenten,
  textAmAnfang,
} from './listenfragen.service.js';
import {
  anzahlSql,
  kennungenSql,
  kennungsbeispiele,
  listenbeispiele,
  listenSql,
  type Plan,
  vonAdresse,
} from './listensql.js';
import type { Anfang } from './tageszahlen.read-model.js';

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

/** Rows of a page; `gesamt` is unknown where it was not counted. */
interface Seite {
  zeilen: Suchzeile[];
  gesamt: number | undefined;
}

@Injectable()
export class Auftragsliste {
  /** By the columns that are read, and what is asked. */
  private readonly anweisungen = new Map<string, Map<string, Anweisung<Suchzeile>>>();

  constructor(
    private readonly db: Datenbank,
    private readonly kurzformen: Kurzformen,
    private readonly fragen: Listenfragen,
  ) {}

  /** A page of orders of the given clients. */
  async suche(frage: Auftragssuche, mandanten: number[], proSeite: number): Promise<Auftragsseite> {
    const form = zeilenform(frage);
    const fragen = await this.fragen.zu(frage, mandanten, form.spalten, proSeite);
    if (frage.gesamt === 'nur') return { json: '[]', gesamt: await this.zaehle(fragen) };
    const bedarf = frage.gesamt === 'spaeter' ? ((frage.page ?? 0) + 1) * proSeite : undefined;
    const { zeilen, gesamt } = await this.ersteMitTreffern(fragen, (f) => this.seite(f, bedarf));
    // Beyond the last page the count stands alone.
    const json = await this.alsJson(
      zeilen.filter((z) => z.zeile),
      form,
    );
    return { json, gesamt };
  }

  private async zaehle(fragen: Frage[]): Promise<number> {
    const { gesamt } = await this.ersteMitTreffern(fragen, async (f) => ({
      gesamt: await this.anzahl(await this.naeher(f)),
    }));
    return gesamt;
  }

  private async anzahl({ plan, werte }: Frage): Promise<number> {
    const [zeile] = await this.db.sql(anzahl.fuer(plan), werte);
    return zeile?.gesamt ?? 0;
  }

  /**
   * One page.
   * @param bedarf so many hits fill it and those before; where the days at the beginning of a long list have them, it comes
   * from there and is not counted
   */
  private async seite(frage: Frage, bedarf: number | undefined): Promise<Seite> {
    if (bedarf === undefined || !frage.nachTagen) return this.lies(await this.naeher(frage));
    for (const anfang of await this.fragen.anfaenge(frage)) {
      const seite = await this.lies(amAnfang(frage, anfang));
      if (seite.gesamt >= bedarf) return { ...seite, gesamt: undefined };
      const nurText = frage.plan.gefragt.length === frage.text.length;
      if (await this.istSelten(frage, anfang, nurText ? seite.gesamt : undefined))
        return this.lies(nachFragmenten(frage));
    }
    return this.lies(frage);
  }

  /** The same question as it is answered sooner, where its words are on few orders of a long list. */
  private async naeher(frage: Frage): Promise<Frage> {
    const [anfang] = frage.fragmente.length > 0 ? await this.fragen.anfaenge(frage) : [];
    return anfang && (await this.istSelten(frage, anfang)) ? nachFragmenten(frage) : frage;
  }

  /**
   * Whatever else is asked: few hits of a filter do not make a word rare.
   * @param treffer of the texts alone, where it is known already
   */
  private async istSelten(frage: Frage, anfang: Anfang, treffer?: number): Promise<boolean> {
    if (frage.fragmente.length === 0) return false;
    return istSelten(anfang, treffer ?? (await this.anzahl(textAmAnfang(frage, anfang))));
  }

  private async lies({ plan, werte }: Frage): Promise<Seite & { gesamt: number }> {
    const zeilen = await this.db.sql(this.anweisungZu(plan), werte);
    return { zeilen, gesamt: zeilen[0]?.gesamt ?? 0 };
  }

  /** The ids of all matches, at most so many, in the order of the list; and how many there are. */
  async kennungen(frage: Auftragssuche, mandanten: number[], hoechstens: number) {
    const alle = Object.assign(new Auftragssuche(), frage, { page: 0 });
    return this.ersteMitTreffern(await this.fragen.zu(alle, mandanten, '', hoechstens), async (f) => {
      const { plan, werte } = await this.naeher(f);
      const [zeile] = await this.db.sql(kennungen.fuer({ ...plan, gezaehlt: false }), werte);
      return { gesamt: zeile?.gesamt ?? 0, ids: kennungenAus(zeile?.bytes) };
    });
  }

  /** What the first question finds, else the next: most searches find something, and pay for one alone. */
  private async ersteMitTreffern<E extends { gesamt: number | undefined }>(
    [frage, ...weitere]: Frage[],
    antworte: (f: Frage) => Promise<E>,
  ): Promise<E> {
    if (!frage) throw new Error('Nichts gefragt');
    const ergebnis = await antworte(frage);
    return ergebnis.gesamt === 0 && weitere.length > 0 ? this.ersteMitTreffern(weitere, antworte) : ergebnis;
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

  /** The orders of these ids, in this order. */
  async nachIds(ids: number[], mandanten: number[], form: Zeilenform): Promise<string> {
    return this.alsJson(await this.db.sql(nachIds.fuer(form.spalten), [ids, mandanten]), form);
  }

  private alsJson(zeilen: Listenzeile[], { adressfelder }: Zeilenform): Promise<string> {
    const fertige = zeilen.map((z) => mitAdressen(z.zeile, z.adressen, adressfelder));
    return this.kurzformen.einsetzen(`[${fertige.join(',')}]`);
  }
}
