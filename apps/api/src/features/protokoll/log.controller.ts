import { Logfrage, Protokolleintrag, Protokollfrage } from '@frachtportal/domain/protokoll/protokolleintrag';
import { Siegelstand } from '@frachtportal/domain/protokoll/siegelstand';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import {
  Antwort,
  Antwortdatei,
  Antwortform,
  Antwortliste,
  Antwortwert,
} from '../../platform/http/antwort.js';
import { alsAnhang } from '../../platform/http/dateiname.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Logsammlung } from './logsammlung.service.js';
import { ProtokollLesen } from './protokoll-lesen.read-model.js';
import { Protokollausgabe } from './protokollausgabe.service.js';
import { Serverlog } from './serverlog.service.js';
import { ProtokollsiegelRepository } from './siegel/protokollsiegel.repository.js';

const Texte = () => Antwortform({ type: 'array', items: { type: 'string' } });

/** What the admin screen asks for (specification of accounts, section 9). */
const ueblich = 1000;

@ApiTags('log')
@Controller('log')
@Recht('protokoll.lesen')
export class LogController {
  constructor(
    private readonly log: Serverlog,
    private readonly sammlung: Logsammlung,
    private readonly lesen: ProtokollLesen,
    private readonly ausgabe: Protokollausgabe,
    private readonly siegel: ProtokollsiegelRepository,
  ) {}

  /** The last lines of the log of all processes, the oldest first. */
  @Get()
  @Recht('serverlog.lesen')
  @Texte()
  zeilen(@Abfrage(Logfrage) { rows }: Logfrage) {
    return this.sammlung.zeilen(rows ?? ueblich);
  }

  @Get('allLogfileNames')
  @Recht('serverlog.lesen')
  @Texte()
  dateien() {
    return this.log.dateien();
  }

  @Get('sessionCount')
  @Antwortwert('integer')
  sitzungen() {
    return this.lesen.zaehleSitzungen(unsafeVerwaltungssicht());
  }

  /** An addition: the audit log, the newest first. */
  @Get('aenderungen')
  @Antwortliste(Protokolleintrag, { gesamt: true })
  async aenderungen(@Abfrage(Protokollfrage) frage: Protokollfrage) {
    const anzahl = frage.searchLimit ?? identitaet().rowsInGrid;
    const seite = { anzahl, ab: (frage.page ?? 0) * anzahl };
    const { gesamt, treffer } = await this.lesen.suche(frage, seite, unsafeVerwaltungssicht());
    return mitGesamt(treffer, gesamt);
  }

  /** The same as a file. */
  @Get('aenderungen/csv')
  @Antwortdatei('text/csv')
  async alsCsv(
    @Abfrage(Protokollfrage) frage: Protokollfrage,
    @Sprecher() sage: Uebersetzer,
    @Res({ passthrough: true }) antwort: FastifyReply,
  ) {
    const csv = await this.ausgabe.alsCsv(frage, sage);
    void antwort
      .type('text/csv; charset=utf-8')
      .header('content-disposition', alsAnhang('aenderungsprotokoll.csv'));
    return csv;
  }

  /** How far it is sealed; the last seal is worth noting elsewhere. */
  @Get('siegel')
  @Antwort(Siegelstand)
  siegelstand() {
    return this.siegel.letztes();
  }
}
