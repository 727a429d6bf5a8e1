import { open } from 'node:fs/promises';
import { type Dokumentart, dokumentarten } from '@frachtportal/domain/dokument/dokument';

/** So much of a file tells what it is. More is not looked at: nothing is unpacked. */
const kopfBytes = 4100;

/** What a file is by its content, whatever it is called; undefined for what is no paper. */
export async function artDerDatei(pfad: string): Promise<Dokumentart | undefined> {
  const datei = await open(pfad);
  try {
    const { buffer, bytesRead } = await datei.read(Buffer.alloc(kopfBytes), 0, kopfBytes, 0);
    return await artDesInhalts(buffer.subarray(0, bytesRead));
  } finally {
    await datei.close();
  }
}

async function artDesInhalts(kopf: Buffer): Promise<Dokumentart | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  const gefunden = await fileTypeFromBuffer(kopf).catch(() => undefined);
  const mime = gefunden?.mime ?? '';
  return Object.hasOwn(dokumentarten, mime) ? (mime as Dokumentart) : undefined;
}
