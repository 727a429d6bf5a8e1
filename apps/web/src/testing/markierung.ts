import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import type { Feld, Klasse } from '@frachtportal/domain/feld/feld';
import { Frankatur, Metrokennung, Verkehrsart } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Marken } from '@frachtportal/domain/testing/marken';
import { HttpResponse, http } from 'msw';
import { listen, service as servicedefinition } from './erfassung';
import { server } from './server';

/** The lists of the form by the class of their entries. */
const pfade: Record<string, string> = {
  Anlieferkennzeichen: 'anlieferkennzeichen',
  Eigentuemer: 'eigentuemer',
  Frankatur: 'frankaturen',
  Lademittel: 'lademittel',
  Land: 'laender',
  Metrokennung: 'metrokennungen',
  Sperrigkeit: 'sperrigkeiten',
  Terminkennzeichen: 'terminkennzeichen',
  Verkehrsart: 'verkehrsarten',
  Verpackung: 'verpackungen',
  Waehrung: 'waehrungen',
  Zustellkennzeichen: 'zustellkennzeichen',
};
const textservice = 5;

/** The short objects that one order refers to, kept as the lists have them. */
class Eintraege {
  private readonly jeKlasse = new Map<string, object[]>();
  private letzte = 100;

  constructor(private readonly marken: Marken) {}

  readonly verweis = (feld: Pick<Feld, 'klasse'>): unknown => {
    const klasse = feld.klasse?.();
    return klasse ? this.lege(klasse) : ++this.letzte;
  };

  lege(klasse: Klasse): { id: number } {
    const id = ++this.letzte;
    // A postcode pattern of no meaning would have every postcode complained of.
    const neu = { ...this.marken.objekt(klasse, () => null, true), id, awSperre: false, plzMuster: null };
    this.jeKlasse.set(klasse.name, [...this.von(klasse.name), neu]);
    return neu;
  }

  von(klasse: string): object[] {
    return this.jeKlasse.get(klasse) ?? [];
  }
}

/** What a stored order says twice, it says alike. */
function ineinsgebracht(auftrag: Auftrag): Auftrag {
  for (const { feld } of auftragsrollen) {
    const adresse = auftrag[feld];
    if (adresse) adresse.lkz = (adresse.land as { lkz?: string } | null)?.lkz ?? null;
  }
  return Object.assign(auftrag, {
    // Captured, so that it can be changed.
    status: { ...auftrag.status, id: 1 },
    sumBruttoGewicht: summiere(auftrag.auftragspositionen).bruttoGewicht,
  });
}

/** A stored order in which every value stands nowhere else; the server answers it, and lists in which all of it stands. */
export function markierterAuftrag(): Auftrag {
  const marken = new Marken();
  const eintraege = new Eintraege(marken);
  const roh = marken.objekt(Auftrag, eintraege.verweis, true);
  const position = (laufendePosition: number, ohne: Partial<Auftragsposition>) =>
    Object.assign(marken.objekt(Auftragsposition, eintraege.verweis, true), { laufendePosition, ...ohne });
  const [service] = roh.auftragServices;
  const auftrag = Object.assign(roh, {
    frankatur: eintraege.lege(Frankatur).id,
    verkehrsart: eintraege.lege(Verkehrsart).id,
    metrokennung: eintraege.lege(Metrokennung).id,
    auftragServices: [{ ...service, spez_num: textservice }],
    // Whole measures would be multiplied.
    auftragspositionen: [position(1, { hoeheCM: null }), position(2, { breiteCM: null })],
  });
  server.use(
    ...Object.entries(pfade).map(([klasse, pfad]) =>
      http.get(`*/api/${pfad}`, () => HttpResponse.json([...(listen[pfad] ?? []), ...eintraege.von(klasse)])),
    ),
    http.get('*/api/auftragdefaultservice', () =>
      HttpResponse.json([
        { ...servicedefinition, id: 5, spezNum: textservice, bezkurz: service?.bezeichnung, typ: 'Text' },
      ]),
    ),
    http.get('*/api/verpackungen/ggvs', () => HttpResponse.json(eintraege.von('Verpackung'))),
    http.get('*/api/dokumentenverweise/auftrag', () => HttpResponse.json(auftrag.dokumentenverweise)),
    http.get('*/api/auftraege/:id', () => HttpResponse.json(auftrag, { headers: { etag: '"1"' } })),
  );
  return ineinsgebracht(auftrag);
}

/** All that a person can read on the screen, a line for each piece of text and each input. */
export function lesbares(): string {
  const stuecke: string[] = [];
  const gang = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let knoten = gang.nextNode(); knoten; knoten = gang.nextNode()) stuecke.push(knoten.nodeValue ?? '');
  for (const e of document.querySelectorAll<HTMLInputElement>('input, textarea')) stuecke.push(e.value);
  return stuecke.join('\n');
}
