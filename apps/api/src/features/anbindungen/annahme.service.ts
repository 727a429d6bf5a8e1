import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Auftragseingang } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { Auftragsart } from '../auftragseingang/auftragsart.service.js';
import { Dateiannahme } from '../importe/dateiannahme.service.js';
import { Uebernahme } from '../importe/uebernahme.service.js';
import type { Anbindungszeile } from './anbindungen.repository.js';
import { type Dateikennung, Eingangsdateien, type Eingangsstand } from './eingangsdateien.repository.js';
import type { Ankunft, Sendung, Unbrauchbar } from './transporte/transport.js';
import { Verwalterpost } from './verwalterpost.service.js';

/**
 * The one intake of files that nobody uploads: each becomes a run, once. A file is remembered in the transaction that
 * stores its run, so that whoever comes after a crash, or at the same time, goes on with that run instead of a second.
 */
@Injectable()
export class Annahme {
  constructor(
    private readonly db: Datenbank,
    private readonly dateien: Eingangsdateien,
    private readonly art: Auftragsart,
    private readonly importe: Dateiannahme,
    private readonly uebernahme: Uebernahme,
    private readonly post: Verwalterpost,
  ) {}

  /** Takes what came together and puts it away. */
  async nimm(a: Anbindungszeile, sendung: Sendung): Promise<void> {
    const staende: Eingangsstand[] = [];
    for (const ankunft of sendung.dateien) {
      const pruefsumme = await pruefsummeVon(ankunft.pfad);
      const datei = { name: ankunft.name, absender: sendung.absender, pruefsumme };
      staende.push(await this.eine(a, ankunft, datei));
    }
    if (sendung.grund) staende.push(await this.unbrauchbar(a, sendung, sendung.grund));
    const [erster] = staende;
    if (!erster) return;
    const gut = staende.every(({ zustand }) => zustand !== 'fehler');
    await sendung.legeAb(gut ? 'erledigt' : 'fehler', erster.id);
    for (const { id } of staende) await this.dateien.legeAb(id);
  }

  /** Goes on with what a process has begun that is no longer there. */
  async setzeFort(a: Anbindungszeile): Promise<void> {
    for (const stand of await this.dateien.offene(a)) await this.fuehreZuEnde(a, stand);
  }

  private async eine(a: Anbindungszeile, ankunft: Ankunft, datei: Dateikennung): Promise<Eingangsstand> {
    const bekannt = await this.dateien.unabgelegt(a, datei);
    if (bekannt) return this.fuehreZuEnde(a, bekannt);
    try {
      const neu = await this.db.transaktion(() => this.beginne(a, ankunft, datei));
      // Whoever reads the same file at this moment was faster.
      const auch = neu ?? (await this.dateien.unabgelegt(a, datei));
      if (auch) return await this.fuehreZuEnde(a, auch);
      return verlangt(await this.dateien.vermerke(a, datei, { zustand: 'doppelt', fehler: null }));
    } catch (grund) {
      if (!(grund instanceof Fachfehler) || grund.status >= 500) throw grund;
      return this.abgewiesen(a, datei, grund.meldungen[0] ?? fehler('anbindung.unlesbar'));
    }
  }

  private async beginne(
    a: Anbindungszeile,
    ankunft: Ankunft,
    datei: Dateikennung,
  ): Promise<Eingangsstand | undefined> {
    const neu = await this.dateien.beginne(a, datei);
    if (!neu) return undefined;
    const { partner, zeichensatz } = a;
    const laufId = await this.importe.nimmAn(this.art, a.mandantId, ankunft, { partner, zeichensatz });
    const { format } = await this.importe.eines(this.art, laufId);
    if (a.format && a.format !== format)
      throw ungueltig([fehler('anbindung.format', 'file', { format: `auftragseingang.format.${format}` })]);
    await this.dateien.mitLauf(neu.id, laufId);
    return { ...neu, laufId };
  }

  /** Checks it, takes it over where that is wished and nothing stands against it, and says so where it waits. */
  private async fuehreZuEnde(a: Anbindungszeile, stand: Eingangsstand): Promise<Eingangsstand> {
    if (stand.zustand !== 'angenommen' || stand.laufId === null) return stand;
    const lauf = await this.gelaufen(a, stand.laufId);
    const zustand = ausgang(lauf);
    await this.db.transaktion(async () => {
      const erster = await this.dateien.schliesseAb(stand.id, zustand);
      if (erster && zustand === 'wartet') await this.post.wartet(a, stand.dateiname);
    });
    return { ...stand, zustand };
  }

  private async gelaufen(a: Anbindungszeile, laufId: number): Promise<Auftragseingang> {
    let lauf = await this.importe.pruefeWeiter(this.art, laufId);
    while (lauf.zustand === 'pruefung') lauf = await this.importe.pruefeWeiter(this.art, laufId);
    const darf = a.selbstUebernehmen && !lauf.abgelehnt && !lauf.doppelt && lauf.neu > 0;
    if (lauf.zustand === 'geprueft' && darf) lauf = await this.uebernimm(laufId);
    while (lauf.zustand === 'uebernahme') lauf = await this.uebernimm(laufId);
    return lauf;
  }

  /** Takes over what it can, unless a person has decided otherwise meanwhile. */
  private async uebernimm(laufId: number): Promise<Auftragseingang> {
    try {
      return await this.uebernahme.uebernimm(this.art, laufId, false);
    } catch (grund) {
      if (grund instanceof Fachfehler && grund.status === 409) return this.importe.eines(this.art, laufId);
      throw grund;
    }
  }

  private unbrauchbar(
    a: Anbindungszeile,
    { name, absender }: Sendung,
    grund: Unbrauchbar,
  ): Promise<Eingangsstand> {
    const pruefsumme = createHash('sha256').update(`${grund}\n${name}`).digest();
    const still = grund === 'fremderAbsender' || grund === 'unbewiesenerAbsender';
    return this.abgewiesen(a, { name, absender, pruefsumme, still }, fehler(gruende[grund]));
  }

  private async abgewiesen(
    a: Anbindungszeile,
    datei: Dateikennung,
    meldung: Meldung,
  ): Promise<Eingangsstand> {
    const bekannt = await this.dateien.unabgelegt(a, datei);
    if (bekannt) return bekannt;
    return this.db.transaktion(async () => {
      const { field: _, ...grund } = meldung;
      if (!datei.still) await this.post.abgewiesen(a, datei.name, grund);
      return verlangt(await this.dateien.vermerke(a, datei, { zustand: 'fehler', fehler: grund }));
    });
  }
}

const gruende = {
  keineGewoehnliche: 'anbindung.keineGewoehnliche',
  zuGross: 'anbindung.zuGross',
  ohneAnhang: 'anbindung.ohneAnhang',
  fremderAbsender: 'anbindung.fremderAbsender',
  unbewiesenerAbsender: 'anbindung.unbewiesenerAbsender',
} as const;

/** A run of which everything is there already needs nobody; one in which something was refused does. */
function ausgang(lauf: Auftragseingang): 'uebernommen' | 'doppelt' | 'wartet' {
  if (lauf.zustand === 'uebernommen' && !lauf.abgelehnt && !lauf.doppelt) return 'uebernommen';
  return lauf.zustand === 'geprueft' && lauf.vorhanden === lauf.auftraege ? 'doppelt' : 'wartet';
}

function verlangt<T>(wert: T | undefined): T {
  if (wert === undefined) throw new Error('Die Zeile wurde nicht geschrieben');
  return wert;
}

async function pruefsummeVon(pfad: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(pfad), hash);
  return hash.digest();
}
