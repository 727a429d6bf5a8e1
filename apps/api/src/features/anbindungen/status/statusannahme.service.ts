import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { dekodiere } from '@frachtportal/edi/zeichensatz';
import { Injectable } from '@nestjs/common';
import { zeitzone } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Bekannte } from '../../auftragseingang/bekannte.read-model.js';
import { Rueckmeldungen } from '../../dispo/eingang/rueckmeldungen.service.js';
import { Lademittelkonten } from '../../lademittel/lademittelkonten.service.js';
import type { Anbindungszeile } from '../anbindungen.repository.js';
import { type Dateikennung, Eingangsdateien, type Eingangsstand } from '../eingangsdateien.repository.js';
import type { Ankunft, Sendung } from '../transporte/transport.js';
import { Verwalterpost } from '../verwalterpost.service.js';
import { istBericht, liesBericht } from './berichte.js';
import type { Statussatz } from './statusmeldungen.js';

/** What became of the reports of a file. */
interface Ausgang {
  zustand: 'uebernommen' | 'doppelt' | 'fehler';
  fehler: Meldung | null;
}

const kennzeichenlaenge = 11;
const zeichensatzVorgabe = 'windows-1252';

/**
 * Takes what partners report of consignments (FORTRAS STAT512, ENTL512). Each report counts once, whichever file it comes in, so
 * that a file that is read again after a crash changes nothing.
 */
@Injectable()
export class Statusannahme {
  constructor(
    private readonly dateien: Eingangsdateien,
    private readonly rueckmeldungen: Rueckmeldungen,
    private readonly bekannte: Bekannte,
    private readonly post: Verwalterpost,
    private readonly lademittel: Lademittelkonten,
  ) {}

  /** Takes what came together and puts it away, where it is nothing but reports; otherwise it is for somebody else. */
  async nimm(a: Anbindungszeile, sendung: Sendung): Promise<boolean> {
    const { dateien } = sendung;
    if (!dateien.length || sendung.grund) return false;
    for (const { pfad } of dateien) if (!istBericht(await anfang(pfad))) return false;
    const staende: Eingangsstand[] = [];
    for (const ankunft of dateien) staende.push(await this.eine(a, ankunft, sendung.absender));
    const gut = staende.every(({ zustand }) => zustand !== 'fehler');
    await sendung.legeAb(gut ? 'erledigt' : 'fehler', staende[0]?.id ?? 0);
    for (const { id } of staende) await this.dateien.legeAb(id);
    return true;
  }

  private async eine(a: Anbindungszeile, ankunft: Ankunft, absender: string): Promise<Eingangsstand> {
    const inhalt = await readFile(ankunft.pfad);
    const pruefsumme = createHash('sha256').update(inhalt).digest();
    const datei = { name: ankunft.name, absender, pruefsumme };
    const bekannt = await this.dateien.unabgelegt(a, datei);
    if (bekannt) return bekannt;
    return this.vermerkt(a, datei, await this.gelesen(a, inhalt, ankunft.name));
  }

  private async vermerkt(a: Anbindungszeile, datei: Dateikennung, o: Ausgang): Promise<Eingangsstand> {
    if (o.fehler) await this.post.statusAbgewiesen(a, datei.name, o.fehler);
    // Of two who read it at the same moment one was faster.
    const stand =
      (await this.dateien.vermerke(a, datei, o)) ??
      (await this.dateien.vermerke(a, datei, { zustand: 'doppelt', fehler: null }));
    if (!stand) throw new Error('Die Zeile wurde nicht geschrieben');
    return stand;
  }

  private async gelesen(a: Anbindungszeile, inhalt: Buffer, name: string): Promise<Ausgang> {
    const zeichensatz = a.zeichensatz ?? zeichensatzVorgabe;
    const text = dekodiere(inhalt, zeichensatz);
    if (text === undefined)
      return { zustand: 'fehler', fehler: fehler('auftragseingang.zeichensatz', undefined, { zeichensatz }) };
    const codes = a.partner ? (await this.bekannte.partnercodes(a.partner)).get('sendungsstatus') : undefined;
    const { belegkennung } = a;
    const bericht = liesBericht(text, { codes: codes ?? new Map(), zeitzone: zeitzone(), belegkennung });
    if ('fehler' in bericht) {
      const [{ satz, art, grund, wert } = { satz: 1, art: '', grund: 'kennung', wert: '' }] = bericht.fehler;
      return {
        zustand: 'fehler',
        fehler: fehler('anbindung.statusdatei', undefined, { satz, art, grund, wert }),
      };
    }
    const ausgang = await this.gemeldet(bericht.saetze, name);
    if (bericht.paletten) await this.lademittel.bestaetigeEntladung(bericht.paletten);
    return ausgang;
  }

  private async gemeldet(saetze: Statussatz[], quelle: string): Promise<Ausgang> {
    const bekannte = saetze.filter(({ grund }) => !grund);
    const mandanten = identitaet().sichtbareMandanten;
    const { uebernommen, wiederholt, abgewiesen } = await this.rueckmeldungen.nimm(
      bekannte.map(({ satz }) => satz),
      quelle,
      mandanten,
    );
    const unbekannte = new Set<string>();
    for (const [i, { satz, grund, unbekannt }] of saetze.entries()) {
      if (!grund) continue;
      if (unbekannt) unbekannte.add(unbekannt);
      abgewiesen.push(await this.rueckmeldungen.weiseSatzAb(satz, grund, { quelle, satz: i + 1 }));
    }
    if (!abgewiesen.length)
      return { zustand: uebernommen || !wiederholt ? 'uebernommen' : 'doppelt', fehler: null };
    const werte = { abgewiesen: abgewiesen.length, alle: saetze.length, grund: abgewiesen[0]?.grund ?? '' };
    return {
      zustand: 'fehler',
      fehler: unbekannte.size
        ? fehler('anbindung.statuscodes', undefined, {
            ...werte,
            codes: [...unbekannte].slice(0, 20).join(', '),
          })
        : fehler('anbindung.statusAbgewiesen', undefined, werte),
    };
  }
}

async function anfang(pfad: string): Promise<string> {
  const griff = await open(pfad);
  try {
    const { buffer, bytesRead } = await griff.read(Buffer.alloc(kennzeichenlaenge), 0, kennzeichenlaenge, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await griff.close();
  }
}
