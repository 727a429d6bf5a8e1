import { type Ereignisart, ereignisartnamen } from '../ereignis/ereignis.js';
import { Kennung, Teil, Text, Wahrheit, Worte, Zahl, Zeitpunkt } from '../feld/dekoratoren.js';

/** So many hours the secret before still signs after a change, unless told otherwise, and at most. */
export const signaturUeberlappung = 24;
const laengsteUeberlappung = 720;

const nurLesen = true;
const immer = true;

/** An address of somebody's program that is told of events. */
export class Webhook {
  @Kennung({ nurLesen, immer }) id!: number;
  @Text({ max: 60, label: 'beschriftung.name', pflicht: true }) name!: string;
  /** Whose events; of a main client those of its clients too. Without it the own client. */
  @Kennung({ label: 'beschriftung.mandant' }) mandantId!: number | null;
  @Text({ max: 500, label: 'webhook.adresse', pflicht: true }) adresse!: string;
  @Worte({ werte: ereignisartnamen, pflicht: true, label: 'ereignis.arten' }) arten!: Ereignisart[];
  @Wahrheit({ label: 'webhook.aktiv', pflicht: true }) aktiv!: boolean;
  /** Why nothing is sent any more, where the other side has said so. */
  @Zeitpunkt({ label: 'webhook.abgeschaltetAm', nurLesen }) abgeschaltetAm!: string | null;
  /** Until when the secret before signs too. */
  @Zeitpunkt({ label: 'webhook.vorigesBis', nurLesen }) vorigesBis!: string | null;
  @Zahl({ dezimal: 0, label: 'webhook.wartend', nurLesen, immer }) wartend!: number;
  @Zahl({ dezimal: 0, label: 'beschriftung.stand', nurLesen, immer }) version!: number;
}

/** What is told once: the secret with which the other side checks who sends. */
export class Webhookausgabe {
  @Text({ max: 100, label: 'webhook.geheimnis', nurLesen, immer }) geheimnis!: string;
  @Teil(() => Webhook, { nurLesen, immer }) webhook!: Webhook;
}

/** A new secret in place of the one there is. */
export class Geheimniswechsel {
  /** So many hours both sign. */
  @Zahl({ dezimal: 0, bis: laengsteUeberlappung, label: 'webhook.ueberlappung' })
  ueberlappungStunden!: number | null;
}

export const zustellzustaende = ['wartet', 'zugestellt', 'gescheitert', 'verworfen'] as const;
export type Zustellzustand = (typeof zustellzustaende)[number];

/** A message to a webhook, and what became of it. */
export class Webhookzustellung {
  @Kennung({ nurLesen, immer }) id!: number;
  /** The same for each try: receivers know by it what they have had. */
  @Text({ max: 36, label: 'webhook.nachricht', nurLesen, immer }) nachricht!: string;
  @Text({ max: 30, label: 'beschriftung.art', nurLesen, immer }) art!: string;
  @Kennung({ label: 'beschriftung.auftrag', nurLesen }) auftragId!: number | null;
  @Text({ max: 12, werte: zustellzustaende, label: 'beschriftung.zustand', nurLesen, immer })
  zustand!: Zustellzustand;
  @Zahl({ dezimal: 0, label: 'webhook.versuche', nurLesen, immer }) versuche!: number;
  @Zeitpunkt({ label: 'webhook.naechsterVersuch', nurLesen }) naechsterVersuch!: string | null;
  @Zeitpunkt({ label: 'beschriftung.zeitpunkt', nurLesen, immer }) erstelltAm!: string;
  @Zeitpunkt({ label: 'webhook.erledigtAm', nurLesen }) erledigtAm!: string | null;
  @Zahl({ dezimal: 0, label: 'webhook.antwortcode', nurLesen }) antwortcode!: number | null;
  @Zahl({ dezimal: 0, label: 'webhook.dauerMs', nurLesen }) dauerMs!: number | null;
  @Text({ max: 2000, umbrueche: 2000, label: 'webhook.antwort', nurLesen }) antwort!: string | null;
  @Text({ max: 500, label: 'beschriftung.letzterFehler', nurLesen }) letzterFehler!: string | null;
  @Text({ max: 4000, label: 'webhook.inhalt', nurLesen, immer }) inhalt!: string;
}

/** Which page of them. */
export class Zustellungsfrage {
  @Zahl({ dezimal: 0, bis: 1_000_000, label: 'beschriftung.seite' }) page!: number | null;
  @Zahl({ dezimal: 0, von: 1, bis: 200, label: 'beschriftung.anzeigeProSeite' }) searchLimit!: number | null;
}
