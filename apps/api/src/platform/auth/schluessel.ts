import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Fund } from '../einblick/fund.js';
import { eigenesGeheimnis, naechstesGeheimnis } from '../geheimnisse/eigenes-geheimnis.js';

const mindestens = 32;

/** Keys for what the server signs or encrypts, all derived from one secret that is never a default. */
@Injectable()
export class Schluessel {
  readonly zugang: Buffer;
  readonly auffrischung: Buffer;
  readonly druck: Buffer;
  readonly loeschung: Buffer;
  readonly geraet: Buffer;
  readonly schein: Buffer;
  readonly bestaetigung: Buffer;
  readonly abmeldung: Buffer;
  /** By which processes see whether they share the secret; says nothing of it. */
  readonly merkmal: number;

  constructor(@Inject(UMGEBUNG) umgebung: Umgebung) {
    const geheimnis = umgebung.TOKEN_SECRET ?? eigenesGeheimnis(umgebung.DATA_DIR, 'token');
    const ableiten = (zweck: string) => createHmac('sha256', geheimnis).update(zweck).digest();
    this.zugang = ableiten('zugang');
    this.auffrischung = ableiten('auffrischung');
    this.druck = ableiten('druck');
    this.loeschung = ableiten('loeschung');
    this.geraet = ableiten('geraet');
    this.schein = ableiten('anmeldeschein');
    this.bestaetigung = ableiten('bestaetigung');
    this.abmeldung = ableiten('abmeldung');
    this.merkmal = ableiten('merkmal').readUInt32BE() >>> 1;
  }
}

/** Is the secret long enough that nobody guesses it, and no change of the other key half done? */
export function pruefeGeheimnis(umgebung: Umgebung): Fund {
  if ((umgebung.TOKEN_SECRET ?? eigenesGeheimnis(umgebung.DATA_DIR, 'token')).length >= mindestens)
    return pruefeWechsel(umgebung);
  const werte = { ort: join(umgebung.DATA_DIR, 'geheimnis/token') };
  return {
    bereich: 'geheimnis',
    stand: 'stoerung',
    satz: 'betrieb.geheimnis.kurz',
    werte,
    tun: 'betrieb.geheimnis.kurzTun',
  };
}

function pruefeWechsel({ DATEN_SCHLUESSEL, DATA_DIR }: Umgebung): Fund {
  if (DATEN_SCHLUESSEL || !naechstesGeheimnis(DATA_DIR, 'daten'))
    return { bereich: 'geheimnis', stand: 'gut', satz: 'betrieb.geheimnis.gut' };
  return {
    bereich: 'geheimnis',
    stand: 'achtung',
    satz: 'betrieb.geheimnis.wechsel',
    tun: 'betrieb.geheimnis.wechselTun',
  };
}
