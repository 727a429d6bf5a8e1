import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import type { Dokumentenverweis } from '@frachtportal/domain/auftrag/auftrag-teile';
import { sichererDateiname } from '@frachtportal/domain/dokument/dateiname';
import {
  type Belegart,
  type Dokumentart,
  dokumentarten,
  hoechstensDokumente,
} from '@frachtportal/domain/dokument/dokument';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet, vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { DATEIABLAGE, type Dateiablage, DateiFehlt } from './ablage/dateiablage.js';
import { type Dokument, Dokumentenverweise } from './dokumentenverweise.repository.js';
import { artDerDatei } from './inhaltsart.js';

/** A file on its way into the storage. */
export interface Zulauf {
  pfad: string;
  bytes: number;
  /** As it is called where it comes from. */
  filename: string;
  /** How it is called in the list. */
  dateiname: string | null;
  belegart: Belegart | null;
}

/** The papers of orders: first the file, then its row, so that no row ever names a file that is not there. */
@Injectable()
export class Dokumente {
  constructor(
    private readonly verweise: Dokumentenverweise,
    @Inject(DATEIABLAGE) private readonly ablage: Dateiablage,
  ) {}

  async zuAuftrag(auftragId: number): Promise<Dokumentenverweis[]> {
    const { sichtbareMandanten } = identitaet();
    if (!(await this.verweise.auftrag(auftragId, sichtbareMandanten))) throw nichtGefunden();
    return this.verweise.zuAuftrag(auftragId, sichtbareMandanten);
  }

  /** Stores a paper a user sends. @throws Fachfehler 400 by its content, 404, 409 where there are too many */
  async nimmAuf(auftragId: number, datei: Zulauf): Promise<Dokumentenverweis> {
    const auftrag = await this.verweise.auftrag(auftragId, identitaet().sichtbareMandanten);
    if (!auftrag) throw nichtGefunden();
    if (auftrag.dokumente >= hoechstensDokumente)
      throw konflikt('dokument.zuViele', { max: hoechstensDokumente });
    if (datei.belegart !== 'pod') return this.lege(auftrag, datei);
    if (!identitaet().hauptmandant) throw ungueltig([fehler('dokument.podNurSpedition', 'belegart')]);
    if (auftrag.statusId < Status.uebertragen) throw ungueltig([fehler('dokument.podZuFrueh', 'belegart')]);
    const verweis = await this.lege(auftrag, datei);
    await this.verweise.weiseNach(auftragId, verweis.id, identitaet().sichtbareMandanten);
    return verweis;
  }

  /** The content of a paper of these clients, with what it is. */
  async inhalt(id: number, mandanten: number[]): Promise<{ dokument: Dokument; strom: Readable }> {
    const dokument = await this.verweise.eines(id, mandanten);
    if (!dokument) throw nichtGefunden();
    try {
      return { dokument, strom: await this.ablage.hole(dokument.ablageschluessel) };
    } catch (grund) {
      if (grund instanceof DateiFehlt) throw konflikt('dokument.dateiFehlt', { name: dokument.filename });
      throw grund;
    }
  }

  async entferne(id: number): Promise<void> {
    const { sichtbareMandanten } = identitaet();
    const dokument = await this.verweise.eines(id, sichtbareMandanten);
    if (!dokument || !(await this.verweise.entferne(id, sichtbareMandanten))) throw nichtGefunden();
    if (dokument.belegart === 'pod')
      await this.verweise.nimmNachweisZurueck(dokument.auftragId, sichtbareMandanten);
  }

  /** @throws Fachfehler 400 where the content is not one that is kept */
  async lege(
    auftrag: { id: number; mandantId: number },
    { pfad, bytes, filename, dateiname, belegart }: Zulauf,
  ): Promise<Dokumentenverweis> {
    const inhaltstyp = await artDerDatei(pfad);
    if (!inhaltstyp) throw ungueltig([fehler('dokument.inhalt', 'file', { arten: erlaubte })]);
    const ablageschluessel = neuerSchluessel(auftrag.mandantId, auftrag.id);
    const sha256 = await pruefsumme(pfad);
    await this.verweise.unsafeMerkeVor(ablageschluessel);
    await this.ablage.lege(ablageschluessel, pfad, inhaltstyp);
    const name = sichererDateiname(filename, inhaltstyp);
    return this.verweise.anlegen({
      mandantId: auftrag.mandantId,
      auftragId: auftrag.id,
      dateiname: dateiname?.trim() || name,
      filename: name,
      inhaltstyp,
      groesse: bytes,
      sha256,
      ablageschluessel,
      benutzerId: vielleichtIdentitaet()?.benutzerId ?? null,
      belegart,
    });
  }
}

const erlaubte = Object.values(dokumentarten satisfies Record<Dokumentart, readonly string[]>)
  .map(([endung]) => endung.toUpperCase())
  .join(', ');

/** By client and order, so that people find their way in the storage too; the end cannot be guessed. */
function neuerSchluessel(mandantId: number, auftragId: number): string {
  return `${mandantId}/${auftragId}/${randomUUID()}`;
}

async function pruefsumme(pfad: string): Promise<Buffer> {
  const summe = createHash('sha256');
  await pipeline(createReadStream(pfad), summe);
  return summe.digest();
}
