import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { Packeinheit } from '@frachtportal/domain/auftrag/position/packeinheit';
import { type Feld, type Klasse } from '@frachtportal/domain/feld/feld';
import { pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { Marken } from '@frachtportal/domain/testing/marken';
import type { Portal } from '../../../testing/portal.js';

/** Country signs that are no other words. */
const laender = ['BIH', 'EST', 'FIN', 'IRL', 'RKS', 'MNE', 'NMK', 'RSM', 'SRB', 'SLO'];
/** "Avis telefonisch" takes any text. */
const textservice = 5;
const jeAuftrag = 8;

interface Eintrag {
  id: number;
}

/** What one order refers to, each entry made for it and used once, as long as there are enough. */
class Vorrat {
  constructor(private readonly eintraege: Map<string, Eintrag[]>) {}

  readonly verweis = (feld: Feld): Eintrag | null => (feld.klasse ? this.nimm(feld.klasse().name) : null);

  nimm(klasse: string): Eintrag | null {
    const liste = this.eintraege.get(klasse);
    const eintrag = liste?.shift();
    if (eintrag) liste?.push(eintrag);
    return eintrag ?? null;
  }
}

/** A valid IBAN and BIC of its own for each order. */
function bankverbindung(nummer: number): Pick<Auftrag, 'iban' | 'bic'> {
  const konto = `37040044${String(532013000 + nummer).padStart(10, '0')}`;
  // D and E count as 13 and 14.
  const pruefziffern = 98n - (BigInt(`${konto}131400`) % 97n);
  const bic = `COBADEFF${String(100 + nummer)}`;
  return { iban: `DE${String(pruefziffern).padStart(2, '0')}${konto}`, bic };
}

/** Makes orders in which every value stands nowhere else, with entries of the lists that were made for them. */
export class Markierung {
  private readonly marken = new Marken();
  private land = 0;
  private auftraege = 0;

  constructor(private readonly portal: Portal) {}

  /** An order as a client sends it. @param rollen the addresses it has @param zeilen how many positions */
  async auftrag(rollen: readonly string[], zeilen = 2): Promise<Auftrag> {
    const vorrat = new Vorrat(await this.legeEintraegeAn());
    const roh = this.marken.objekt(Auftrag, vorrat.verweis);
    for (const { feld } of auftragsrollen) {
      const adresse = roh[feld] as AuftragAdresse;
      roh[feld] = rollen.includes(feld) ? this.adresse(adresse) : null;
    }
    return Object.assign(roh, {
      copyId: null,
      vorlageAuftragId: null,
      mandant: null,
      frankatur: vorrat.nimm('Frankatur')?.id ?? null,
      verkehrsart: vorrat.nimm('Verkehrsart')?.id ?? null,
      metrokennung: vorrat.nimm('Metrokennung')?.id ?? null,
      ...bankverbindung(this.auftraege++),
      auftragServices: [{ spez_num: textservice, wert: this.marken.wort() }],
      // Whole measures would be multiplied, and a line of dangerous goods is weighed or measured in litres.
      auftragspositionen: Array.from({ length: zeilen }, (_, i) =>
        i % 2
          ? this.position(
              vorrat,
              { breiteCM: null },
              { nettoGewicht: null, freigestelltemenge: null, begrenztemenge: false },
            )
          : this.position(vorrat, { hoeheCM: null }, { liter: null, freigestelltemenge: null }),
      ),
    });
  }

  private adresse(roh: AuftragAdresse): AuftragAdresse {
    const lkz = laender[this.land++ % laender.length] ?? null;
    return { ...roh, id: null, land: null, lkz, mailTrackTrace: `${roh.mailTrackTrace}@beispiel.de` };
  }

  private position(vorrat: Vorrat, ohne: object, gefahrgutOhne: object): object {
    const p = this.marken.objekt(Auftragsposition, vorrat.verweis);
    const auftragsgefahrgueter = p.auftragsgefahrgueter.map((g) => ({
      ...g,
      leerUngereinigt: false,
      ...gefahrgutOhne,
    }));
    const feste = { laufendePosition: null, verpackungseinheit: Packeinheit.lademittel };
    return { ...p, ...ohne, ...feste, auftragsgefahrgueter };
  }

  private async legeEintraegeAn(): Promise<Map<string, Eintrag[]>> {
    const neue = new Map<string, Eintrag[]>();
    for (const [pfad, { klasse }] of Object.entries(pflegelisten)) {
      if (pfad === 'auftragdefaultservice') continue;
      const anzahl = pfad === 'verpackungen' || pfad === 'lademittel' ? jeAuftrag : 1;
      const eintraege = Array.from({ length: anzahl }, () => this.eintrag(pfad, klasse));
      neue.set(klasse.name, await Promise.all(eintraege));
    }
    neue.set(
      'Waehrung',
      Array.from({ length: jeAuftrag }, (_, i) => ({ id: 3 + i })),
    );
    const admin = await this.portal.als('admin');
    const { body }: { body: Eintrag[] } = await admin
      .get('/api/gefahrgutklasse/search?unnr=1263')
      .expect(200);
    for (const klasse of ['Gefahrgutklasse', 'GefahrgutUnnr']) {
      neue.set(
        klasse,
        body.slice(0, 3).map(({ id }) => ({ id })),
      );
    }
    return neue;
  }

  private async eintrag(pfad: string, klasse: Klasse): Promise<Eintrag> {
    const admin = await this.portal.als('admin');
    const werte = Object.entries(this.marken.objekt(klasse, () => null)).filter(([n]) => n !== 'id');
    // Neither locked nor out of the lists for dangerous goods.
    const neu = Object.fromEntries(werte.map(([n, w]) => [n, typeof w === 'boolean' ? n === 'ggvs' : w]));
    const { body } = await admin.post(`/api/${pfad}`).send(neu).expect(201);
    return { id: body.id };
  }
}

const stelle = async (portal: Portal, werte: Record<string, string>) =>
  (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })))
    .expect(200);

/** No configuration captures all fields of an order; what the second one here hides is stored under the first. */
export async function angelegtMitAllem(portal: Portal, neu: object): Promise<number> {
  await stelle(portal, {
    clientKunde: 'spedition-iban',
    isTauschgeraete: 'true',
    isZusaetzlicheLademittel: 'false',
    isShowKlassifizierung: 'true',
    isShowAbsenderNeutral: 'true',
    isShowEmpfRechnung: 'true',
    isServicesInternSendungen: 'true',
  });
  const kunde = await portal.als('kunde');
  const spaeter = {
    auftragZusLademittel: [],
    metrokennung: null,
    dispohinweis: null,
    nachnahmeBetrag: null,
    nachnahmeWaehrung: null,
  };
  const { body, status } = await kunde.post('/api/auftraege').send({ ...neu, ...spaeter });
  if (status !== 201) throw new Error(JSON.stringify(body));
  // Each value of these orders is a mark, its days too; they are carried all the same.
  const regeln = 'terminVergangen=hinweis,plzForm=hinweis,ortFehlt=hinweis,plzFehlt=hinweis';
  const danach = { clientKunde: 'metro', isTauschgeraete: 'false', isZusaetzlicheLademittel: 'true', regeln };
  await stelle(portal, danach);
  const ganz = await kunde.put(`/api/auftraege/${body.id}`).send(neu);
  if (ganz.status !== 200) throw new Error(JSON.stringify(ganz.body));
  return body.id;
}
