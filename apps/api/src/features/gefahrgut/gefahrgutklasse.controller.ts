import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { Gefahrgutstand } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import {
  Gefahrgutfrage,
  Gefahrgutseitenfrage,
  Gefahrgutwechselfrage,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutsuche';
import { Gefahrgutwechsel } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutwechsel';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';
import { Gefahrgutsuche } from './gefahrgutsuche.service.js';

@ApiTags('stammdaten')
@Controller('gefahrgutklasse')
export class GefahrgutklasseController {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly tafel: Gefahrgutsuche,
    private readonly ausgaben: Gefahrgutausgaben,
  ) {}

  @Get('search')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Gefahrgutklasse)
  suche(@Abfrage(Gefahrgutfrage) frage: Gefahrgutfrage) {
    return this.tafel.vorschlaege(frage);
  }

  /** The table itself, edition by edition. */
  @Get('tabelle')
  @Recht('stammdaten.verwalten')
  @Antwortliste(Gefahrgutklasse, { gesamt: true })
  async tabelle(@Abfrage(Gefahrgutseitenfrage) frage: Gefahrgutseitenfrage) {
    const { zeilen, gesamt } = await this.tafel.seite(frage);
    return mitGesamt(zeilen, gesamt);
  }

  /** Who captures an order chooses among those that hold on the day of its pickup. */
  @Get('ausgaben')
  @Recht('stammdaten.lesen')
  @Antwortliste(Gefahrgutstand)
  staende() {
    return this.ausgaben.staende();
  }

  @Get(':id')
  @Recht('stammdaten.lesen')
  @PerAuftragsschluessel()
  @Antwort(Gefahrgutklasse)
  async eines(@Id() id: number) {
    const eintrag = await this.stammdaten.eintrag('gefahrgutklasse', id, []);
    if (!eintrag) throw nichtGefunden();
    return eintrag;
  }

  /** Which row stands for this one on the day of a pickup, and what differs. */
  @Get(':id/wechsel')
  @Recht('stammdaten.lesen')
  @Antwort(Gefahrgutwechsel)
  async wechsel(@Id() id: number, @Abfrage(Gefahrgutwechselfrage) { tag }: Gefahrgutwechselfrage) {
    const wechsel = await this.tafel.wechsel(id, tag);
    if (!wechsel) throw nichtGefunden();
    return wechsel;
  }
}
