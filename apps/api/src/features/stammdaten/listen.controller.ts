import type { Recht as Rechtname } from '@frachtportal/domain/benutzer/rechte';
import { Kennung } from '@frachtportal/domain/feld/dekoratoren';
import type { Klasse } from '@frachtportal/domain/feld/feld';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { deutsch } from '@frachtportal/texte/server';
import { Controller, Get, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { gefunden, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { Ergebnis, JsonText } from '../../platform/http/ergebnis.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type Listenname, stammdatenlisten } from './stammdaten.entity.js';
import { etagVon, Stammdaten } from './stammdaten.read-model.js';

const revalidieren = { 'cache-control': 'private, no-cache', vary: 'languageId' };

/** For which client a list is asked for. */
class Listenfrage {
  @Kennung({ label: 'beschriftung.mandant' }) mandant!: number | null;
}

/** The clients whose lists hold: the named one (or the user's own) and its main client. */
export function listenmandanten(mandant: number | null): number[] {
  const { mandantId, hauptmandantId, sichtbareMandanten } = identitaet();
  if (mandant && !sichtbareMandanten.includes(mandant)) throw nichtGefunden();
  return [mandant ?? mandantId, hauptmandantId];
}

/** `GET /{pfad}?mandant` and `GET /{pfad}/{id}` of one reference list; all lists answer the same way. */
function listenController(pfad: string, name: Listenname, recht: Rechtname = 'stammdaten.lesen'): Type {
  const klasse = stammdatenlisten[name].klasse as Klasse;
  const perSchluessel = recht === 'stammdaten.lesen' ? PerAuftragsschluessel() : () => undefined;
  // The page of statuses changes what it is given: it sees what is stored.
  const wieGespeichert = name === 'sendungsstatus';

  @ApiTags('stammdaten')
  @Controller(pfad)
  class ListenController {
    constructor(readonly stammdaten: Stammdaten) {}

    @Get()
    @Recht(recht)
    @perSchluessel
    @Antwortliste(klasse, { etag: true })
    async alle(@Abfrage(Listenfrage) { mandant }: Listenfrage, @Sprecher() sage: Uebersetzer) {
      const liste = await this.stammdaten.liste(
        name,
        listenmandanten(mandant),
        wieGespeichert ? deutsch : sage,
      );
      const json = JSON.stringify(liste);
      return new Ergebnis(new JsonText(json), { etag: etagVon(json), kopf: revalidieren });
    }

    @Get(':id')
    @Recht(recht)
    @perSchluessel
    @Antwort(klasse)
    async eines(@Id() id: number, @Sprecher() sage: Uebersetzer) {
      const sprecher = wieGespeichert ? deutsch : sage;
      return gefunden(await this.stammdaten.eintrag(name, id, listenmandanten(null), sprecher));
    }
  }
  // The class name becomes part of the operation ids of OpenAPI.
  Object.defineProperty(ListenController, 'name', { value: `${klasse.name}Controller` });
  return ListenController;
}

export const listenControllers = [
  listenController('laender', 'land'),
  listenController('waehrungen', 'waehrung'),
  listenController('sprachen', 'sprache'),
  listenController('frankaturen', 'frankatur'),
  listenController('verkehrsarten', 'verkehrsart'),
  listenController('terminkennzeichen', 'terminkennzeichen'),
  listenController('zustellkennzeichen', 'zustellkennzeichen'),
  listenController('anlieferkennzeichen', 'anlieferkennzeichen'),
  listenController('sperrigkeiten', 'sperrigkeit'),
  listenController('metrokennungen', 'metrokennung'),
  listenController('verpackungen', 'verpackung'),
  listenController('lademittel', 'lademittel'),
  listenController('eigentuemer', 'eigentuemer'),
  listenController('auftragdefaultservice', 'serviceDefinition'),
  listenController('sendungsstati', 'sendungsstatus', 'mandant.verwalten'),
];
