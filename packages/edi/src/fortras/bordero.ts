import { liesSatz, type Satz, type Satzart, type Satzfehler, type Sendungsart } from './saetze.js';

/** An address and how to reach it. */
export interface Sendungsadresse {
  adresse: Satz<'B00'>;
  verbindungen: Satz<'B10'>[];
}

/** Goods, what of them is dangerous, and their packages. */
export interface Sendungsposition {
  gut: Satz<'D00'>;
  zoll: Satz<'D10'>[];
  gefahrgut: Satz<'E00'>[];
  gefahrguttexte: Satz<'E10'>[];
  packstuecke: Satz<'F00'>[];
}

/** All records of one consignment. */
export interface Sendung {
  nummer: number;
  erster: Satz;
  adressen: Sendungsadresse[];
  zoll: Satz<'C00'>[];
  positionen: Sendungsposition[];
  summe: Satz<'G00'> | null;
  textschluessel: Satz<'H00'>[];
  texte: Satz<'H10'>[];
  leistungen: Satz<'I00'>[];
}

/** A consignment file. */
export interface Bordero {
  kopf: Satz<'A00'>;
  sendungen: Sendung[];
  summe: Satz<'J00'> | null;
}

/** So many faults are named; who has more has another problem. */
const hoechstensFehler = 50;
const meisteSaetze = 250_000;

/** Reads a consignment file, or says what is wrong with it. */
export function liesBordero(text: string): { bordero: Bordero } | { fehler: Satzfehler[] } {
  const { saetze, fehler } = liesSaetze(text);
  if (fehler.length) return { fehler: fehler.slice(0, hoechstensFehler) };
  const sammler = new Sammler();
  for (const satz of saetze) sammler.nimm(satz);
  const ergebnis = sammler.fertig(saetze);
  return 'fehler' in ergebnis ? { fehler: ergebnis.fehler.slice(0, hoechstensFehler) } : ergebnis;
}

const ohneStelle = { art: '', von: 1, bis: 3, wert: '' };

function liesSaetze(text: string): { saetze: Satz[]; fehler: Satzfehler[] } {
  // An end-of-file mark of DOS may stand behind the last line.
  const zeilen = (text.endsWith('\u001a') ? text.slice(0, -1) : text).split(/\r?\n/, meisteSaetze + 1);
  if (zeilen.length > meisteSaetze)
    return {
      saetze: [],
      fehler: [{ ...ohneStelle, satz: meisteSaetze, grund: 'zuViele', wert: String(meisteSaetze) }],
    };
  while (zeilen.length && !zeilen.at(-1)?.trim()) zeilen.pop();
  const fehler: Satzfehler[] = [];
  if (!/^@@PHBORD512/.test(zeilen[0] ?? ''))
    fehler.push({ ...ohneStelle, satz: 1, bis: 11, grund: 'kennung', wert: (zeilen[0] ?? '').slice(0, 11) });
  if (zeilen.at(-1)?.trimEnd() !== '@@PT')
    fehler.push({ ...ohneStelle, satz: zeilen.length, grund: 'fehlt', wert: '@@PT' });
  if (fehler.length) return { saetze: [], fehler };
  const saetze: Satz[] = [];
  for (const [i, zeile] of zeilen.slice(1, -1).entries()) {
    const gelesen = liesSatz(zeile, i + 2);
    if (Array.isArray(gelesen)) fehler.push(...gelesen);
    else if (gelesen) saetze.push(gelesen);
    if (fehler.length > hoechstensFehler) break;
  }
  const letzter = saetze.at(-1);
  if (!fehler.length && letzter?.art !== 'Z00')
    fehler.push({ ...ohneStelle, satz: zeilen.length, grund: 'fehlt', wert: 'Z00' });
  // Head, trailer and the control record itself are not counted; what two partners agreed upon is.
  const genannt = letzter?.art === 'Z00' ? Number((letzter as Satz<'Z00'>).werte.recordNumber) : 0;
  if (letzter && !fehler.length && genannt !== zeilen.length - 3)
    fehler.push({
      satz: letzter.nummer,
      art: 'Z00',
      von: 4,
      bis: 9,
      grund: 'anzahl',
      wert: `${genannt} ≠ ${zeilen.length - 3}`,
    });
  return { saetze, fehler };
}

/** In which order the records of a consignment stand. */
const rang: Record<Sendungsart, number> = {
  B00: 1,
  B10: 1,
  C00: 2,
  D00: 3,
  D10: 3,
  E00: 3,
  E10: 3,
  F00: 3,
  G00: 4,
  H00: 5,
  H10: 6,
  I00: 7,
};
const istSendungsart = (art: Satzart): art is Sendungsart => Object.hasOwn(rang, art);
const ist = <A extends Satzart>(satz: Satz, art: A): satz is Satz<A> & Satz => satz.art === art;

/** Puts records together that belong together. */
class Sammler {
  private kopf: Satz<'A00'> | null = null;
  private summe: Satz<'J00'> | null = null;
  private readonly sendungen: Sendung[] = [];
  private readonly fehler: Satzfehler[] = [];
  private stand = 0;

