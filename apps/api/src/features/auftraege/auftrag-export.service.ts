import type { Frankatur, Verkehrsart } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Injectable } from '@nestjs/common';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { AuftraegeService } from './auftraege.service.js';
import { Auftragskoepfe, type Auftragskopf } from './auftragskoepfe.read-model.js';
import { auftraegeAlsCsv } from './export/auftrag-csv.js';
import type { Exporttexte } from './export/csv-spalten.js';

const jeAbfrage = 200;

/** Orders as files. */
@Injectable()
export class AuftragExport {
  constructor(
    private readonly auftraege: AuftraegeService,
    private readonly koepfe: Auftragskoepfe,
    private readonly stammdaten: Stammdaten,
  ) {}

  /** The CSV of the given orders, one row each, in the order of the ids. */
  async csv(ids: number[]): Promise<string> {
    let csv = '';
    for await (const stueck of auftraegeAlsCsv(this.lies(ids), await this.texte())) csv += stueck;
    return csv;
  }

  /** A few at a time, so that a large export holds no more memory than a small one. */
  private async *lies(ids: number[]): AsyncGenerator<Auftragskopf> {
    const { sichtbareMandanten } = identitaet();
    for (let i = 0; i < ids.length; i += jeAbfrage) {
      const teil = ids.slice(i, i + jeAbfrage);
      const gelesen = await this.koepfe.viele(teil, sichtbareMandanten);
      if (gelesen.length < teil.length) throw nichtGefunden();
      yield* gelesen;
    }
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
