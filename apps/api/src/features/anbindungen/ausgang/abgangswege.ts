import { Injectable } from '@nestjs/common';
import type { Faellige } from '../anbindungen.repository.js';
import { Mailabgang } from '../transporte/mailabgang.js';
import { Ordner } from '../transporte/ordner.js';
import { Sftp } from '../transporte/sftp.js';
import type { Abgang } from '../transporte/transport.js';

/** The ways on which files go, by name. */
@Injectable()
export class Abgangswege {
  constructor(
    private readonly ordner: Ordner,
    private readonly sftp: Sftp,
    private readonly mail: Mailabgang,
  ) {}

  zu({ weg }: Pick<Faellige, 'weg'>): Abgang {
    if (weg === 'ordner') return this.ordner;
    if (weg === 'sftp') return this.sftp;
    if (weg === 'postfach') return this.mail;
    throw new Error(`Über ${weg} geht keine Datei.`);
  }
}
