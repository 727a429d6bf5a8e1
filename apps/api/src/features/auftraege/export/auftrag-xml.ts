import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { alsXml, type Dokumentart } from '../../../platform/xml/schreiben.js';

/** An order as XML, as `docs/schnittstellen/auftrag.xsd` describes it. */
export const auftragsdokument: Dokumentart<Auftrag> = {
  wurzel: 'auftrag',
  namensraum: 'urn:frachtportal:auftrag:1',
  klasse: Auftrag,
};

/** What is off, because its definition has become another kind since, goes to nobody: as on papers and in exports. */
export function auftragAlsXml(auftrag: Auftrag): Promise<string> {
  const auftragServices = auftrag.auftragServices.filter((service) => service.active);
  return alsXml(auftragsdokument, { ...auftrag, auftragServices });
}
