import { Auftragsposition } from './auftragsposition.js';
import { istLeer } from './positionen.js';

/** What two positions have in common that are the same one; null says nothing. */
type Merkmal = (p: Auftragsposition, platz: number) => unknown;

const wort = (text: string | null | undefined) => text?.trim() || null;

const kennung: Merkmal = (p) => p.auftptNum ?? null;
const nummer: Merkmal = (p) => p.laufendePosition ?? null;
const platz: Merkmal = (_p, n) => n;
/** What the goods are, and in what they are packed. */
const ware: Merkmal = (p) =>
  JSON.stringify([wort(p.warengutBezeichnung), p.verpackung?.id ?? null, p.lademittel?.id ?? null]);
/** All that tells one position from another as it is captured; what is computed is not sent by everybody. */
const inhalt: Merkmal = (p) =>
  JSON.stringify(
    [
      p.warengutBezeichnung,
      p.verpackung?.id,
      p.verpackungAnzahl,
      p.lademittel?.id,
      p.lademittelAnzahl,
      p.bruttoGewicht,
      p.laengeCM,
      p.breiteCM,
      p.hoeheCM,
      p.zeichenNummer,
      p.lieferschein,
    ].map((w) => (typeof w === 'string' ? wort(w) : (w ?? null))),
  );

/**
 * Which stored position each one sent is; new ones are missing. What a client says counts first: the ids it has read,
 * else numbers, unless they are simply those of their places. Where it says neither, a position is the stored one of
 * the same content, then of the same goods; and where there are as many as before, the rest is what stands in its
 * place. Rather a new position than a wrong one: numbers of pieces hang on it.
 */
export function erkenne(
  gesendet: readonly Auftragsposition[],
  gespeichert: readonly Auftragsposition[],
): ReadonlyMap<Auftragsposition, Auftragsposition> {
  const zu = new Map<Auftragsposition, Auftragsposition>();
  if (!gespeichert.length) return zu;
  const volle = gesendet.filter((p) => !istLeer(Auftragsposition, p));
  const ordneZu = (merkmal: Merkmal) => paare(volle, gespeichert, merkmal, zu);
  ordneZu(kennung);
  if (!zu.size && volle.some((p, i) => (p.laufendePosition ?? i + 1) !== i + 1)) ordneZu(nummer);
  if (!zu.size) {
    ordneZu(inhalt);
    ordneZu(ware);
    if (volle.length === gespeichert.length) ordneZu(platz);
  }
  return zu;
}

/** Adds to `zu` the pairs of those not yet in it that agree, in their order, each once. */
function paare(
  gesendet: readonly Auftragsposition[],
  gespeichert: readonly Auftragsposition[],
  merkmal: Merkmal,
  zu: Map<Auftragsposition, Auftragsposition>,
): void {
  const vergeben = new Set(zu.values());
  const frei = new Map<unknown, Auftragsposition[]>();
  for (const [i, v] of gespeichert.entries()) {
    const wert = merkmal(v, i);
    if (!vergeben.has(v) && wert !== null) frei.set(wert, [...(frei.get(wert) ?? []), v]);
  }
  for (const [i, p] of gesendet.entries()) {
    const treffer = zu.has(p) ? undefined : frei.get(merkmal(p, i))?.shift();
    if (treffer) zu.set(p, treffer);
  }
}
