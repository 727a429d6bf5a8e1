import type { Anbindungsweg } from '@frachtportal/domain/anbindung/anbindung';
import { Injectable } from '@nestjs/common';
import { Ordner } from './ordner.js';
import { Postfach } from './postfach.js';
import { Sftp } from './sftp.js';
import type { Transport } from './transport.js';

/** The ways on which files come, by name. */
@Injectable()
export class Transporte {
  private readonly wege: Partial<Record<Anbindungsweg, Transport>>;

  constructor(ordner: Ordner, postfach: Postfach, sftp: Sftp) {
    this.wege = { ordner, postfach, sftp };
  }

  zu(weg: Anbindungsweg): Transport {
    const transport = this.wege[weg];
    if (!transport) throw new Error(`Über ${weg} kommt nichts.`);
    return transport;
  }
}
