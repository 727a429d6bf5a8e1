import { type Belegart, belegarten } from '../dokument/dokument.js';
import { Kennung, Teil, Text, Verweis, Wahrheit, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';
import { Eigentuemer, Lademittel } from '../stammdaten/ladeeinheiten.js';
import { Sendungsstatus } from '../stammdaten/sendungsstatus.js';

/** An additional load unit ("zusätzliche Lademittel"). */
export class AuftragLademittel {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Kennung({ nurLesen: true, immer: true }) auftragId!: number;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'beschriftung.nr' }) anzFolge!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 9999, label: 'beschriftung.anzahl', pflicht: true }) anzahl!: number;
  @Verweis(() => Lademittel, { label: 'beschriftung.lademittel' }) lademittel!: { id: number } | null;
  @Verweis(() => Eigentuemer, { label: 'beschriftung.eigentuemer' }) eigentuemer!: { id: number } | null;
}

/** A service switched on at the order; only `spez_num` and `wert` are the client's. */
export class AuftragService {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Kennung({ nurLesen: true, immer: true }) auftragID!: number;
  @Zahl({ dezimal: 0, von: 1, label: 'beschriftung.service', pflicht: true }) spez_num!: number;
  @Text({ max: 200, label: 'beschriftung.beschreibung' }) wert!: string | null;
  @Kennung({ nurLesen: true, immer: true }) elementId!: number;
  @Text({ max: 60, label: 'beschriftung.titel', nurLesen: true, immer: true }) bezeichnung!: string;
  @Text({ max: 200, label: 'beschriftung.hinweis', nurLesen: true }) hinweis!: string | null;
  @Wahrheit({ nurLesen: true, immer: true }) active!: boolean;
  @Wahrheit({ nurLesen: true, immer: true }) editable!: boolean;
  @Wahrheit({ nurLesen: true, immer: true }) defaultService!: boolean;
  @Text({ max: 30, nurLesen: true }) attributName!: string | null;
  @Wahrheit({ nurLesen: true, immer: true }) isKostenpfl!: boolean;
  @Text({ max: 10, nurLesen: true, immer: true }) typ!: string;
  @Wahrheit({ nurLesen: true, immer: true }) awSperre!: boolean;
  @Wahrheit({ nurLesen: true, immer: true }) isAWSperre!: boolean;
  @Text({ max: 10, nurLesen: true }) color!: string | null;
}

/** The person behind a change. */
export class Person {
  @Text({ max: 30, label: 'beschriftung.name', nurLesen: true, immer: true }) name!: string;
}

/** One step in the life of an order. */
export class Historieneintrag {
  @Verweis(() => Sendungsstatus, { nurLesen: true, immer: true }) sendungsstatus!: Sendungsstatus;
  @Zeitpunkt({ nurLesen: true, immer: true }) datum!: string;
  /** Only the day is known; `datum` is its midnight in UTC. */
  @Wahrheit({ nurLesen: true, immer: true }) nurTag!: boolean;
  @Text({ max: 255, nurLesen: true }) kommentar!: string | null;
  @Text({ max: 60, nurLesen: true }) quittiert!: string | null;
  @Text({ max: 60, nurLesen: true }) ereignisort!: string | null;
  /** Who took the step; nobody where dispatch reported it. */
  @Teil(() => Person, { nurLesen: true }) benutzer!: Person | null;
}

/** A stored paper of an order. */
export class Dokumentenverweis {
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 255, nurLesen: true, immer: true }) dateiname!: string;
  @Text({ max: 255, nurLesen: true, immer: true }) filename!: string;
  @Zeitpunkt({ nurLesen: true, immer: true }) datumBereitgestellt!: string;
  @Kennung({ nurLesen: true, immer: true }) objectId!: number;
  @Text({ max: 20, werte: belegarten, nurLesen: true, label: 'beschriftung.belegart' })
  belegart!: Belegart | null;
}
