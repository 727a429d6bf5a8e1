import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Controller, Get, Inject, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Recht } from '../../platform/auth/recht.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Antwortdatei } from '../../platform/http/antwort.js';

/** What the running version is made of, as `npm run sbom` wrote it; images bring it along. */
@ApiTags('betrieb')
@Controller('betrieb')
@Recht('installation.verwalten')
export class StuecklisteController {
  constructor(@Inject(UMGEBUNG) private readonly umgebung: Umgebung) {}

  /** All parts, as CycloneDX. */
  @Get('stueckliste')
  @Antwortdatei('application/vnd.cyclonedx+json')
  stueckliste() {
    return this.datei('frachtportal.cdx.json', 'application/vnd.cyclonedx+json');
  }

  /** The licences of all parts, with their texts. */
  @Get('lizenzen')
  @Antwortdatei('text/plain')
  lizenzen() {
    return this.datei('LIZENZEN.txt', 'text/plain; charset=utf-8');
  }

  private async datei(name: string, type: string): Promise<StreamableFile> {
    const inhalt = await readFile(join(this.umgebung.SBOM_DIR, name)).catch(() => undefined);
    if (!inhalt) throw new Fachfehler(404, [fehler('server.stuecklisteFehlt')]);
    return new StreamableFile(inhalt, { type, disposition: `attachment; filename="${name}"` });
  }
}
