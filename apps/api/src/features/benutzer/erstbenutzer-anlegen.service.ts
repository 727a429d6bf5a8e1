import { benutzername } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { BenutzerSchreiben } from './benutzer-schreiben.repository.js';

export interface Erstbenutzer {
  name: string;
  email: string;
  passwortHash: string;
  spracheId: number;
  benutzerversion: number;
  admin: boolean;
  edit: boolean;
}

/** Creates the first user of a client, who has nobody above yet. */
@Injectable()
export class ErstbenutzerAnlegen {
  constructor(private readonly schreiben: BenutzerSchreiben) {}

  /** Undefined where the name is taken. */
  lege(mandantId: number, b: Erstbenutzer): Promise<number | undefined> {
    return this.schreiben.anlegen(benutzername(b.name), b.passwortHash, {
      mandantId,
      email: b.email.trim(),
      emailNeu: null,
      spracheId: b.spracheId,
      benutzerversion: b.benutzerversion,
      authorized: true,
      main: true,
      admin: b.admin,
      betreiber: b.admin,
      edit: b.edit,
      invisibleEinmaladresse: false,
      rowsInGrid: 50,
    });
  }
}
