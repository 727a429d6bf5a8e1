import { createHash } from 'node:crypto';
import type { Dateizeile } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import type { Dateilauf } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import type { Importart, Lauf, Vorgang, Vorgangsbefund } from './importart.js';
import { Importplaetze } from './importplaetze.service.js';
import { Laeufe, type Laufstand } from './laeufe.repository.js';
import { istMenge } from './laufangaben.read-model.js';
import { Laufzeilen } from './laufzeilen.repository.js';
import { Mengenstaende } from './menge/mengenstaende.repository.js';
import { schubweise } from './schubweise.js';

/** Finds out what would become of the lines of a run; nothing of it is stored but that. */
@Injectable()
export class Pruefung {
  constructor(
    private readonly db: Datenbank,
    private readonly laeufe: Laeufe,
    private readonly zeilen: Laufzeilen,
    private readonly mengen: Mengenstaende,
    private readonly plaetze: Importplaetze,
  ) {}

  /** Checks what is not checked yet. */
  async weiter(art: Importart, id: number): Promise<Dateilauf> {
    await schubweise(
      (mehr) => this.plaetze.anDerReihe(() => this.schub(art, id), mehr),
      () => this.laeufe.zaehle(id),
    );
    return this.laeufe.eines(art.art, id);
  }

  /** Was there anything to do? */
  private schub(art: Importart, id: number): Promise<boolean> {
    return this.db.transaktion(async () => {
      const lauf = await this.laeufe.gesperrt(art.art, id);
      if (lauf.zustand !== 'pruefung') return false;
      const vorgaenge = await this.zeilen.ungepruefte(id, art.schub.pruefung);
      if (vorgaenge.length) await this.zeilen.befinde(id, await this.befunde(art, lauf, vorgaenge));
      else await this.schliesseAb(art, lauf);
      return vorgaenge.length > 0;
    });
  }

  private async schliesseAb(art: Importart, lauf: Laufstand): Promise<void> {
    if (istMenge(art)) await this.mengen.vergleicheMit(lauf.id, await art.vergleiche(lauf));
    await this.laeufe.setze(lauf.id, 'geprueft');
  }

  /** What would become of them, also beside what this file and others have brought already. */
  async befunde(art: Importart, lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const befunde = await art.pruefe(lauf, vorgaenge);
    const vorhandenes = await this.zeilen.vorhandenes(
      lauf.mandantId,
      vorgaenge.map((v) => v.schluessel),
    );
    const fruehere = await this.zeilen.frueheres(
      lauf.id,
      befunde.flatMap((b) => b.referenz ?? []),
    );
    return befunde.map((befund, i) => {
      const {
        zeilen: [erste],
        schluessel = '',
      } = vorgaenge[i] ?? { zeilen: [] };
      const ort = { zeile: erste?.nummer ?? 0, spalte: null };
      const da = vorhandenes.get(schluessel);
      if (da && befund.ausgang !== 'abgelehnt') {
        const meldung = fehler('auftragseingang.vorhanden', undefined, { nummer: da.spedeigennr });
        return { ...befund, ausgang: 'vorhanden', meldungen: [{ ort, meldung }] };
      }
      const { referenz } = befund;
      const zuvor = referenz === null ? undefined : fruehere.get(referenz);
      if (zuvor && zuvor.vorgang < befund.nummer) return art.zweimal(befund, ort, zuvor.nummer);
      if (referenz !== null && !zuvor) fruehere.set(referenz, { vorgang: befund.nummer, nummer: ort.zeile });
      return befund;
    });
  }
}

/** By the number of each thing what it consists of; of things with the same content each counts for itself. */
export function schluesselVon(
  zeilen: readonly Dateizeile[],
  vorgaenge: readonly number[],
): Map<number, string> {
  const inhalte = new Map<number, string>();
  for (const [i, { zellen }] of zeilen.entries()) {
    const vorgang = vorgaenge[i] ?? 0;
    inhalte.set(vorgang, `${inhalte.get(vorgang) ?? ''}${JSON.stringify(zellen)}\n`);
  }
  const mal = new Map<string, number>();
  return new Map(
    [...inhalte].map(([vorgang, inhalt]) => {
      const vorkommen = (mal.get(inhalt) ?? 0) + 1;
      mal.set(inhalt, vorkommen);
      return [vorgang, createHash('sha256').update(`${vorkommen}\n${inhalt}`).digest('hex')];
    }),
  );
}
