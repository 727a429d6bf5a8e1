import { setTimeout as warte } from 'node:timers/promises';
import { bitteAus, pauseNach } from '@frachtportal/domain/webhook/wiederholung';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
import { FremderSchluessel } from '../../platform/geheimnisse/schluesselbund.js';
import { type Fremdantwort, sende } from '../../platform/http-ausgang/http-ausgang.js';
import type { Takt } from '../../platform/jobs/takt.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Zielfehler } from '../../platform/netz/ziel.js';
import { type Geheimnispaar, unterschrieben, webhookzweck } from './signatur.js';
import { Webhooks } from './webhooks.repository.js';
import { type Zustellergebnis, type Zustellposten, Zustellungen } from './zustellungen.repository.js';

const zugleich = 32;
/** One that is slow or away takes no more of them. */
const zugleichJeWebhook = 4;
const reserveMs = 5000;
const gelesenBytes = 8192;
const nichtMehrGewuenscht = 410;

/** Sends webhooks what they are told, again and again until it is theirs. */
@Injectable()
export class Webhookversand {
  private readonly log = new Logger('Webhook');
  private readonly takt: Takt;
  private readonly unterwegs = new Map<number, number>();

  constructor(
    private readonly zustellungen: Zustellungen,
    private readonly webhooks: Webhooks,
    private readonly geheimnisse: Geheimnisse,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Webhooks', umgebung.WEBHOOK_TAKT_MS, () => this.laufe());
  }

  /** Sends what is due, and what becomes due meanwhile. */
  async laufe(): Promise<void> {
    const laufend = new Set<Promise<void>>();
    do {
      for (const posten of await this.naechste(zugleich - laufend.size)) {
        this.zaehle(posten, 1);
        const arbeit = this.stelleZu(posten).finally(() => {
          this.zaehle(posten, -1);
          laufend.delete(arbeit);
        });
        laufend.add(arbeit);
      }
      if (laufend.size) await Promise.race([...laufend, warte(this.umgebung.WEBHOOK_TAKT_MS)]);
    } while (laufend.size);
  }

  private async naechste(hoechstens: number): Promise<Zustellposten[]> {
    if (this.takt.haelt || !hoechstens) return [];
    const voll = [...this.unterwegs].filter(([, anzahl]) => anzahl >= zugleichJeWebhook).map(([id]) => id);
    const sekunden = (this.umgebung.WEBHOOK_FRIST_MS + reserveMs) / 1000;
    return this.zustellungen.unsafeNimm(hoechstens, zugleichJeWebhook, sekunden, voll);
  }

  private zaehle({ webhookId }: Zustellposten, um: number): void {
    const anzahl = (this.unterwegs.get(webhookId) ?? 0) + um;
    if (anzahl) this.unterwegs.set(webhookId, anzahl);
    else this.unterwegs.delete(webhookId);
  }

  private async stelleZu(posten: Zustellposten): Promise<void> {
    const beginn = performance.now();
    const dauer = () => Math.round(performance.now() - beginn);
    try {
      const antwort = await this.sende(posten);
      await this.zustellungen.unsafeVermerke(posten, ergebnis(posten, antwort, dauer()));
      if (antwort.status === nichtMehrGewuenscht) await this.webhooks.unsafeSchalteAb(posten.webhookId);
    } catch (fehler) {
      const grund = grundVon(fehler);
      this.log.warn(`Webhook ${posten.webhookId}, Nachricht ${posten.id}: ${grund}`);
      await this.zustellungen.unsafeVermerke(posten, {
        antwortcode: null,
        antwort: null,
        fehler: grund,
        dauerMs: dauer(),
        ...weiter(posten, undefined),
      });
    }
  }

  private sende({ nachricht, inhalt, adresse, geheimnis, mitVorigem }: Zustellposten): Promise<Fremdantwort> {
    const { neu, alt }: Geheimnispaar = JSON.parse(this.geheimnisse.entschluessele(geheimnis, webhookzweck));
    const gelten = mitVorigem && alt ? [neu, alt] : [neu];
    const { WEBHOOK_FRIST_MS: fristMs, WEBHOOK_ERLAUBT: erlaubt } = this.umgebung;
    const koepfe = { 'content-type': 'application/json', 'user-agent': 'Frachtportal' };
    return sende({
      adresse,
      inhalt,
      fristMs,
      erlaubt,
      hoechstensBytes: gelesenBytes,
      koepfe: { ...koepfe, ...unterschrieben(nachricht, inhalt, gelten, new Date()) },
    });
  }
}

function ergebnis(
  posten: Zustellposten,
  { status, koepfe, text }: Fremdantwort,
  dauerMs: number,
): Zustellergebnis {
  const gesagt = { antwortcode: status, dauerMs, antwort: text.replaceAll('\0', '').slice(0, 2000) };
  if (status >= 200 && status < 300) return { ...gesagt, zustand: 'zugestellt', fehler: null, pauseMs: 0 };
  if (status === nichtMehrGewuenscht) return { ...gesagt, zustand: 'gescheitert', fehler: null, pauseMs: 0 };
  return { ...gesagt, fehler: null, ...weiter(posten, bitteAus(koepfe['retry-after'], new Date())) };
}

/** When it is tried again, if at all. */
function weiter({ versuche }: Zustellposten, bitteMs: number | undefined) {
  const pauseMs = pauseNach(versuche, bitteMs, Math.random());
  const zustand = pauseMs === undefined ? ('gescheitert' as const) : ('wartet' as const);
  return { zustand, pauseMs: pauseMs ?? 0 };
}

function grundVon(fehler: unknown): string {
  if (fehler instanceof Zielfehler) return 'Zu dieser Adresse wird nichts gesendet (WEBHOOK_ERLAUBT).';
  if (fehler instanceof FremderSchluessel) return 'Das Geheimnis lässt sich nicht lesen; bitte erneuern.';
  const { name, message } = fehler as Error;
  return name === 'AbortError' || name === 'TimeoutError' ? 'Keine Antwort in der Frist.' : message;
}
