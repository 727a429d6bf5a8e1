import type { Importfehler } from '@frachtportal/domain/adresse/adressimport';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Terminkennzeichen } from '@frachtportal/domain/stammdaten/kennzeichen';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { Premiumangaben, Premiumergebnis } from '@frachtportal/domain/stammdaten/premium';
import {
  findePremiumspalten,
  liesPremiumzeilen,
  premiumkopfworte,
} from '@frachtportal/domain/stammdaten/premiumzeilen';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { ueblicheGrenzen } from '../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Premiumgebiete } from './premiumgebiete.repository.js';

/** Takes over the areas and time windows of the premium service (Terminart 50 to 52) from a spreadsheet. */
@Injectable()
export class Premiumimport {
  constructor(
    private readonly leser: Tabellenleser,
    private readonly stammdaten: Stammdaten,
    private readonly gebiete: Premiumgebiete,
  ) {}

  /** Good rows are stored, the others named. @throws Fachfehler 400 where no row is good: then nothing changes */
  async importiere(datei: Eingangsdatei, angaben: Premiumangaben): Promise<Premiumergebnis> {
    const mandantId = angaben.mandantId ? verlangeSichtbar(angaben.mandantId) : identitaet().hauptmandantId;
    const { kopf, zeilen } = await this.leser.lies(datei, ueblicheGrenzen, {
      kopfworte: premiumkopfworte,
    });
    const spalten = findePremiumspalten(kopf);
    if ('fehlt' in spalten) throw ungueltig([fehler('datei.spalteFehlt', 'file', { spalte: spalten.fehlt })]);
    const gelesen = liesPremiumzeilen(zeilen, spalten, await this.verzeichnis(mandantId));
    if (!gelesen.saetze.length) throw ungueltig(gelesen.fehler.slice(0, 50).map(alsMeldung));
    await this.gebiete.speichere(mandantId, gelesen.saetze, angaben.ersetzen ?? true);
    return {
      zeilen: zeilen.length,
      uebernommen: gelesen.saetze.length,
      abgelehnt: gelesen.fehler.length,
      message: deutsch(gelesen.fehler.length ? 'meldung.premium.teilweise' : 'meldung.premium.fertig', {
        anzahl: gelesen.fehler.length,
      }),
      fehler: gelesen.fehler,
    };
  }

  private async verzeichnis(mandantId: number) {
    const mandanten = [mandantId, identitaet().hauptmandantId];
    return {
      termine: await this.stammdaten.liste<Terminkennzeichen>('terminkennzeichen', mandanten),
      laender: await this.stammdaten.liste<Land>('land', mandanten),
    };
  }
}

/** The reason goes along by its key, so that it is said in the language of whoever asked. */
const alsMeldung = ({ zeile, field, key }: Importfehler) =>
  fehler('premium.zeile', field ?? undefined, { zeile, grund: `meldung.${key}` });
