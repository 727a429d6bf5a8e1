import { Readable } from 'node:stream';
import { Kennung } from '@frachtportal/domain/feld/dekoratoren';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwortdatei, xlsx } from '../../../platform/http/antwort.js';
import { Abfrage } from '../../../platform/http/koerper.js';
import { gesehen } from '../../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import { buchAlsCsv, buchAlsXlsx } from './adressbuch-dateien.js';
import { Adressbuecher } from './adressbuecher.read-model.js';

class Buchfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}

/** Additions: address books as files. */
@ApiTags('adressen')
@Controller('adressen')
export class AdressbuchDateiController {
  constructor(
    private readonly buecher: Adressbuecher,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  @Get('export/csv')
  @Recht('adresse.bearbeiten')
  @Antwortdatei('text/csv')
  async alsCsv(@Abfrage(Buchfrage) { mandantId }: Buchfrage) {
    const mandanten = await this.protokolliert(mandantId);
    const stuecke = buchAlsCsv(this.buecher.stuecke(mandanten), mandanten.length > 1);
    return datei(Readable.from(stuecke), 'text/csv; charset=utf-8', 'Adressen.csv');
  }

  @Get('export/xlsx')
  @Recht('adresse.bearbeiten')
  @Antwortdatei(xlsx)
  async alsXlsx(@Abfrage(Buchfrage) { mandantId }: Buchfrage) {
    const mandanten = await this.protokolliert(mandantId);
    return datei(buchAlsXlsx(this.buecher.stuecke(mandanten), mandanten.length > 1), xlsx, 'Adressen.xlsx');
  }

  private async protokolliert(mandantId: number | null): Promise<number[]> {
    const mandanten = gesehen(mandantId);
    await this.protokoll.schreibe('export', { gegenstand: 'Adressbuch', einzelheiten: { mandanten } });
    return mandanten;
  }
}

const datei = (inhalt: Readable, type: string, name: string) =>
  new StreamableFile(inhalt, { type, disposition: `attachment; filename="${name}"` });
