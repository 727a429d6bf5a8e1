import { benutzername, type Flaggen } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { BenutzerSchreiben } from './benutzer-schreiben.repository.js';
import { vorgaben } from './benutzerwerte.js';

export interface Aufgenommener extends Flaggen {
  name: string;
  email: string;
  passwortHash: string;
  spracheId: number;
  benutzerversion?: number;
  /** Somebody has shown already that the address is theirs. */
  bestaetigt: boolean;
}

/** Creates users whom nobody logged in creates: the first of a client, and those who were invited. */
@Injectable()
export class BenutzerAufnehmen {
  constructor(private readonly schreiben: BenutzerSchreiben) {}

  /** Undefined where the name is taken. */
  async nimmAuf(
    mandantId: number,
    { name, passwortHash, bestaetigt, ...b }: Aufgenommener,
  ): Promise<number | undefined> {
    const id = await this.schreiben.anlegen(benutzername(name), passwortHash, {
      benutzerversion: vorgaben.version,
      ...b,
      mandantId,
      email: b.email.trim(),
      emailNeu: null,
      authorized: true,
      invisibleEinmaladresse: false,
      rowsInGrid: vorgaben.rowsInGrid,
    });
    if (id && bestaetigt) await this.schreiben.bestaetige(id);
    return id;
  }
}
