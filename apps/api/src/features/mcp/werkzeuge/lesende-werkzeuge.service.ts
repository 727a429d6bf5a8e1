import { Auftragssuche, datumstypen, listenmerkmale } from '@frachtportal/domain/auftrag/auftragssuche';
import { phasen } from '@frachtportal/domain/auftrag/liste/phase';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Gefahrgutfrage } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutsuche';
import { Injectable } from '@nestjs/common';
import { gefunden, ungueltig, verlange } from '../../../platform/errors/fachfehler.js';
import { liesId } from '../../../platform/http/koerper.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftragLesen } from '../../auftraege/auftrag-lesen.read-model.js';
import { Auftragsuche } from '../../auftraege/suche/auftragsuche.service.js';
import { Gefahrgutsuche } from '../../gefahrgut/gefahrgutsuche.service.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import { type Aufruf, type Ergebnis, objekt, type Werkzeug } from '../werkzeug.js';

/** A model reads all of an answer: what it did not ask for costs it dear. */
const ueblich = 20;
const hoechstens = 100;

/** Lists whose ids an order names. */
const listen = [
  'land',
  'frankatur',
  'verkehrsart',
  'terminkennzeichen',
  'zustellkennzeichen',
  'anlieferkennzeichen',
  'verpackung',
  'lademittel',
  'serviceDefinition',
] as const;

const text = { type: 'string' } as const;
const tag = { type: 'string', description: 'Kalendertag, JJJJ-MM-TT' } as const;

/** Finds orders, reads one, looks up what an order can name. */
@Injectable()
export class LesendeWerkzeuge {
  constructor(
    private readonly suchen: Auftragsuche,
    private readonly lesen: AuftragLesen,
    private readonly tafel: Gefahrgutsuche,
    private readonly stammdaten: Stammdaten,
  ) {}

  readonly werkzeuge: readonly Werkzeug[] = [
    {
      name: 'auftraege_suchen',
      titel: 'Aufträge suchen',
      beschreibung:
        'Sucht Aufträge nach Worten (Nummer, Referenz, Name, Ort, PLZ, Ware), Tagen und Stand. Die neuesten zuerst.',
      eingabe: objekt({
        query: { ...text, description: 'Worte, die alle vorkommen' },
        datumVon: tag,
        datumBis: tag,
        datumTyp: { ...text, enum: Object.keys(datumstypen) },
        offeneAuftraege: { type: 'boolean' },
        phase: { type: 'array', items: { ...text, enum: [...phasen] } },
        nur: { type: 'array', items: { ...text, enum: [...listenmerkmale] } },
        page: { type: 'integer', minimum: 0, description: 'Seite, von 0 an' },
        searchLimit: {
          type: 'integer',
          minimum: 1,
          maximum: hoechstens,
          description: `Zeilen je Seite, sonst ${ueblich}`,
        },
      }),
      recht: 'auftrag.lesen',
      liest: true,
      tue: (aufruf) => this.suche(aufruf),
    },
    {
      name: 'auftrag_lesen',
      titel: 'Auftrag lesen',
      beschreibung:
        'Ein Auftrag mit Positionen, Gefahrgut, Stand und Statushistorie, nach seiner Nummer oder Kennung.',
      eingabe: objekt({ spedeigennr: { ...text, description: 'Auftragsnummer' }, id: { type: 'integer' } }),
      recht: 'auftrag.lesen',
      liest: true,
      tue: (aufruf) => this.auftrag(aufruf),
    },
    {
      name: 'adr_nachschlagen',
      titel: 'Gefahrgut nachschlagen',
      beschreibung:
        'Zeilen der ADR-Tabelle zu einer UN-Nummer oder Bezeichnung, die an einem Tag gelten; ihre id nennt ein Auftrag.',
      eingabe: objekt({
        unnr: { ...text, description: 'UN-Nummer oder ihr Anfang' },
        bezeichnung: text,
        tag,
      }),
      recht: 'stammdaten.lesen',
      liest: true,
      tue: (aufruf) => this.gefahrgut(aufruf),
    },
    {
      name: 'liste_lesen',
      titel: 'Auswahlliste lesen',
      beschreibung:
        'Die Einträge einer Liste, deren Kennungen ein Auftrag nennt: Verpackungen, Lademittel, Frankaturen …',
      eingabe: objekt({ liste: { ...text, enum: [...listen] } }, ['liste']),
      recht: 'stammdaten.lesen',
      liest: true,
      tue: (aufruf) => this.liste(aufruf),
    },
  ];

  private async suche({ angaben }: Aufruf): Promise<Ergebnis> {
    const frage = { searchLimit: ueblich, ...angaben, felder: 'liste' };
    const { json, gesamt } = await this.suchen.suche(verlange(lies(Auftragssuche, frage)));
    return { wert: { gesamt, auftraege: JSON.parse(json) } };
  }

  private async auftrag({ angaben }: Aufruf): Promise<Ergebnis> {
    const { sichtbareMandanten } = identitaet();
    const { spedeigennr, id } = angaben;
    if (typeof spedeigennr !== 'string' && id === undefined)
      throw ungueltig([fehler('feld.pflicht', 'spedeigennr')]);
    const gelesen =
      typeof spedeigennr === 'string'
        ? await this.lesen.nachNummer(spedeigennr, sichtbareMandanten)
        : await this.lesen.nachId(liesId(id, 'id'), sichtbareMandanten);
    return { wert: { auftrag: JSON.parse(gefunden(gelesen).json) } };
  }

  private async gefahrgut({ angaben }: Aufruf): Promise<Ergebnis> {
    return { wert: { zeilen: await this.tafel.vorschlaege(verlange(lies(Gefahrgutfrage, angaben))) } };
  }

  private async liste({ angaben }: Aufruf): Promise<Ergebnis> {
    const name = listen.find((l) => l === angaben['liste']);
    if (!name) throw ungueltig([fehler('feld.pflicht', 'liste')]);
    const { mandantId, hauptmandantId } = identitaet();
    return { wert: { eintraege: await this.stammdaten.liste(name, [mandantId, hauptmandantId]) } };
  }
}
