import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Injectable } from '@nestjs/common';
import { AuftragLesen } from './auftrag-lesen.read-model.js';
import { auftragAlsXml, auftragsdokument } from './export/auftrag-xml.js';

/** What `alsXml` writes; other features read and describe it. */
export { auftragsdokument };

/** Whole orders as objects, for what works on their content (papers, exports, transfer). */
@Injectable()
export class AuftraegeService {
  constructor(private readonly lesen: AuftragLesen) {}

  /** In the order of the ids; those outside the given clients are missing. */
  async viele(ids: number[], mandanten: number[]): Promise<Auftrag[]> {
    const gelesen = await this.lesen.viele(ids, mandanten);
    return gelesen.map((g) => JSON.parse(g.json) as Auftrag);
  }

  /** One whole order as XML, the same wherever it goes. */
  alsXml(auftrag: Auftrag): Promise<string> {
    return auftragAlsXml(auftrag);
  }
}
