import { Logfrage, Protokolleintrag, Protokollfrage } from '@frachtportal/domain/protokoll/protokolleintrag';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortform, Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { ProtokollLesen } from './protokoll-lesen.read-model.js';
import { Serverlog } from './serverlog.service.js';

const Texte = () => Antwortform({ type: 'array', items: { type: 'string' } });

/** What the admin screen asks for (specification of accounts, section 9). */
const ueblich = 1000;

@ApiTags('log')
@Controller('log')
@Recht('admin')
export class LogController {
  constructor(
    private readonly log: Serverlog,
    private readonly lesen: ProtokollLesen,
  ) {}

  /** The last lines of the server's log, the oldest first. */
  @Get()
  @Texte()
  zeilen(@Abfrage(Logfrage) { rows }: Logfrage) {
    return this.log.zeilen(rows ?? ueblich);
  }

  @Get('allLogfileNames')
  @Texte()
  dateien() {
    return this.log.dateien();
  }

  @Get('sessionCount')
  @Antwortwert('integer')
  sitzungen() {
    return this.lesen.unsafeZaehleSitzungen();
  }

  /** An addition: the audit log, the newest first. */
  @Get('aenderungen')
  @Antwortliste(Protokolleintrag, { gesamt: true })
  async aenderungen(@Abfrage(Protokollfrage) frage: Protokollfrage) {
    const anzahl = frage.searchLimit ?? identitaet().rowsInGrid;
    const seite = { anzahl, ab: (frage.page ?? 0) * anzahl };
    const { gesamt, treffer } = await this.lesen.unsafeSuche(frage, seite);
    return mitGesamt(treffer, gesamt);
  }
}
