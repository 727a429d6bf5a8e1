import {
  Aufbewahrung,
  type Aufbewahrungsart,
  type Frist,
  vorschlaege,
} from '@frachtportal/domain/datenleben/aufbewahrung';
import { Datenauftrag, Datenwunsch, Einspielwunsch } from '@frachtportal/domain/datenleben/datenauftrag';
import type { Schluessel, Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Controller, Get, HttpCode, Post, Put, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Eingang } from '../../platform/dateien/eingang.service.js';
import { Dateiupload } from '../../platform/dateien/multipart.js';
import { Antwort, Antwortdatei, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { alsAnhang } from '../../platform/http/dateiname.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Aufbewahrungsregeln } from './aufbewahrung/aufbewahrungsregeln.service.js';
import { DatenauftraegeService } from './auftrag/datenauftraege.service.js';

const gb = 1024 ** 3;
const archivregeln = { arten: ['beliebig'], hoechstensBytes: 100 * gb, metadata: Einspielwunsch } as const;

/** What happens to data over the years: taken out, brought back, kept, erased. */
@ApiTags('datenleben')
@Controller('datenleben')
@Recht('mandant.verwalten')
export class DatenlebenController {
  constructor(
    private readonly auftraege: DatenauftraegeService,
    private readonly regeln: Aufbewahrungsregeln,
    private readonly eingang: Eingang,
  ) {}

  /** The newest first. */
  @Get()
  @Antwortliste(Datenauftrag)
  async alle(@Sprecher() sage: Uebersetzer) {
    return (await this.auftraege.neueste()).map((a) => inWorten(a, sage));
  }

  @Post()
  @HttpCode(202)
  @Antwort(Datenauftrag, { status: 202 })
  async beginne(@Koerper(Datenwunsch) wunsch: Datenwunsch, @Sprecher() sage: Uebersetzer) {
    return this.stand(await this.auftraege.beginne(wunsch), sage);
  }

  /** Restores an archive of a client into an installation without data. */
  @Post('einspielen')
  @Recht('installation.verwalten')
  @HttpCode(202)
  @Dateiupload(Einspielwunsch)
  @Antwort(Datenauftrag, { status: 202 })
  async spieleEin(@Req() anfrage: FastifyRequest, @Sprecher() sage: Uebersetzer) {
    const id = await this.eingang.mitDatei(anfrage, archivregeln, (datei, { probe }) =>
      this.auftraege.spieleEin(datei.pfad, datei.name, probe ?? true),
    );
    return this.stand(id, sage);
  }

  @Get('aufbewahrung')
  @Antwort(Aufbewahrung)
  async aufbewahrung(@Sprecher() sage: Uebersetzer) {
    return mitRecht(await this.regeln.lies(), sage);
  }

  @Put('aufbewahrung')
  @Recht('installation.verwalten')
  @Antwort(Aufbewahrung)
  async setzeAufbewahrung(@Koerper(Aufbewahrung) neu: Aufbewahrung, @Sprecher() sage: Uebersetzer) {
    return mitRecht(await this.regeln.setze(neu.regeln), sage);
  }

  @Get(':id')
  @Antwort(Datenauftrag)
  einer(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return this.stand(id, sage);
  }

  @Post(':id/abbrechen')
  @HttpCode(204)
  @Leer()
  brichAb(@Id() id: number): Promise<void> {
    return this.auftraege.brichAb(id);
  }

  /** The second administrator's word, where the main client wants four eyes. */
  @Post(':id/freigeben')
  @HttpCode(200)
  @Antwort(Datenauftrag)
  async gibFrei(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    await this.auftraege.gibFrei(id);
    return this.stand(id, sage);
  }

  @Get(':id/datei')
  @Antwortdatei('application/gzip')
  async datei(@Id() id: number) {
    const { name, strom, bytes } = await this.auftraege.datei(id);
    return new StreamableFile(strom, {
      type: 'application/gzip',
      disposition: alsAnhang(name),
      length: bytes,
    });
  }

  private async stand(id: number, sage: Uebersetzer) {
    return inWorten(await this.auftraege.einer(id), sage);
  }
}

const mitRecht = (fristen: readonly Frist[], sage: Uebersetzer) => ({
  regeln: fristen.map(({ art, frist }) => ({ art, frist, recht: rechtZu(art, sage) })),
});

const rechte: Partial<Record<Aufbewahrungsart, Schluessel>> = {
  auftraege: 'datenleben.recht.auftraege',
  dokumente: 'datenleben.recht.dokumente',
  historie: 'datenleben.recht.historie',
};

function rechtZu(art: Aufbewahrungsart, sage: Uebersetzer): string | null {
  const [recht, frist] = [rechte[art], vorschlaege[art]];
  return recht && frist ? sage(recht, { frist }) : null;
}

type Zeile = Awaited<ReturnType<DatenauftraegeService['einer']>>;

const inWorten = ({ datei: _, fehler, ergebnis, ...a }: Zeile, sage: Uebersetzer) => ({
  ...a,
  fehler: fehler && meldungstext(fehler, sage),
  ergebnis: ergebnis.map((m) => ({ ...m, name: sage(`datenleben.gruppe.${m.gruppe}`) })),
});
