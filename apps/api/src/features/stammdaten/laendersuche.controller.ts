import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Sprache } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { Laenderkuerzel } from './laenderkuerzel.read-model.js';
import { Stammdaten } from './stammdaten.read-model.js';

class Laenderfrage {
  @Text({ max: 60, label: 'beschriftung.lkz' }) lkz!: string | null;
}

/** What the general lists do not answer: countries by their sign, the language to begin with, all statuses. */
@ApiTags('stammdaten')
@Controller()
export class LaendersucheController {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly kuerzel: Laenderkuerzel,
  ) {}

  /** Countries by vehicle sign, a former sign, ISO code or the beginning of the name; without a text all of them. */
  @Get('laender/search')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Land)
  async laender(@Abfrage(Laenderfrage) { lkz }: Laenderfrage, @Sprecher() sage: Uebersetzer) {
    const alle = await this.stammdaten.liste('land', [], sage);
    return lkz?.trim() ? this.kuerzel.suche(alle, lkz) : alle.filter((l) => !l.awSperre);
  }

  @Get('sprachen/default')
  @Recht('stammdaten.lesen')
  @Antwort(Sprache)
  async sprache() {
    const alle = await this.stammdaten.liste('sprache', []);
    const standard = alle.find((s) => s.standard) ?? alle[0];
    if (!standard) throw nichtGefunden();
    return standard;
  }

  @Get('stati')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Sendungsstatus)
  stati(@Sprecher() sage: Uebersetzer) {
    return this.stammdaten.liste('sendungsstatus', [], sage);
  }
}