  nimm(satz: Satz): void {
    if (ist(satz, 'A00') && !this.kopf) this.kopf = satz;
    else if (ist(satz, 'J00') && !this.summe) this.summe = satz;
    else if (istSendungsart(satz.art) && this.kopf && !this.summe) this.derSendung(satz);
    else if (!(satz.art === 'Z00' || (satz.art === 'A10' && this.kopf))) this.falscheStelle(satz);
  }

  fertig(saetze: readonly Satz[]): { bordero: Bordero } | { fehler: Satzfehler[] } {
    const { kopf, sendungen, summe, fehler } = this;
    const letzter = saetze.at(-1)?.nummer ?? 1;
    const fehlt = (satz: number, wert: string) => fehler.push({ ...ohneStelle, satz, grund: 'fehlt', wert });
    if (!kopf) fehlt(2, 'A00');
    if (!sendungen.length) fehlt(letzter, 'B00');
    for (const s of sendungen) {
      if (!s.summe) fehlt(s.erster.nummer, 'G00');
      if (!s.positionen.length) fehlt(s.erster.nummer, 'D00');
    }
    // A pickup order has one consignment and needs no sums; any other file does.
    if (!summe && kopf?.werte.dataType !== 'ABH') fehlt(letzter, 'J00');
    if (summe) this.pruefeSummen(summe);
    return kopf && !fehler.length ? { bordero: { kopf, sendungen, summe } } : { fehler };
  }

  private derSendung(satz: Satz): void {
    const nummer = Number((satz as Satz<'B00'>).werte.sequentialWaybillItem);
    const letzte = this.sendungen.at(-1);
    const neueStelle = rang[satz.art as Sendungsart];
    if (nummer === (letzte?.nummer ?? 0) + 1 && satz.art === 'B00') {
      this.sendungen.push({ ...leer(), nummer, erster: satz });
    } else if (!letzte || nummer !== letzte.nummer || neueStelle < this.stand) {
      this.falscheStelle(satz);
      return;
    }
    this.stand = neueStelle;
    const sendung = this.sendungen.at(-1);
    if (sendung && !ordneEin(sendung, satz)) this.falscheStelle(satz);
  }

  private falscheStelle({ nummer, art }: Satz): void {
    this.fehler.push({ satz: nummer, art, von: 1, bis: 6, grund: 'reihenfolge', wert: art });
  }

  private pruefeSummen({ nummer, werte }: Satz<'J00'>): void {
    const pakete = this.sendungen.flatMap((s) =>
      s.positionen.map((p) => Number(p.gut.werte.numberOfPackages)),
    );
    const soll: [string, number, number, number][] = [
      [werte.totalNumberOfConsignments, this.sendungen.length, 4, 6],
      [werte.totalNumberOfPackages, pakete.reduce((a, b) => a + b, 0), 7, 12],
    ];
    for (const [genannt, gezaehlt, von, bis] of soll)
      if (Number(genannt) !== gezaehlt)
        this.fehler.push({
          satz: nummer,
          art: 'J00',
          von,
          bis,
          grund: 'summe',
          wert: `${Number(genannt)} ≠ ${gezaehlt}`,
        });
  }
}

const leer = () => ({
  adressen: [],
  zoll: [],
  positionen: [],
  summe: null,
  textschluessel: [],
  texte: [],
  leistungen: [],
});

/** Does the record belong to what stands before it? */
function ordneEin(sendung: Sendung, satz: Satz): boolean {
  const { adressen, positionen } = sendung;
  if (ist(satz, 'B00')) return adressen.push({ adresse: satz, verbindungen: [] }) > 0;
  if (ist(satz, 'B10')) return (adressen.at(-1)?.verbindungen.push(satz) ?? 0) > 0;
  if (ist(satz, 'C00')) return sendung.zoll.push(satz) > 0;
  if (ist(satz, 'G00')) {
    if (sendung.summe) return false;
    sendung.summe = satz;
    return true;
  }
  if (ist(satz, 'H00')) return sendung.textschluessel.push(satz) > 0;
  if (ist(satz, 'H10')) return sendung.texte.push(satz) > 0;
  if (ist(satz, 'I00')) return sendung.leistungen.push(satz) > 0;
  if (ist(satz, 'D00')) {
    const eigene = { gut: satz, zoll: [], gefahrgut: [], gefahrguttexte: [], packstuecke: [] };
    return Number(satz.werte.consignmentPosition) === positionen.push(eigene);
  }
  return ordnePositionEin(positionen.at(-1), satz);
}

function ordnePositionEin(position: Sendungsposition | undefined, satz: Satz): boolean {
  const nummer = (satz as Satz<'E00'>).werte.consignmentPosition;
  if (!position || nummer !== position.gut.werte.consignmentPosition) return false;
  if (ist(satz, 'D10')) return position.zoll.push(satz) > 0;
  if (ist(satz, 'E00')) return position.gefahrgut.push(satz) > 0;
  if (ist(satz, 'E10')) return position.gefahrguttexte.push(satz) > 0;
  return ist(satz, 'F00') && position.packstuecke.push(satz) > 0;
}
