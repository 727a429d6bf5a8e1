import { alsXsd } from '../../platform/xml/xsd.js';
import { auftragsdokument } from '../auftraege/auftraege.service.js';
import { indexdokument, konfigurationsdokument } from './anbindungen/nachricht.js';
import { statusdokument } from './eingang/statusdatei.js';

/** The published schemas by file name, made from the field declarations. */
export function schemadateien(): Map<string, string> {
  return new Map([
    ['auftrag.xsd', alsXsd(auftragsdokument, 'Ein Auftrag oder, mit typ 1, eine Preisanfrage.')],
    [
      'status.xsd',
      alsXsd(statusdokument, 'Statusmeldungen, Ablieferungen und Preise des Dispositionssystems.'),
    ],
    ['index.xsd', alsXsd(indexdokument, 'Aufforderung, einen Index zu aktualisieren.')],
    [
      'konfiguration.xsd',
      alsXsd(konfigurationsdokument, 'Die Konfiguration, die gilt, mit allen Schlüsseln.'),
    ],
  ]);
}
