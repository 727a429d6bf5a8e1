import { Kennung } from '@frachtportal/domain/feld/dekoratoren';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import { Controller, Get, Post, Put, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Id, Koerper } from '../../platform/http/koerper.js';
import { Listenpflege, type Pflegeeintrag } from './listenpflege.repository.js';
import { type Listenname, stammdatenlisten } from './stammdaten.entity.js';

/** The entry of a list together with the client whose list it stands in. */
function pflegeklasse(klasse: Klasse): Klasse {
  class Pflege extends klasse {}
  Kennung({ label: 'Mandant' })(Pflege.prototype, 'mandantId');
  Object.defineProperty(Pflege, 'name', { value: `${klasse.name}Pflege` });
  return Pflege;
}

/** Lists are maintained by administrators of a main client: entries are added, changed and locked, never deleted. */
function pflegeController(pfad: string, name: Listenname): Type {
  const klasse = pflegeklasse(stammdatenlisten[name].klasse as Klasse);

  @ApiTags('stammdaten')
  @Controller(pfad)
  class PflegeController {
    constructor(readonly pflege: Listenpflege) {}

    @Get('pflege')
    @Recht('stammdaten.verwalten')
    @Antwortliste(klasse)
    alle() {
      return this.pflege.alle(name);
    }

    @Post()
    @Recht('stammdaten.verwalten')
    @Antwort(klasse, 201)
    anlegen(@Koerper(klasse) eintrag: Pflegeeintrag) {
      return this.pflege.lege(name, eintrag);
    }

    @Put(':id')
    @Recht('stammdaten.verwalten')
    @Antwort(klasse)
    aendern(@Id() id: number, @Koerper(klasse) eintrag: Pflegeeintrag) {
      return this.pflege.aendere(name, id, eintrag);
    }
  }
  Object.defineProperty(PflegeController, 'name', { value: `${klasse.name}Controller` });
  return PflegeController;
}

export const pflegeControllers = [
  pflegeController('frankaturen', 'frankatur'),
  pflegeController('verkehrsarten', 'verkehrsart'),
  pflegeController('terminkennzeichen', 'terminkennzeichen'),
  pflegeController('zustellkennzeichen', 'zustellkennzeichen'),
  pflegeController('anlieferkennzeichen', 'anlieferkennzeichen'),
  pflegeController('sperrigkeiten', 'sperrigkeit'),
  pflegeController('metrokennungen', 'metrokennung'),
  pflegeController('verpackungen', 'verpackung'),
  pflegeController('lademittel', 'lademittel'),
  pflegeController('eigentuemer', 'eigentuemer'),
  pflegeController('auftragdefaultservice', 'serviceDefinition'),
];
