import { plzMeldung, plzPasst } from '@frachtportal/domain/adresse/plz';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Mautanfrage, Mautergebnis, Mautland } from '@frachtportal/domain/maut/mautanfrage';
import { berechneMaut } from '@frachtportal/domain/maut/mautrechner';
import type { Punkt } from '@frachtportal/domain/preis/entfernung';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Mauttabellen } from './mauttabellen.repository.js';
import { Wegpunkte } from './wegpunkte.read-model.js';

interface Ende {
  land: Land;
  plz: string | null;
}

/** The toll calculator of the login page; it is there only where the installation's configuration says so. */
@Injectable()
export class Mautrechner {
  constructor(
    private readonly identitaeten: IdentitaetReadModel,
    private readonly stammdaten: Stammdaten,
    private readonly wegpunkte: Wegpunkte,
    private readonly tabellen: Mauttabellen,
  ) {}

  async laender(sage: Uebersetzer): Promise<Mautland[]> {
    await this.verlangeEingeschaltet();
    return (await this.mautlaender(sage)).map(({ id, lkz, bezeichnung, plzlaenge }) => ({
      id,
      lkz,
      bezeichnung,
      plzlaenge,
    }));
  }

  /** @throws Fachfehler 400 for input that is wrong; what is merely unknown is said in the message */
  async berechne(anfrage: Mautanfrage, sage: Uebersetzer): Promise<Mautergebnis> {
    await this.verlangeEingeschaltet();
    const laender = await this.mautlaender();
    const von = ende(laender, anfrage.abgangLKZ, anfrage.abgangPlz, 'abgang');
    const nach = ende(laender, anfrage.empfaengerLKZ, anfrage.empfaengerPlz, 'empfaenger');
    const meldungen = [...von.meldungen, ...nach.meldungen];
    if (!von.ende || !nach.ende || meldungen.length) throw ungueltig(meldungen);
    return this.zwischen(von.ende, nach.ende, anfrage.gewicht, sage);
  }

  private async zwischen(von: Ende, nach: Ende, gewichtKg: number, sage: Uebersetzer): Promise<Mautergebnis> {
    const a = await this.punkt(von, sage);
    if (typeof a === 'string') return ohneBetrag(a);
    const b = await this.punkt(nach, sage);
    if (typeof b === 'string') return ohneBetrag(b);
    const imLand = von.land.id === nach.land.id;
    const anteile = imLand ? [{ lkz: von.land.lkz, anteil: 1 }] : await this.wegpunkte.laender(a, b);
    const weg = { von: a, nach: b, vonName: name(von), nachName: name(nach), gewichtKg, anteile };
    return berechneMaut(weg, await this.tabellen.gueltigAm(heute()), sage);
  }

  /** Where the end lies, or the sentence that says why that is not known. */
  private async punkt({ land, plz }: Ende, sage: Uebersetzer): Promise<Punkt | string> {
    const punkt = await this.wegpunkte.punkt(land.id, plz);
    if (punkt) return punkt;
    const { lkz } = land;
    if (!plz || !(await this.wegpunkte.kenntPunkte(land.id))) return sage('meldung.maut.ohneOrte', { lkz });
    return sage('meldung.maut.plzUnbekannt', { plz, lkz });
  }

  private async mautlaender(sage?: Uebersetzer): Promise<Land[]> {
    const alle = await this.stammdaten.liste('land', [], sage);
    return alle.filter((l) => l.mautberechnung && !l.awSperre);
  }

  private async verlangeEingeschaltet(): Promise<void> {
    const { isMautrechner } = await this.identitaeten.installation();
    if (!isMautrechner) throw nichtGefunden();
  }
}

const ohneBetrag = (message: string): Mautergebnis => ({ mautbetrag: null, message, km: null, teile: [] });

const name = ({ land, plz }: Ende) => (plz ? `${plz} (${land.lkz})` : land.bezeichnung);

function ende(
  laender: Land[],
  lkz: string,
  plz: string | null | undefined,
  seite: string,
): { ende?: Ende; meldungen: Meldung[] } {
  const land = laender.find((l) => l.lkz === lkz.trim().toUpperCase());
  if (!land) return { meldungen: [fehler('maut.land', `${seite}LKZ`)] };
  const code = plz?.trim() || null;
  if (!land.plzlaenge) return { ende: { land, plz: null }, meldungen: [] };
  if (!code) return { meldungen: [fehler('maut.plzFehlt', `${seite}Plz`)] };
  if (!plzPasst(code, land)) return { meldungen: [plzMeldung(land, `${seite}Plz`)] };
  return { ende: { land, plz: code }, meldungen: [] };
}
