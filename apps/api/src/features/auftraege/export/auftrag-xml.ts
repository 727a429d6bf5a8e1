import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { alsXml, type Dokumentart } from '../../../platform/xml/schreiben.js';

/** An order as XML, as `docs/schnittstellen/auftrag.xsd` describes it. */
export const auftragsdokument: Dokumentart<Auftrag> = {
  wurzel: 'auftrag',
  namensraum: 'urn:frachtportal:auftrag:1',
  klasse: Auftrag,
};

export function auftragAlsXml(auftrag: Auftrag): Promise<string> {
  return alsXml(auftragsdokument, auftrag);
}
