import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, konflikt } from '../../../platform/errors/fachfehler.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type { Uebernommenes } from '../../importe/importe.service.js';
import { AdresseSchreiben, type GesperrteAdresse } from '../adresse-schreiben.repository.js';
import { Adressverwendungen } from '../zusammenfuehren/adressverwendungen.read-model.js';

const hoechstensGenannt = 50;

/** An address that an import has changed, or brought. */
interface Importierte {
  id: number | null;
  version: number;
  vorher: Adresse | null;
}

/** Takes addresses back that an import has brought, as long as nothing has come of them since. */
@Injectable()
export class Adressruecknahme {
  constructor(
    private readonly schreiben: AdresseSchreiben,
    private readonly verwendungen: Adressverwendungen,
  ) {}

  /** @throws Fachfehler 409 with what stands against it */
  async nimmZurueck(dinge: Uebernommenes[]): Promise<void> {
    // Runs of before it could be done have kept nothing.
    if (!dinge.length) throw konflikt('auftragseingang.zustand');
    const importierte = dinge.map(
      ({ adresseId = null, version, vorher }): Importierte => ({
        id: adresseId,
        version: version ?? 0,
        vorher: (vorher ?? null) as Adresse | null,
      }),
    );
    const { sichtbareMandanten } = identitaet();
    const ids = importierte.flatMap(({ id }) => id ?? []);
    const da = new Map((await this.schreiben.sperreAlle(ids, sichtbareMandanten)).map((a) => [a.id, a]));
    const neue = importierte.flatMap(({ id, vorher }) => (id && !vorher && da.has(id) ? [id] : []));
    const meldungen = [
      ...importierte.flatMap((i) => standFehler(i, da.get(i.id ?? 0))),
      ...(await this.verwendete(neue, da)),
    ];
    if (meldungen.length) throw new Fachfehler(409, meldungen.slice(0, hoechstensGenannt));
    await this.schreiben.loesche(neue, sichtbareMandanten);
    const alte = importierte.flatMap(({ id, vorher }) => (id && vorher ? [{ id, adresse: vorher }] : []));
    for (const [mandantId, gruppe] of Map.groupBy(alte, ({ id }) => da.get(id)?.mandantId ?? 0))
      await this.schreiben.aendern(mandantId, gruppe);
  }

  private async verwendete(neue: number[], da: ReadonlyMap<number, GesperrteAdresse>): Promise<Meldung[]> {
    const zeilen = neue.length ? await this.verwendungen.von(neue, identitaet().sichtbareMandanten) : [];
    return zeilen
      .filter((v) => v.auftraege + v.vorlagen > 0 || v.eigeneVon)
      .map(({ id, auftraege, vorlagen }) =>
        fehler('adressimport.verwendet', undefined, {
          name: da.get(id)?.wert.name ?? '',
          auftraege,
          vorlagen,
        }),
      );
  }
}

/** It must be as the import has left it; one that was new may be gone. */
function standFehler({ version, vorher }: Importierte, jetzt: GesperrteAdresse | undefined): Meldung[] {
  if (!jetzt) return vorher ? [fehler('adressimport.geloescht', undefined, { name: vorher.name })] : [];
  const { name, inUebertragung } = jetzt.wert;
  if (inUebertragung) return [fehler('adressimport.inUebertragung', undefined, { name })];
  return jetzt.version === version ? [] : [fehler('adressimport.seitherGeaendert', undefined, { name })];
}
