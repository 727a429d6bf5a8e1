import { Text } from '@frachtportal/domain/feld/dekoratoren';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import { rangVon } from '@frachtportal/domain/stammdaten/listensuche';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { heute } from '../../platform/http/uhr.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';

class Gefahrgutfrage {
  @Text({ max: 4, label: 'UNNR' }) unnr!: string | null;
  @Text({ max: 200, label: 'Gefahrgutbezeichnung' }) bezeichnung!: string | null;
}

const hoechstens = 50;

@ApiTags('stammdaten')
@Controller('gefahrgutklasse')
export class GefahrgutklasseController {
  /** Names as they are searched for; the rows stay the same until the table changes. */
  private readonly suchnamen = new WeakMap<Gefahrgutklasse, string>();

  constructor(private readonly stammdaten: Stammdaten) {}

  /**
   * Rows valid today whose number begins with, and whose name contains, what was typed: all rows of a number, names
   * that begin so before the others.
   */
  @Get('search')
  @Recht('stammdaten.lesen')
  @Antwortliste(Gefahrgutklasse)
  async suche(@Abfrage(Gefahrgutfrage) { unnr, bezeichnung }: Gefahrgutfrage) {
    const text = suchform(bezeichnung ?? '');
    const tag = heute();
    const alle = await this.stammdaten.liste<Gefahrgutklasse>('gefahrgutklasse', []);
    return alle
      .filter((g) => (g.gueltigVon ?? tag) <= tag && (g.gueltigBis ?? tag) >= tag)
      .filter((g) => g.unnr.startsWith(unnr ?? ''))
      .map((g) => ({ g, rang: text ? rangVon(this.suchname(g), text) : 0 }))
      .filter((t) => t.rang < 3)
      .sort((a, b) => a.rang - b.rang)
      .slice(0, hoechstens)
      .map((t) => t.g);
  }

  @Get(':id')
  @Recht('stammdaten.lesen')
  @Antwort(Gefahrgutklasse)
  async eines(@Id() id: number) {
    const eintrag = await this.stammdaten.eintrag<Gefahrgutklasse>('gefahrgutklasse', id, []);
    if (!eintrag) throw nichtGefunden();
    return eintrag;
  }

  private suchname(g: Gefahrgutklasse): string {
    const name = this.suchnamen.get(g) ?? suchform(g.bezeichnung);
    this.suchnamen.set(g, name);
    return name;
  }
}
