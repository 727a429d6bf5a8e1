import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Fund } from '../einblick/fund.js';

const mindestens = 32;

/** Keys for what the server signs or encrypts, all derived from one secret that is never a default. */
@Injectable()
export class Schluessel {
  readonly zugang: Buffer;
  readonly auffrischung: Buffer;
  readonly druck: Buffer;
  readonly loeschung: Buffer;

  constructor(@Inject(UMGEBUNG) umgebung: Umgebung) {
    const geheimnis = umgebung.TOKEN_SECRET ?? eigenesGeheimnis(umgebung);
    const ableiten = (zweck: string) => createHmac('sha256', geheimnis).update(zweck).digest();
    this.zugang = ableiten('zugang');
    this.auffrischung = ableiten('auffrischung');
    this.druck = ableiten('druck');
    this.loeschung = ableiten('loeschung');
  }
}

/** Drawn once by chance and kept beside the data, readable by the owner alone. */
function eigenesGeheimnis({ DATA_DIR }: Umgebung): string {
  const verzeichnis = join(DATA_DIR, 'geheimnis');
  const datei = join(verzeichnis, 'token');
  if (!existsSync(datei)) {
    mkdirSync(verzeichnis, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(datei, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (fehler) {
      if ((fehler as NodeJS.ErrnoException).code !== 'EEXIST') throw fehler;
    }
  }
  return readFileSync(datei, 'utf8').trim();
}

/** Is the secret long enough that nobody guesses it? */
export function pruefeGeheimnis(umgebung: Umgebung): Fund {
  if ((umgebung.TOKEN_SECRET ?? eigenesGeheimnis(umgebung)).length >= mindestens)
    return { bereich: 'geheimnis', stand: 'gut', satz: 'betrieb.geheimnis.gut' };
  const werte = { ort: join(umgebung.DATA_DIR, 'geheimnis/token') };
  return {
    ...{ bereich: 'geheimnis', stand: 'stoerung', satz: 'betrieb.geheimnis.kurz', werte },
    tun: 'betrieb.geheimnis.kurzTun',
  };
}
