import { istTabelle } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { Injectable } from '@nestjs/common';
import type { Eingelesen } from './einlesen.service.js';
import type { Importart } from './importart.js';
import { Laeufe, type Laufstand } from './laeufe.repository.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { schluesselVon } from './pruefung.service.js';
import { fingerabdruck } from './zuordnungswunsch.js';

/** What the columns of a file mean, and with that which of its lines belong together. In the caller's transaction. */
@Injectable()
export class Gruppierung {
  constructor(
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
  ) {}

  /** What they meant the last time, else what their names say. */
  async vorschlag(
    art: Importart,
    mandantId: number | null,
    { kopf, zuordnung }: Pick<Eingelesen, 'kopf' | 'zuordnung'>,
  ): Promise<(string | null)[]> {
    if (zuordnung) return zuordnung;
    const gemerkt = await this.laeufe.gemerkt(art.art, mandantId, fingerabdruck(kopf));
    return gemerkt ? kopf.map((_, i) => gemerkt[i] ?? null) : art.erkenne(kopf);
  }

  async ordneZu(art: Importart, lauf: Laufstand, zuordnung: (string | null)[]): Promise<void> {
    const vollstaendig = !istTabelle(lauf.format) || art.fehlend(zuordnung).length === 0;
    if (vollstaendig) await this.gruppiere(art, lauf, zuordnung);
    else await this.laeufe.zuordnen(lauf.id, { zuordnung, komma: [], zustand: 'zuzuordnen' });
    await this.laeufe.zaehle(lauf.id);
  }

  async gruppiere(art: Importart, lauf: Laufstand, zuordnung: (string | null)[]): Promise<void> {
    if (!art.bereiteVor) {
      await this.laeufe.zuordnen(lauf.id, { zuordnung, komma: [], zustand: 'pruefung' });
      return this.zeilen.vereinzle(lauf.id);
    }
    const zeilen = await this.zeilen.alle(lauf.id);
    const { vorgaenge, komma } = art.bereiteVor({ ...lauf, zuordnung }, zeilen);
    await this.laeufe.zuordnen(lauf.id, { zuordnung, komma, zustand: 'pruefung' });
    const schluessel = schluesselVon(zeilen, vorgaenge);
    await this.zeilen.gruppiere(
      lauf.id,
      zeilen.map(({ nummer }, i) => ({
        nummer,
        vorgang: vorgaenge[i] ?? 0,
        schluessel: schluessel.get(vorgaenge[i] ?? 0) ?? '',
      })),
    );
  }

  async pruefeVorgang(id: number, vorgang: number): Promise<void> {
    const zeilen = await this.zeilen.desVorgangs(id, vorgang);
    const schluessel =
      schluesselVon(
        zeilen,
        zeilen.map(() => vorgang),
      ).get(vorgang) ?? '';
    await this.zeilen.pruefeWieder(id, vorgang, schluessel);
  }
}
