import { randomBytes } from 'node:crypto';
import { namensform } from '@frachtportal/domain/benutzer/benutzer.rules';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { BenutzerSchreiben } from './benutzer-schreiben.repository.js';
import { vorgaben } from './benutzerwerte.js';

/** Somebody whom the provider of a company vouches for. */
interface Neuer {
  name: string;
  email: string;
  edit: boolean;
  main: boolean;
}

interface Wer {
  id: number;
  name: string;
  mandantId: number;
  version: number;
}

const versuche = 20;

/** Users who sign in with the account of their company: made at their first login, with rights as its provider says. */
@Injectable()
export class Firmenbenutzer {
  constructor(
    private readonly schreiben: BenutzerSchreiben,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** Nobody knows the password; where the name is taken, a number stands behind it. */
  async lege(mandantId: number, { name: wunsch, email, edit, main }: Neuer): Promise<Wer> {
    const passwortHash = await hash(randomBytes(32).toString('base64url'));
    const werte = {
      mandantId,
      email,
      emailNeu: null,
      edit,
      main,
      admin: false,
      betreiber: false,
      authorized: true,
      spracheId: vorgaben.sprache,
      benutzerversion: vorgaben.version,
      rowsInGrid: vorgaben.rowsInGrid,
      invisibleEinmaladresse: false,
    };
    for (let versuch = 0; versuch < versuche; versuch++) {
      const name = namensform(wunsch, versuch > 0);
      const id = await this.schreiben.anlegen(name, passwortHash, werte);
      if (!id) continue;
      await this.schreiben.bestaetige(id);
      const wer = { benutzerId: id, name, mandantId };
      await this.protokoll.schreibe('benutzer.angelegt', { wer, person: wer, einzelheiten: werte });
      return { id, name, mandantId, version: 1 };
    }
    throw new Error(`Kein freier Name zu ${wunsch}`);
  }

  /** As the provider says at this login. @returns whether something changed */
  async setzeRechte({ id, name, mandantId }: Wer, rechte: Pick<Neuer, 'edit' | 'main'>): Promise<boolean> {
    const vorher = await this.schreiben.sperre(id, null);
    if (!vorher || (vorher.edit === rechte.edit && vorher.main === rechte.main)) return false;
    await this.schreiben.setzeRechte(id, rechte);
    await this.protokoll.schreibe('benutzer.geaendert', {
      wer: { benutzerId: id, name, mandantId },
      person: { benutzerId: id, name },
      einzelheiten: Object.fromEntries(
        (['edit', 'main'] as const)
          .filter((r) => vorher[r] !== rechte[r])
          .map((r) => [r, { vorher: vorher[r], nachher: rechte[r] }]),
      ),
    });
    return true;
  }
}
