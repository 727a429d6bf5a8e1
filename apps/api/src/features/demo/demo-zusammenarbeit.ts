import type { Dauerauftragangaben } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { plusTage } from '@frachtportal/domain/feld/tag';
import type { Klaerfalleroeffnung } from '@frachtportal/domain/klaerfall/klaerfall';
import type { Kommentar } from '@frachtportal/domain/kommentar/kommentar';
import type { Lademittelbuchung } from '@frachtportal/domain/lademittel/lademittelkonto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Datenbank } from '../../platform/database/datenbank.js';
import { heute } from '../../platform/http/uhr.js';
import { mitKontext } from '../../platform/tenancy/anfrage-kontext.js';
import { Dauerauftraege } from '../dauerauftraege/dauerauftraege.service.js';
import { DauerauftragRepository } from '../dauerauftraege/dauerauftrag.repository.js';
import { Klaerfaelle } from '../klaerfaelle/klaerfaelle.service.js';
import { Kommentare } from '../kommentare/kommentare.service.js';
import { Lademittelkonten } from '../lademittel/lademittelkonten.service.js';
import type { Buchadresse, Kunde } from './demo-mandanten.repository.js';
import { demoidentitaet } from './demo-vorbereitetes.js';
import { ersteVorlage, juengsteAuftraege } from './demo-zusammenarbeit.repository.js';

/** What customer and forwarder have to do with each other: comments, cases, a damage, a recurring order, load units. */
export async function legeZusammenarbeitAn(
  app: NestFastifyApplication,
  kunden: Map<string, Kunde>,
  benutzer: Map<string, number[]>,
): Promise<void> {
  const kunde = kunden.get('mueller');
  const spedition = kunde && kunden.get(kunde.haupt);
  const [kundenId] = benutzer.get('mueller') ?? [];
  const [, dispoId] = benutzer.get(kunde?.haupt ?? '') ?? [];
  if (!spedition || !kundenId || !dispoId) return;
  const wer = { mandantId: kunde.id, hauptmandantId: spedition.id };
  const amTisch = { ...wer, mandantId: spedition.id, benutzerId: dispoId };
  const sichtbareMandanten = [spedition.id, kunde.id];
  const auftraege = await juengsteAuftraege(app.get(Datenbank), kunde.id);
  const [erster = 0, zweiter = 0] = auftraege.map((a) => a.id);
  const angekommen = auftraege.find((a) => a.abgeliefert);
  const alsKunde = <T>(tue: () => Promise<T>) =>
    mitKontext(tue, demoidentitaet({ ...wer, benutzerId: kundenId }));
  const alsDispo = <T>(tue: () => Promise<T>) =>
    mitKontext(tue, { ...demoidentitaet(amTisch), name: 'dispo', hauptmandant: true, sichtbareMandanten });

  await alsDispo(() => besprich(app, erster, zweiter));
  await alsKunde(async () => {
    await kommentar(app, erster, { text: '@dispo Ja, ab 7 Uhr ist jemand an Rampe 3.', intern: false });
    if (angekommen?.abgeliefert) await melde(app, angekommen.id, angekommen.abgeliefert);
    await wiederhole(app, kunde, auftraege);
    await bewegeLademittel(app, kunde.buch);
  });
}

const kommentar = (app: NestFastifyApplication, id: number, k: Pick<Kommentar, 'text' | 'intern'>) =>
  app.get(Kommentare, { strict: false }).schreibe(id, k as Kommentar, undefined);

const eroeffne = (app: NestFastifyApplication, id: number, was: Klaerfalleroeffnung) =>
  app.get(Klaerfaelle, { strict: false }).eroeffne(id, was, undefined);

const offen = { zustaendig: null, faelligUm: null, text: null, intern: null, schaden: null };

