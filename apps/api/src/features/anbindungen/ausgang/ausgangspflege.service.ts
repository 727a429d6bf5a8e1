import { Injectable } from '@nestjs/common';
import { gefunden } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { AnbindungenRepository, type Anbindungszeile } from '../anbindungen.repository.js';
import { Ausgangsanbindungen } from './ausgangsanbindungen.repository.js';
import { Ausgangsdateien, type Ausgangsdateizeile } from './ausgangsdateien.repository.js';

/** What left over a connection, and what is to leave once more. */
@Injectable()
export class Ausgangspflege {
  constructor(
    private readonly anbindungen: AnbindungenRepository,
    private readonly ausgang: Ausgangsanbindungen,
    private readonly dateien: Ausgangsdateien,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** The newest files. @throws Fachfehler 404 */
  async neueste(id: number): Promise<Ausgangsdateizeile[]> {
    await this.eine(id);
    return this.dateien.neueste(id, identitaet().sichtbareMandanten);
  }

  /** Sends a file again, as it is, under its name. @throws Fachfehler 404 */
  async sendeNochmals(id: number, dateiId: number): Promise<void> {
    const { name } = await this.eine(id);
    const dateiname = gefunden(await this.dateien.erneut(dateiId, id));
    await this.protokoll.schreibe('anbindung.nochmals', {
      gegenstand: name,
      einzelheiten: { id, dateiname },
    });
  }

  /** Lets orders that were given up go again; answers how many. @throws Fachfehler 404 */
  async wiederhole(id: number): Promise<number> {
    const { name } = await this.eine(id);
    const anzahl = await this.ausgang.wiederhole(id, identitaet().sichtbareMandanten);
    await this.protokoll.schreibe('anbindung.wiederholt', { gegenstand: name, einzelheiten: { id, anzahl } });
    return anzahl;
  }

  private async eine(id: number): Promise<Anbindungszeile> {
    return gefunden(await this.anbindungen.eine(id, identitaet().sichtbareMandanten));
  }
}
