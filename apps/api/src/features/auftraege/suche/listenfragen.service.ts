import { type Auftragssuche, datumstypen } from '@frachtportal/domain/auftrag/auftragssuche';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import { zeitzone } from '../../../platform/http/uhr.js';
import { Listenfilter } from './listenfilter.read-model.js';
import { datumstyp, type Plan, sortierung } from './listensql.js';
import type { Bedingung } from './suchbedingung.js';
import { type Anfang, istLang, selbeTage, Tageszahlen } from './tageszahlen.read-model.js';
import { Wortsuche } from './wortsuche.read-model.js';

/** One way to ask for orders, with the values of its parameters. */
export interface Frage {
  plan: Plan;
  werte: unknown[];
  /** The days of the list are in the order of the days that are kept. */
  nachTagen: boolean;
  /** The period may hold very many orders. */
  lang: boolean;
  /** What is asked of texts, and what all texts that fit have in common, by an index; empty where nothing is known. */
  text: readonly Bedingung[];
  fragmente: string[];
}

/** Whether what is kept of each day says where in the list an order stands. */
const folgtTagen = ({ sortierung, nurOffene }: Pick<Plan, 'sortierung' | 'nurOffene'>) =>
  sortierung.startsWith('a.datum ') && !nurOffene;

const mit = (frage: Frage, { art, wert }: Bedingung): Frage => ({
  ...frage,
  plan: { ...frage.plan, gefragt: [...frage.plan.gefragt, art] },
  werte: [...frage.werte, wert],
});

/** So many values every question has. */
const grundwerte = 6;

/** Turns a search into what is asked of the database. */
@Injectable()
export class Listenfragen {
  constructor(
    private readonly wortsuche: Wortsuche,
    private readonly filter: Listenfilter,
    private readonly zahlen: Tageszahlen,
  ) {}

  /** In the order in which they are asked, each where those before it find nothing. */
  async zu(frage: Auftragssuche, mandanten: number[], spalten: string, proSeite: number): Promise<Frage[]> {
    const { datumVon, datumBis } = frage;
    if (datumVon && datumBis && datumVon > datumBis) throw ungueltig([fehler('suche.zeitraum', 'datumVon')]);
    const mitDatum = Boolean(datumVon || datumBis);
    const grund = {
      spalten,
      zeitraum: mitDatum ? datumstyp(frage.datumTyp) : null,
      nurOffene: frage.offeneAuftraege === true,
      sortierung: sortierung(frage.sortierung),
    };
    const immer = [
      mandanten,
      proSeite,
      (frage.page ?? 0) * proSeite,
      mitDatum ? (datumVon ?? '1970-01-01') : null,
      mitDatum ? (datumBis ?? '9999-12-31') : null,
      zeitzone(),
    ];
    const lang = istLang(datumVon, datumBis);
    const nachTagen =
      folgtTagen(grund) &&
      (grund.zeitraum !== datumstypen.ERFASSUNGSDATUM || selbeTage(datumVon, datumBis, zeitzone()));
    const filter = await this.filter.bedingungen(frage);
    return (await this.wortsuche.fragen(frage.query ?? '', mandanten)).map(
      ({ bedingungen, text, fragmente }) => {
        const alle = [...bedingungen, ...filter];
        const plan = {
          ...grund,
          gezaehlt: nachTagen && lang && alle.length === 0,
          gefragt: alle.map((b) => b.art),
        };
        const werte = [...immer, ...alle.map((b) => b.wert)];
        return { plan, werte, nachTagen, lang, text, fragmente };
      },
    );
  }

  /** Where a long list begins, first of all the shortest piece; nothing where it is not long, or counted by days. */
  async anfaenge({ lang, plan, werte }: Frage): Promise<Anfang[]> {
    return lang && !plan.gezaehlt ? this.zahlen.anfaenge(plan, werte) : [];
  }
}

/** The same question about the beginning of the list. */
export const amAnfang = (frage: Frage, { tage }: Anfang) => mit(frage, { art: 'tage', wert: tage });

/** What it asks of texts alone, of the beginning of the list. */
export const textAmAnfang = (frage: Frage, anfang: Anfang) => {
  const ohne = {
    ...frage,
    plan: { ...frage.plan, nurOffene: false, gefragt: [] },
    werte: frage.werte.slice(0, grundwerte),
  };
  return amAnfang(frage.text.reduce(mit, ohne), anfang);
};

/** Words on fewer of the orders at the beginning are on so few of all that the index finds them sooner. */
export const istSelten = ({ groesse }: Anfang, treffer: number) => treffer < groesse / 400;

/** The same question by the index of words. */
export const nachFragmenten = (frage: Frage) => mit(frage, { art: 'fragmente', wert: frage.fragmente });
