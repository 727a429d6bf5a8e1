import type { Readable } from 'node:stream';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, nichtGefunden } from '../../../platform/errors/fachfehler.js';
import { type Identitaet, identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { Dokumente } from '../../dokumente/dokumente.service.js';
import { BerichtService } from '../bericht.service.js';
import { BerichtstexteService } from '../berichtstexte.service.js';
import { dateiname } from '../dateiname.js';
import { Ablieferungen, type GeleseneAblieferung } from './ablieferungen.read-model.js';
import { Nachweisbelege } from './nachweisbelege.service.js';

/** The proof of delivery of one order: the stored paper where there is one, else made from the delivery data. */
@Injectable()
export class Abliefernachweis {
  constructor(
    private readonly auftraege: AuftraegeService,
    private readonly ablieferungen: Ablieferungen,
    private readonly dokumente: Dokumente,
    private readonly belege: Nachweisbelege,
    private readonly texte: BerichtstexteService,
    private readonly berichte: BerichtService,
  ) {}

  /** @throws Fachfehler 404 for an order out of sight or not yet delivered, 429 when too much of the user waits */
  async zu(id: number, sprache: string): Promise<{ dateiname: string; pdf: Readable | Uint8Array }> {
    const { sichtbareMandanten } = identitaet();
    const [auftrag] = await this.auftraege.viele([id], sichtbareMandanten);
    if (!auftrag) throw nichtGefunden();
    const ablieferung = (await this.ablieferungen.zu([auftrag], sichtbareMandanten))[id];
    if (!ablieferung)
      throw new Fachfehler(404, [
        fehler('bericht.keineAblieferung', undefined, { number: auftrag.spedeigennr }),
      ]);
    const name = dateiname('abliefernachweis', [auftrag]);
    const original = await this.original(ablieferung);
    return { dateiname: name, pdf: original ?? (await this.drucke(auftrag, ablieferung, sprache)) };
  }

  /** The stored PDF as it came; where its file is gone the delivery data speak for themselves. */
  private async original({ dokumentId, inhaltstyp }: GeleseneAblieferung): Promise<Readable | undefined> {
    if (!dokumentId || inhaltstyp !== 'application/pdf') return undefined;
    try {
      return (await this.dokumente.inhalt(dokumentId, identitaet().sichtbareMandanten)).strom;
    } catch (grund) {
      if (grund instanceof Fachfehler) return undefined;
      throw grund;
    }
  }

  private drucke(auftrag: Auftrag, ablieferung: GeleseneAblieferung, sprache: string): Promise<Uint8Array> {
    const wer = identitaet();
    return this.berichte.anDerReihe(wer, () => this.gedruckt(auftrag, ablieferung, { sprache, wer }));
  }

  private async gedruckt(
    auftrag: Auftrag,
    ablieferung: GeleseneAblieferung,
    { sprache, wer }: { sprache: string; wer: Identitaet },
  ): Promise<Uint8Array> {
    const [texte, ablieferungen] = await Promise.all([
      this.texte.zu([auftrag], wer),
      this.belege.zu({ [auftrag.id]: ablieferung }, wer.sichtbareMandanten),
    ]);
    return this.berichte.erzeuge(
      'abliefernachweis',
      [auftrag],
      { ...texte, ablieferungen },
      undefined,
      sprache,
    );
  }
}
