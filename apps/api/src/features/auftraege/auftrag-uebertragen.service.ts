import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { Auftragsstand } from './auftragsstand.repository.js';
import { Nummernvergabe } from './packstuecke/nummernvergabe.service.js';
import { type Reife, Versandreife } from './regeln/versandreife.service.js';
import { Auftragsliste } from './suche/auftragsliste.read-model.js';
import { type Zeilenform, zeilenform } from './suche/listenform.js';

/** The ids that did not qualify, with the rules that keep them back. */
interface Abgelehnte {
  abgelehnt: number[];
  gruende: Reife['gruende'];
}

/** Marks orders for transfer to the dispatch system and takes the mark back. */
@Injectable()
export class AuftragUebertragen {
  constructor(
    private readonly db: Datenbank,
    private readonly stand: Auftragsstand,
    private readonly liste: Auftragsliste,
    private readonly sichtbares: Sichtbares,
    private readonly reife: Versandreife,
    private readonly nummern: Nummernvergabe,
  ) {}

  /** Marks those that qualify. Answers them as JSON text, the ids that did not, and the rules that keep them back. */
  async markieren(
    ids: number[],
    { sage, form = zeilenform({ felder: 'liste', mit: null }) }: { sage: Uebersetzer; form?: Zeilenform },
  ): Promise<{ json: string } & Abgelehnte> {
    const wer = identitaet();
    const { sichtbareMandanten, benutzerId } = wer;
    await this.sichtbares.verlange('auftrag', ids);
    const { geaendert, gruende } = await this.db.transaktion(async () => {
      const art = { aktion: 'uebertragen', sonst: 'auftrag.nichtErfasst', sage } as const;
      const { bereit, hindernisse, gruende } = await this.reife.pruefe(ids, sichtbareMandanten, art);
      if (!bereit.length) throw new Fachfehler(409, hindernisse);
      const geaendert = await this.stand.markiere(bereit, sichtbareMandanten, benutzerId);
      await this.nummern.fuerUebergabe(
        geaendert.map(({ id }) => id),
        wer,
      );
      return { geaendert, gruende };
    });
    const erfolgt = geaendert.map((z) => z.id);
    const json = await this.liste.nachIds(erfolgt, sichtbareMandanten, form);
    return { json, abgelehnt: uebrige(ids, geaendert), gruende };
  }

  /** Takes back those not yet fetched; answers how many, and the ids of the others. */
  async zuruecknehmen(ids: number[]): Promise<{ anzahl: number; abgelehnt: number[] }> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    await this.sichtbares.verlange('auftrag', ids);
    const geaendert = await this.stand.nimmZurueck(ids, sichtbareMandanten, benutzerId);
    return { anzahl: geaendert.length, abgelehnt: uebrige(ids, geaendert) };
  }
}

function uebrige(ids: number[], erfolgt: { id: number }[]): number[] {
  const fertig = new Set(erfolgt.map((z) => z.id));
  return ids.filter((id) => !fertig.has(id));
}
