import { Auftrag } from '../auftrag/auftrag.js';
import { hoechstensTreffer } from '../auftrag/auftragssuche.js';
import { Kennung, Teil, Text, Verweis, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';

const name = { max: 60, label: 'vorlage.vorlagenname', pflicht: true } as const;

/** An order to start others from. It may be incomplete: what is required of an order is asked for when one is saved. */
export class Auftragsvorlage {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text(name) vorlageName!: string;
  @Verweis(() => MandantKurz, { label: 'beschriftung.mandant' }) mandant!:
    | MandantKurz
    | { id: number }
    | null;
  @Teil(() => Auftrag, { label: 'beschriftung.auftrag', pflicht: true, entwurf: true }) auftrag!: Auftrag;
  @Zeitpunkt({ label: 'beschriftung.geaendertAm', nurLesen: true, immer: true }) geaendertAm!: string;
}

/** What the list of templates asks for. */
export class Vorlagensuche {
  @Text({ max: 200, label: 'beschriftung.suche' }) query!: string | null;
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: hoechstensTreffer, label: 'beschriftung.anzeigeProSeite' })
  searchLimit!: number | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** An addition: `field:asc` or `field:desc`. */
  @Text({ max: 60, label: 'beschriftung.sortierung' }) sortierung!: string | null;
}

/** A template that has a name already; where the user does not see it, all but the name is null. */
export class Vorlagentreffer {
  @Kennung() id!: number | null;
  @Text(name) vorlageName!: string;
  @Verweis(() => MandantKurz, { label: 'beschriftung.mandant' }) mandant!:
    | MandantKurz
    | { id: number }
    | null;
  @Teil(() => Auftrag, { label: 'beschriftung.auftrag', entwurf: true }) auftrag!: Auftrag | null;
  @Zeitpunkt({ label: 'beschriftung.geaendertAm' }) geaendertAm!: string | null;
}

/** Has the client, or one that shares names with it, a template of this name? */
export class Vorlagenfrage {
  @Text(name) name!: string;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
}
