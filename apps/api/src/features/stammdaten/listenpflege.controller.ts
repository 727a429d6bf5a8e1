import type { Klasse } from '@frachtportal/domain/feld/feld';
import {
  type Pflegeeintrag,
  type Pflegepfad,
  pflegeklasse,
  pflegelisten,
  pflegepfade,
} from '@frachtportal/domain/stammdaten/pflegelisten';
import { Controller, Get, Post, Put, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Id, IdListe, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Listenpflege } from './listenpflege.repository.js';

/** Lists are maintained by operators, what belongs to one client by its main client's administrators: entries are added, changed and locked, never deleted. */
function pflegeController(pfad: Pflegepfad): Type {
  const { liste, klasse: eintragsklasse } = pflegelisten[pfad];
  const klasse = pflegeklasse(eintragsklasse as Klasse);

  @ApiTags('stammdaten')
  @Controller(pfad)
  class PflegeController {
    constructor(readonly pflege: Listenpflege) {}

    @Get('pflege')
    @Recht('stammdaten.verwalten')
    @Antwortliste(klasse)
    alle() {
      return this.pflege.alle(liste);
    }

    @Post()
    @Recht('stammdaten.verwalten')
    @Antwort(klasse, { status: 201, etag: true })
    async anlegen(@Koerper(klasse) eintrag: Pflegeeintrag) {
      return mitEtag(await this.pflege.lege(liste, eintrag));
    }

    @Put(':id')
    @Recht('stammdaten.verwalten')
    @Antwort(klasse, { etag: true })
    async aendern(
      @Id() id: number,
      @Koerper(klasse) eintrag: Pflegeeintrag,
      @ErwarteteVersion() version: number | null,
    ) {
      return mitEtag(await this.pflege.aendere(liste, id, eintrag, version));
    }
  }
  Object.defineProperty(PflegeController, 'name', { value: `${klasse.name}Controller` });
  return PflegeController;
}

/** The order of a list, for those lists that have one of their own. */
function folgeController(pfad: Pflegepfad): Type {
  const { liste, klasse: eintragsklasse } = pflegelisten[pfad];
  const klasse = pflegeklasse(eintragsklasse as Klasse);

  @ApiTags('stammdaten')
  @Controller(pfad)
  class FolgeController {
    constructor(readonly pflege: Listenpflege) {}

    /** All ids that `GET …/pflege` answers, in the order they are to have. */
    @Put('reihenfolge')
    @Recht('installation.verwalten')
    @Antwortliste(klasse)
    ordnen(@IdListe() ids: number[]) {
      return this.pflege.ordne(liste, ids);
    }
  }
  Object.defineProperty(FolgeController, 'name', { value: `${klasse.name}FolgeController` });
  return FolgeController;
}

const mitEtag = (eintrag: Pflegeeintrag) => mitVersion(eintrag, eintrag.version);

export const pflegeControllers = pflegepfade.flatMap((pfad) => [
  // First, because "reihenfolge" is no id.
  ...(pflegelisten[pfad].folge ? [folgeController(pfad)] : []),
  pflegeController(pfad),
]);
