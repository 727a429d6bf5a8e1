import {
  type Adressimportlauf,
  Importergebnis,
  type Importstand,
  zeilenfehler,
} from '@frachtportal/domain/adresse/adressimport';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { Dateiannahme } from '../../importe/dateiannahme.service.js';
import { Importstaende } from '../../importe/fortschritt/importstaende.read-model.js';
import { Importe } from '../../importe/importe.service.js';
import { Uebernahme } from '../../importe/uebernahme.service.js';
import { Adressart } from './adressart.service.js';

/** Whose address book rows go to, and the name of the file that they were read from. */
interface Importquelle {
  mandantId: number;
  dateiname: string;
}

/** Stores what a run of addresses brings, all or nothing, and says meanwhile how far it is. */
@Injectable()
export class Adressimport {
  constructor(
    private readonly db: Datenbank,
    private readonly annahme: Dateiannahme,
    private readonly importe: Importe,
    private readonly uebernahme: Uebernahme,
    private readonly art: Adressart,
    private readonly staende: Importstaende,
  ) {}

  stand(): Importstand {
    return this.staende.stand();
  }

  /** Rows as the contract has them are a run that is taken over at once: good ones are stored, bad ones are named. */
  async importiere({ mandantId, dateiname }: Importquelle, zeilen: unknown[]): Promise<Importergebnis> {
    const id = await this.staende.begleite(zeilen.length, (melde) =>
      this.db.transaktion(async () => {
        const neu = await this.annahme.halteFest(this.art, mandantId, dateiname, zeilen);
        await this.uebernahme.uebernimmUngeprueft(this.art, neu, melde);
        return neu;
      }),
    );
    return this.ergebnis(id);
  }

  /** Takes a file over that has been checked. @throws Fachfehler 400, 409 */
  async uebernimm(id: number): Promise<Adressimportlauf> {
    const { neu, geaendert } = await this.importe.eines(this.art, id);
    return this.staende.begleite(neu + geaendert, (melde) =>
      this.uebernahme.uebernimm(this.art, id, false, melde),
    );
  }

  private async ergebnis(id: number): Promise<Importergebnis> {
    const lauf = await this.importe.eines(this.art, id);
    const { zeilen } = await this.importe.alleAbgelehnten(this.art, id);
    return Object.assign(new Importergebnis(), {
      zeilen: lauf.zeilen,
      angelegt: lauf.neu,
      aktualisiert: lauf.geaendert,
      unveraendert: lauf.unveraendert,
      abgelehnt: lauf.abgelehnt,
      fehler: zeilen.flatMap((z) =>
        z.meldungen.map(({ spalte: _, ...meldung }) => zeilenfehler(z.nummer, meldung)),
      ),
    });
  }
}
