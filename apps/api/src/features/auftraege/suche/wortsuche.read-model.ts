import { suchform } from '@frachtportal/domain/texte/suchform';
import { liesSuchfrage } from '@frachtportal/domain/texte/suchfrage';
import { sprachen, uebersetzerZu } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../../platform/database/aenderungen.js';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Gedaechtnis } from '../../../platform/database/gedaechtnis.js';
import { stammdatenlisten } from '../../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import {
  type Bedingung,
  filterbedingungen,
  imText,
  type Statusnamen,
  suchfragmente,
  wortbedingungen,
  worteImText,
} from './suchbedingung.js';

const packstuecke = anweisung(
  'wortsuche.packstuecke',
  'SELECT auftrag_id AS "auftragId", sscc FROM packstueck WHERE sscc = ANY($1) AND mandant_id = ANY($2)',
);

/** The number of a logistic unit, as it is read from a label: with or without its identifier. */
const ssccForm = /^(?:\(?00\)?)?(\d{18})$/;

/** What is asked of orders for the sake of words. */
interface Wortfrage {
  bedingungen: Bedingung[];
  /** Those that ask for a text, and what all texts in which it stands have in common, by an index. */
  text: Bedingung[];
  fragmente: string[];
}

/** Turns what is typed into what is asked of orders. */
@Injectable()
export class Wortsuche {
  private readonly stati: Gedaechtnis<{ namen: Statusnamen; json: string }>;

  constructor(
    private readonly db: Datenbank,
    private readonly stammdaten: Stammdaten,
    aenderungen: Aenderungen,
  ) {
    const tabellen = [stammdatenlisten.sendungsstatus.tabelle, stammdatenlisten.anzeigestatus.tabelle];
    this.stati = new Gedaechtnis(aenderungen, tabellen, 1);
  }

  /** What is asked first and, where that finds nothing, of everything known of an order. */
  async fragen(eingabe: string, mandanten: number[]): Promise<Wortfrage[]> {
    const gelesen = liesSuchfrage(eingabe);
    const stueck = await this.mitPackstueck(gelesen.worte, mandanten);
    const worte = gelesen.worte.filter((w) => !stueck.worte.has(w));
    const immer: Bedingung[] = stueck.worte.size > 0 ? [{ art: 'kennungen', wert: stueck.kennungen }] : [];
    const gefiltert = Object.values(gelesen.filter).some((w) => w.length > 0);
    if (worte.length === 0 && !gefiltert) return [{ bedingungen: immer, text: [], fragmente: [] }];
    const { namen, json } = await this.stati.hole('alle', () => this.ladeStati());
    immer.push(...filterbedingungen(gelesen, namen));
    const gefilterteWorte = worteImText(gelesen);
    const frage = (statusnamen: string | null): Wortfrage => {
      const text = [...wortbedingungen(worte, statusnamen), ...imText(gefilterteWorte)];
      const fragmente = [
        ...suchfragmente(worte, statusnamen === null ? [] : namen.values()),
        ...suchfragmente(gefilterteWorte),
      ];
      return { bedingungen: [...text, ...immer], text, fragmente };
    };
    return worte.length > 0 ? [frage(null), frage(json)] : [frage(null)];
  }

  /** Which words are numbers of pieces, and the orders that have all of them. */
  private async mitPackstueck(worte: string[], mandanten: number[]) {
    const nummern = new Map(worte.map((w) => [w, ssccForm.exec(w)?.[1]]));
    const gefragt = [...nummern.values()].filter((n) => n !== undefined);
    const stuecke = gefragt.length > 0 ? await this.db.sql(packstuecke, [gefragt, mandanten]) : [];
    const bekannt = new Set(stuecke.map((s) => s.sscc));
    const kennungen = [...new Set(stuecke.map((s) => s.auftragId))].filter(
      (id) => new Set(stuecke.filter((s) => s.auftragId === id).map((s) => s.sscc)).size === bekannt.size,
    );
    return { worte: new Set(worte.filter((w) => bekannt.has(nummern.get(w) ?? ''))), kennungen };
  }

  private async ladeStati() {
    const namen = new Map<number, string>();
    for (const { iso } of sprachen) {
      const sage = uebersetzerZu(iso);
      for (const s of await this.stammdaten.liste('sendungsstatus', [], sage))
        namen.set(s.id, suchform([namen.get(s.id), s.kurzBezeichnung, s.anzeige].filter(Boolean).join(' ')));
    }
    return { namen, json: JSON.stringify(Object.fromEntries(namen)) };
  }
}
