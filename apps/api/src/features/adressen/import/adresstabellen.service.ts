import { hoechstensImportzeilen } from '@frachtportal/domain/adresse/adressimport';
import { adresskopfworte } from '@frachtportal/domain/adresse/adresstabelle';
import { mitFormelschutz, ohneFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { alsTextmappe } from '../../../platform/dateien/mappe/textmappe.js';
import { ueblicheGrenzen } from '../../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../../platform/dateien/tabellenleser.service.js';
import type { Eingangsdatei } from '../../../platform/dateien/upload.js';
import { mitGleichschutz, ohneGleichschutz } from '../adressbuch/adressbuch-dateien.js';

const grenzen = { ...ueblicheGrenzen, zeilen: hoechstensImportzeilen };

/** Address tables of other kinds than CSV. */
@Injectable()
export class Adresstabellen {
  constructor(private readonly leser: Tabellenleser) {}

  /** The lines stand where they stood, so that their numbers are those of the spreadsheet. */
  async alsCsv(datei: Eingangsdatei): Promise<string> {
    const { kopf, zeilen, herkunft } = await this.leser.lies(datei, grenzen, { kopfworte: adresskopfworte });
    let nummer = herkunft?.kopfzeile ?? 1;
    let csv = '\r\n'.repeat(nummer - 1) + satz(kopf);
    for (const zeile of zeilen) {
      for (nummer++; nummer < zeile.nummer; nummer++) csv += '\r\n';
      csv += satz(kopf.map((_, i) => ohneGleichschutz(String(zeile.zellen[i] ?? ''))));
    }
    return csv;
  }

  /** Refused rows, which come as CSV, as a spreadsheet to be corrected and sent again. */
  async abgelehnte(datei: Eingangsdatei, sage: Uebersetzer): Promise<Buffer> {
    const { kopf, zeilen } = await this.leser.lies(datei, grenzen);
    const text = (z: string | number | boolean | null) => mitGleichschutz(ohneFormelschutz(String(z ?? '')));
    return alsTextmappe({
      blatt: sage('auftragseingang.abgelehnt.blatt'),
      kopf: kopf.map(ohneFormelschutz),
      breite: kopf.slice(-1),
      zeilen: zeilen.map((z) => kopf.map((_, i) => text(z.zellen[i] ?? null) || null)),
    });
  }
}

const satz = (zellen: string[]) =>
  stringify([zellen.map(mitFormelschutz)], { delimiter: ';', quoted: true, record_delimiter: 'windows' });
