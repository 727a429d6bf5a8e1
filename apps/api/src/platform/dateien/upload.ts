import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { FastifyRequest } from 'fastify';
import { Fachfehler, ungueltig, verlange } from '../errors/fachfehler.js';
import { grundGegenEndung } from './dateigestalt.js';
import { type Tabellenart } from './tabelle.js';

/** A table by the ending of its name, or whatever it is: then the content decides later. */
export type Dateiart = Tabellenart | 'beliebig';

/** A file that has been sent, kept beside the database until somebody has read it. */
export interface Eingangsdatei<A extends Dateiart = Tabellenart> {
  pfad: string;
  /** As the sender calls it, for messages only. */
  name: string;
  art: A;
  bytes: number;
  entfernen(): Promise<void>;
}

export interface Uploadregeln<M extends object, A extends Dateiart = Dateiart> {
  arten: readonly A[];
  hoechstensBytes: number;
  metadata?: Klasse<M>;
  /** The body may be the file itself. */
  roh?: boolean;
  /** What a file is called that has no name of its own. */
  dateiname?: string | null;
}

const metadataBytes = 100_000;

/**
 * Writes the part `file` of a multipart request to disk and reads the JSON part `metadata` beside it. Nothing of the
 * file is held in memory. @throws Fachfehler 400, 413, 415
 */
export async function nimmAn<M extends object, A extends Dateiart>(
  anfrage: FastifyRequest,
  pfad: string,
  regeln: Uploadregeln<M, A>,
): Promise<{ datei: Eingangsdatei<A>; metadata: M }> {
  if (!anfrage.isMultipart()) {
    if (!regeln.roh || !(anfrage.body instanceof Readable))
      throw new Fachfehler(415, [fehler('server.medientyp')]);
    return { datei: await speichereRoh(anfrage.body, pfad, regeln), metadata: {} as M };
  }
  let datei: Eingangsdatei<A> | undefined;
  let metadata: unknown;
  try {
    for await (const teil of anfrage.parts({ limits: grenzen(regeln) })) {
      if (teil.fieldname === 'metadata') metadata = await metadataAus(teil);
      else if (teil.type === 'file' && !datei) datei = await speichere(teil, pfad, regeln);
      else if (teil.type === 'file') throw ungueltig([fehler('datei.nurEine', 'file')]);
    }
    if (!datei) throw ungueltig([fehler('datei.fehlt', 'file')]);
    return { datei, metadata: liesMetadata(regeln.metadata, metadata) };
  } catch (grund) {
    await rm(pfad, { force: true });
    throw grund;
  }
}

function grenzen({ hoechstensBytes }: Uploadregeln<object>) {
  return { fileSize: hoechstensBytes, files: 2, fields: 5, fieldSize: metadataBytes, parts: 7 };
}

async function speichere<A extends Dateiart>(
  teil: MultipartFile,
  pfad: string,
  { arten, hoechstensBytes, dateiname }: Uploadregeln<object, A>,
): Promise<Eingangsdatei<A>> {
  const endung = extname(teil.filename).toLowerCase();
  const art = arten.find((a) => a === 'beliebig' || endungen[a as Tabellenart].includes(endung));
  if (!art) {
    teil.file.resume();
    const grund = grundGegenEndung(endung);
    if (grund) throw ungueltig([fehler(grund, 'file')]);
    throw ungueltig([fehler('datei.endung', 'file', { arten: arten.map((a) => `.${a}`).join(', ') })]);
  }
  const ziel = createWriteStream(pfad, { mode: 0o600 });
  await pipeline(teil.file, ziel);
  // The stream ends without an error where the limit cuts it.
  if (teil.file.truncated) throw zuGross(hoechstensBytes);
  const name = teil.filename.slice(0, 255) || (dateiname ?? '');
  return { pfad, name, art, bytes: ziel.bytesWritten, entfernen: () => rm(pfad, { force: true }) };
}

/** A body without a form: whatever it is, up to so many bytes. */
async function speichereRoh<A extends Dateiart>(
  koerper: Readable,
  pfad: string,
  { arten: [art], hoechstensBytes, dateiname }: Uploadregeln<object, A>,
): Promise<Eingangsdatei<A>> {
  let bytes = 0;
  const begrenzt = async function* (quelle: AsyncIterable<Buffer>) {
    for await (const stueck of quelle) {
      bytes += stueck.length;
      if (bytes > hoechstensBytes) throw zuGross(hoechstensBytes);
      yield stueck;
    }
  };
  const entfernen = () => rm(pfad, { force: true });
  try {
    await pipeline(koerper, begrenzt, createWriteStream(pfad, { mode: 0o600 }));
    if (!bytes || !art) throw ungueltig([fehler('datei.fehlt', 'file')]);
    return { pfad, name: dateiname ?? '', art, bytes, entfernen };
  } catch (grund) {
    await entfernen();
    throw grund;
  }
}

const zuGross = (bytes: number) =>
  new Fachfehler(413, [fehler('datei.zuGross', 'file', { mb: Math.round(bytes / 1_048_576) })]);

const endungen: Record<Tabellenart, string[]> = {
  csv: ['.csv', '.txt'],
  json: ['.json'],
  xlsx: ['.xlsx'],
};

/** Browsers send a JSON part as a file called "blob", other clients as a field. */
async function metadataAus(teil: {
  type: string;
  value?: unknown;
  toBuffer?(): Promise<Buffer>;
}): Promise<unknown> {
  const wert = teil.type === 'file' ? (await teil.toBuffer?.())?.toString('utf8') : teil.value;
  if (typeof wert !== 'string') return wert;
  try {
    return JSON.parse(wert);
  } catch {
    throw ungueltig([fehler('datei.metadata', 'metadata')]);
  }
}

function liesMetadata<M extends object>(klasse: Klasse<M> | undefined, wert: unknown): M {
  return klasse ? verlange(lies(klasse, wert ?? {}, 'metadata')) : ({} as M);
}
