import { Kennung, Liste, Teil, Text, Wahrheit, Zeitpunkt } from '../feld/dekoratoren.js';
import { MandantKurz } from '../mandant/mandant.js';

/** Why a client may be the one that somebody has registered for. */
export const aehnlichkeiten = ['ustId', 'name', 'domain'] as const;

/** A client there is already which the registration may belong to. */
export class Mandantvorschlag extends MandantKurz {
  @Text({ max: 10, werte: aehnlichkeiten, nurLesen: true, immer: true })
  grund!: (typeof aehnlichkeiten)[number];
}

/** A registration that waits for somebody to let it in. */
export class Registrierungseingang {
  /** That of its client. */
  @Kennung({ nurLesen: true, immer: true }) id!: number;
  @Text({ max: 35, nurLesen: true, immer: true, label: 'beschriftung.mandant' }) mandant!: string;
  @Text({ max: 250, nurLesen: true, immer: true, label: 'beschriftung.adresse' }) anschrift!: string;
  @Kennung({ nurLesen: true, immer: true }) benutzerId!: number;
  @Text({ max: 30, nurLesen: true, immer: true, label: 'beschriftung.benutzername' }) benutzer!: string;
  @Text({ max: 250, nurLesen: true, immer: true, label: 'beschriftung.eMail' }) email!: string;
  @Zeitpunkt({ nurLesen: true, immer: true, label: 'registrierung.eingegangen' }) eingegangenAm!: string;
  /** Nobody is let in before. */
  @Wahrheit({ nurLesen: true, immer: true, label: 'registrierung.bestaetigt' }) bestaetigt!: boolean;
  @Text({ max: 30, nurLesen: true, label: 'mandant.auftritt.agbFassung' }) agbFassung!: string | null;
  /** Under whose host it came in. */
  @Teil(() => MandantKurz, { nurLesen: true }) spediteur!: MandantKurz | null;
  @Liste(() => Mandantvorschlag, { nurLesen: true }) vorschlaege!: Mandantvorschlag[];
}

/** Lets a registration in: as a new sub client, or its user into a client there is already. */
export class Registrierungsfreigabe {
  @Kennung({ label: 'beschriftung.hauptmandant' }) hauptmandantId!: number | null;
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  /** What the new client is called; else as registered. */
  @Text({ max: 35, label: 'beschriftung.mandant' }) name!: string | null;
  @Wahrheit({ label: 'beschriftung.darfErfassen' }) edit!: boolean | null;
  @Wahrheit({ label: 'beschriftung.hauptbenutzer' }) main!: boolean | null;
}

export class Registrierungsablehnung {
  /** What is told to whoever has registered. */
  @Text({ max: 500, umbrueche: 9, label: 'registrierung.grund', pflicht: true }) grund!: string;
}