async function besprich(app: NestFastifyApplication, erster: number, zweiter: number): Promise<void> {
  await kommentar(app, erster, {
    text: '@kunde Kann die Ware morgen schon früh geholt werden?',
    intern: false,
  });
  await kommentar(app, erster, { text: 'Fahrer ruft eine halbe Stunde vorher an.', intern: true });
  await eroeffne(app, zweiter, {
    ...offen,
    grund: 'adresse',
    faelligTag: plusTage(heute(), 1),
    faelligUm: '12:00',
    text: 'Die Hausnummer gibt es in der Straße nicht.',
    zustaendig: 'kunde',
    intern: false,
  });
  await eroeffne(app, erster, {
    ...offen,
    grund: 'preis',
    faelligTag: plusTage(heute(), 3),
    zustaendig: 'dispo',
    text: 'Zuschlag für die Frühabholung klären.',
    intern: true,
  });
}

async function melde(app: NestFastifyApplication, id: number, abgeliefertAm: string): Promise<void> {
  await eroeffne(app, id, {
    ...offen,
    grund: 'schaden',
    faelligTag: plusTage(heute(), 2),
    text: 'Eine Palette ist an der Ecke eingedrückt, die Folie ist gerissen.',
    schaden: { abgeliefertAm, erkennbar: false, packstuecke: 1, betrag: 480, bilder: [] },
  });
}

/** A rule that has run for two of the client's orders, and one that rests. */
async function wiederhole(
  app: NestFastifyApplication,
  kunde: Kunde,
  auftraege: readonly { id: number; tag: string | null }[],
): Promise<void> {
  const vorlageId = await ersteVorlage(app.get(Datenbank), kunde.id);
  if (!vorlageId) return;
  const regeln = app.get(Dauerauftraege, { strict: false });
  const { id } = await regeln.anlegen(regel(vorlageId), undefined);
  const ruhend = { name: 'Nachlieferung Freitag', wochentage: ['fr' as const], aktiv: false };
  await regeln.anlegen({ ...regel(vorlageId), ...ruhend }, undefined);
  const ablage = app.get(DauerauftragRepository, { strict: false });
  const gelaufen = new Map(auftraege.filter((a) => a.tag && a.tag < heute()).map((a) => [a.tag, a.id]));
  for (const [tag, auftragId] of [...gelaufen].slice(0, 2))
    if (tag) await ablage.merkeLauf(id, { tag, zustand: 'auftrag', auftragId });
}

const regel = (vorlageId: number): Dauerauftragangaben => ({
  name: 'Normteile, Montag und Donnerstag',
  vorlageId,
  wochentage: ['mo', 'do'],
  wochen: 1,
  // Far enough away that none is made while somebody looks.
  von: plusTage(heute(), 14),
  bis: null,
  feiertage: 'verschieben',
  vorlauf: 1,
  um: '06:00',
  als: 'vorschlag',
  benachrichtigt: 'kunde',
  melden: 'probleme',
  aktiv: true,
});

/** Given on one day, partly brought back on another: so many days ago, below zero what came back. */
const bewegungen: readonly (readonly [tageHer: number, anzahl: number])[][] = [
  [
    [104, 24],
    [61, 12],
    [18, -20],
    [6, 9],
  ],
  [
    [45, 6],
    [12, -6],
    [3, 4],
  ],
  [
    [33, -8],
    [9, 3],
  ],
];

async function bewegeLademittel(app: NestFastifyApplication, buch: readonly Buchadresse[]): Promise<void> {
  const konten = app.get(Lademittelkonten, { strict: false });
  for (const [i, zeilen] of bewegungen.entries())
    for (const [tageHer, anzahl] of zeilen) {
      const buchung: Lademittelbuchung = {
        mandantId: null,
        kontoId: null,
        adresseId: buch[i]?.id ?? null,
        lademittelId: 1,
        art: 'bewegung',
        richtung: anzahl > 0 ? 'abgabe' : 'erhalt',
        anzahl: Math.abs(anzahl),
        tag: plusTage(heute(), -tageHer),
        bemerkung: null,
      };
      await konten.buche(buchung, undefined);
    }
}
