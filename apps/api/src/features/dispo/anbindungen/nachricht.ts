import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { dispoindexe, type Indextyp } from '@frachtportal/domain/dispo/dispoindex';
import { Kennung, Liste, Text, Verweis } from '@frachtportal/domain/feld/dekoratoren';
import { Einstellung } from '@frachtportal/domain/konfiguration/einstellung';
import { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { alsXml, type Dokumentart } from '../../../platform/xml/schreiben.js';

/** What a message is about. */
export type Nachrichtenart = 'auftrag' | 'preisanfrage' | 'index' | 'konfiguration';

export const nachrichtenart = (auftrag: Auftrag): Nachrichtenart =>
  auftrag.typ === 1 ? 'preisanfrage' : 'auftrag';

class Eintrag {
  @Kennung({ label: 'beschriftung.kennung', pflicht: true }) id!: number;
}

/** The request to bring an index up to date; without entries the whole of it. */
class Indexauftrag {
  @Text({ max: 30, label: 'beschriftung.index', werte: Object.keys(dispoindexe), pflicht: true })
  typ!: string;
  @Liste(() => Eintrag, { label: 'beschriftung.eintraege' }) eintraege!: Eintrag[];
}

export const indexdokument: Dokumentart<Indexauftrag> = {
  wurzel: 'index',
  namensraum: 'urn:frachtportal:index:1',
  klasse: Indexauftrag,
};

export function indexAlsXml(typ: Indextyp, ids: number[]): Promise<string> {
  return alsXml(indexdokument, { typ, eintraege: ids.map((id) => ({ id })) });
}

/** The configuration that holds for a main client, or without one; all keys, so that nothing earlier is needed. */
export class Konfigurationsmeldung {
  /** Grows with every change: whoever has a higher one of the same client keeps that. */
  @Kennung({ label: 'beschriftung.stand', pflicht: true }) stand!: number;
  @Verweis(() => MandantKurz, { label: 'beschriftung.hauptmandantFehltWennAlle' })
  hauptmandant!: MandantKurz | null;
  @Liste(() => Einstellung, { label: 'beschriftung.einstellungen' }) einstellungen!: Einstellung[];
}

export const konfigurationsdokument: Dokumentart<Konfigurationsmeldung> = {
  wurzel: 'konfiguration',
  namensraum: 'urn:frachtportal:konfiguration:1',
  klasse: Konfigurationsmeldung,
};
