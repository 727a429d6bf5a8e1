import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { heute } from '../../platform/http/uhr.js';
import { Stammdaten } from './stammdaten.read-model.js';

class Gefahrgutfrage {
  @Text({ max: 4, label: 'UNNR' }) unnr!: string | null;
  @Text({ max: 200, label: 'Gefahrgutbezeichnung' }) bezeichnung!: string | null;
}

const hoechstens = 50;

@ApiTags('stammdaten')
@Controller('gefahrgutklasse')
export class GefahrgutklasseController {
  constructor(private readonly stammdaten: Stammdaten) {}

  /** Rows valid today whose number begins with, or whose name contains, what was typed. */
  @Get('search')
  @Recht('stammdaten.lesen')
  @Antwortliste(Gefahrgutklasse)
  async suche(@Abfrage(Gefahrgutfrage) { unnr, bezeichnung }: Gefahrgutfrage) {
    const text = suchform(bezeichnung ?? '');
    const tag = heute();
    const alle = await this.stammdaten.liste<Gefahrgutklasse>('gefahrgutklasse', []);
    return alle
      .filter((g) => (g.gueltigVon ?? tag) <= tag && (g.gueltigBis ?? tag) >= tag)
      .filter((g) => g.unnr.startsWith(unnr ?? '') && suchform(g.bezeichnung).includes(text))
      .slice(0, hoechstens);
  }

  @Get(':id')
  @Recht('stammdaten.lesen')
  @Antwort(Gefahrgutklasse)
  async eines(@Id() id: number) {
    const eintrag = await this.stammdaten.eintrag<Gefahrgutklasse>('gefahrgutklasse', id, []);
    if (!eintrag) throw nichtGefunden();
    return eintrag;
  }
}
