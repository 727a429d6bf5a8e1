import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { groessterEingangMb } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { loeseAuf } from '../../../platform/netz/ziel.js';
import type { Faellige } from '../anbindungen.repository.js';
import { istAusgewiesen, stehtAufListe } from './absender.js';
import { type Anhang, anhaenge } from './anhaenge.js';
import { lesbarerName } from './dateinamen.js';
import { Postfachanmeldung } from './postfachanmeldung.service.js';
import { istRuecklauf } from './ruecklauf.js';
import type { Ablage, Ankunft, Sendung, Transport } from './transport.js';
import { Transportfehler } from './transportfehler.js';

const hoechstensBytes = groessterEingangMb * 1_048_576;
/** So many messages at most are taken in one look; the others come with the next. */
const jeBlick = 100;
/** Of a report; it ends with the mail it is about, whose headers are enough. */
const hoechstensBericht = 200_000;
const fristMs = 30_000;
/** Folders of the mailbox into which messages are moved. */
const ablagen: Record<Ablage, string> = {
  erledigt: 'Frachtportal-Erledigt',
  fehler: 'Frachtportal-Fehler',
};

/** A mailbox that is read over IMAP; the files are what hangs on its messages. */
@Injectable()
export class Postfach implements Transport {
  constructor(
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    private readonly eingang: Eingang,
    private readonly anmeldung: Postfachanmeldung,
  ) {}

  async *sendungen(a: Faellige): AsyncIterable<Sendung> {
    const imap = await this.verbinde(a);
    try {
      await this.ordne(imap);
      const sperre = await imap.getMailboxLock(a.postfach ?? 'INBOX');
      try {
        const alle = (await imap.search({ all: true }, { uid: true })) || [];
        for (const uid of alle.slice(0, jeBlick)) yield* this.nachricht(imap, uid, a);
      } finally {
        sperre.release();
      }
    } finally {
      await imap.logout().catch(() => imap.close());
    }
  }

  async pruefe(a: Faellige): Promise<number> {
    const imap = await this.verbinde(a);
    try {
      await this.ordne(imap);
      const stand = await imap.status(a.postfach ?? 'INBOX', { messages: true });
      return stand ? (stand.messages ?? 0) : 0;
    } finally {
      await imap.logout().catch(() => imap.close());
    }
  }

  /** Creates the folders that are missing; not every server says of one that it is there already. */
  private async ordne(imap: ImapFlow): Promise<void> {
    const da = new Set((await imap.list()).map(({ name }) => name));
    for (const ordner of Object.values(ablagen)) if (!da.has(ordner)) await imap.mailboxCreate(ordner);
  }

  private async verbinde(a: Faellige): Promise<ImapFlow> {
    const host = a.host ?? '';
    // Loaded with the first mailbox: most installations have none.
    const imapflow = await import('imapflow');
    const imap = new imapflow.ImapFlow({
      host: await loeseAuf(host, this.umgebung.ANBINDUNG_ERLAUBT),
      ...(isIP(host) ? {} : { servername: host }),
      port: a.port ?? 993,
      ...verbindungsart(a),
      auth: await this.anmeldung.zu(a),
      logger: false,
      connectionTimeout: fristMs,
      greetingTimeout: fristMs,
      socketTimeout: fristMs,
    });
    // Whatever breaks later is told to whoever waits for an answer.
    imap.on('error', () => undefined);
    try {
      await imap.connect();
    } catch (grund) {
      const abgewiesen = (grund as { authenticationFailed?: boolean }).authenticationFailed === true;
      throw abgewiesen ? new Transportfehler(fehler('anbindung.anmeldungAbgewiesen')) : grund;
    }
    return imap;
  }

  private async *nachricht(imap: ImapFlow, uid: number, a: Faellige): AsyncIterable<Sendung> {
    const gelesen = await imap.fetchOne(uid, gefragt, { uid: true });
    if (!gelesen) return;
    const name = lesbarerName(gelesen.envelope?.subject, `Mail ${uid}`);
    const absender = absenderVon(gelesen);
    const legeAb = async (wohin: Ablage) => {
      await imap.messageMove(uid, ablagen[wohin], { uid: true });
    };
    if (istRuecklauf(gelesen.bodyStructure))
      return yield { name, absender, dateien: [], ruecklauf: await quelle(imap, uid), legeAb };
    const fremd = fremdheit(a, absender, gelesen.headers?.toString('latin1') ?? '');
    if (fremd) return yield { name, absender, dateien: [], grund: fremd, legeAb };
    const was = gelesen.bodyStructure ? anhaenge(gelesen.bodyStructure) : [];
    const dateien: Ankunft[] = [];
    try {
      for (const anhang of was) dateien.push(await this.lade(imap, uid, anhang));
      const zuGross = dateien.some(({ bytes }) => bytes > hoechstensBytes);
      if (zuGross) yield { name, absender, dateien: [], grund: 'zuGross', legeAb };
      else if (!dateien.length) yield { name, absender, dateien, grund: 'ohneAnhang', legeAb };
      else yield { name, absender, dateien, legeAb };
    } finally {
      for (const { pfad } of dateien) await rm(pfad, { force: true });
    }
  }

  private async lade(imap: ImapFlow, uid: number, { teil, name }: Anhang): Promise<Ankunft> {
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    const grenze = { uid: true, maxBytes: hoechstensBytes + 1 };
    const { content } = await imap.download(String(uid), teil, grenze);
    if (!content) throw new Transportfehler(fehler('anbindung.nichtMehrDa'));
    const datei = createWriteStream(pfad, { mode: 0o600 });
    await pipeline(content, datei);
    return { name, pfad, bytes: datei.bytesWritten };
  }
}

/** A message as it came, as far as anybody reads it. */
async function quelle(imap: ImapFlow, uid: number): Promise<Buffer | undefined> {
  const gelesen = await imap.fetchOne(uid, { source: { maxLength: hoechstensBericht } }, { uid: true });
  return gelesen ? gelesen.source : undefined;
}

/** STARTTLS that does not come about is no connection. */
function verbindungsart({ verschluesselung }: Faellige): { secure: boolean; doSTARTTLS?: boolean } {
  if (verschluesselung === 'tls') return { secure: true };
  return { secure: false, doSTARTTLS: verschluesselung === 'starttls' };
}

const gefragt = { envelope: true, bodyStructure: true, headers: ['authentication-results'] };

/** Who sent it, as it says itself; nobody where it names several. */
function absenderVon({ envelope }: FetchMessageObject): string {
  const [einer, ...weitere] = envelope?.from ?? [];
  return weitere.length ? '' : (einer?.address ?? '').slice(0, 250);
}

/** Why a message is not read, whatever is in it. */
function fremdheit(a: Faellige, absender: string, koepfe: string): Sendung['grund'] {
  if (!stehtAufListe(absender, a.absenderliste)) return 'fremderAbsender';
  return a.dmarcVerlangt && !istAusgewiesen(absender, koepfe) ? 'unbewiesenerAbsender' : undefined;
}
