import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { dispoindexe, type Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { Kennung, Liste, Text } from '@frachtportal/domain/feld/dekoratoren';
import { alsXml, type Dokumentart } from '../../../platform/xml/schreiben.js';

/** What a message is about. */
export type Nachrichtenart = 'auftrag' | 'preisanfrage' | 'index';

export const nachrichtenart = (auftrag: Auftrag): Nachrichtenart =>
  auftrag.typ === 1 ? 'preisanfrage' : 'auftrag';

class Eintrag {
  @Kennung({ label: 'Kennung', pflicht: true }) id!: number;
}

/** The request to bring an index up to date; without entries the whole of it. */
class Indexauftrag {
  @Text({ max: 30, label: 'Index', werte: Object.keys(dispoindexe), pflicht: true }) typ!: string;
  @Liste(() => Eintrag, { label: 'Einträge' }) eintraege!: Eintrag[];
}

export const indexdokument: Dokumentart<Indexauftrag> = {
  wurzel: 'index',
  namensraum: 'urn:frachtportal:index:1',
  klasse: Indexauftrag,
};

export function indexAlsXml(typ: Indextyp, ids: number[]): string {
  return alsXml(indexdokument, { typ, eintraege: ids.map((id) => ({ id })) });
}
