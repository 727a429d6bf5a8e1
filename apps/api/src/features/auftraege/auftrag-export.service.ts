import type { Frankatur, Verkehrsart } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { AuftraegeService } from './auftraege.service.js';
import { auftraegeAlsCsv } from './export/auftrag-csv.js';
import type { Exporttexte } from './export/csv-spalten.js';

/** Orders as files. */
@Injectable()
export class AuftragExport {
  constructor(
    private readonly auftraege: AuftraegeService,
    private readonly stammdaten: Stammdaten,
  ) {}

  /** The CSV of the given orders, one row each, in the order of the ids. */
  async csv(ids: number[]): Promise<string> {
    const auftraege = await this.auftraege.viele(ids, identitaet().sichtbareMandanten);
    if (auftraege.length < ids.length) throw nichtGefunden();
    let csv = '';
    for await (const stueck of auftraegeAlsCsv(auftraege, await this.texte())) csv += stueck;
    return csv;
  }

  /** One whole order as XML. */
  async xml(id: number): Promise<string> {
    const [auftrag] = await this.auftraege.viele([id], identitaet().sichtbareMandanten);
    if (!auftrag) throw nichtGefunden();
    return this.auftraege.alsXml(auftrag);
  }

  private async texte(): Promise<Exporttexte> {
    const { sichtbareMandanten } = identitaet();
    const [frankaturen, verkehrsarten] = await Promise.all([
      this.stammdaten.liste<Frankatur>('frankatur', sichtbareMandanten),
      this.stammdaten.liste<Verkehrsart>('verkehrsart', sichtbareMandanten),
    ]);
    return { frankaturen: jeId(frankaturen), verkehrsarten: jeId(verkehrsarten) };
  }
}

function jeId(eintraege: { id: number; langBezeichnung: string }[]): Record<number, string> {
  return Object.fromEntries(eintraege.map((e) => [e.id, e.langBezeichnung]));
}
