import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { packeinheitVon } from '../auftrag/position/packeinheit.js';
import { istLeer } from '../auftrag/position/positionen.js';
import { fehler, type Meldung } from '../feld/meldung.js';
import type { Packmittel, Pruefling, Regelkontext } from './regel.js';

/** A position with its number as people count and its path. */
export interface Stelle {
  p: Partial<Auftragsposition>;
  nummer: number;
  pfad: string;
}

/** The positions somebody has finished: a row without contents and weight is still being typed. */
export function positionen(auftrag: Pruefling): Stelle[] {
  return (auftrag.auftragspositionen ?? []).flatMap((p, i) =>
    !istLeer(Auftragsposition, p) && p.warengutBezeichnung && typeof p.bruttoGewicht === 'number'
      ? [{ p, nummer: i + 1, pfad: `auftragspositionen[${i}]` }]
      : [],
  );
}

/** Those of them with dangerous goods; most orders have none, which a glance tells. */
export function gefahrgutpositionen(auftrag: Pruefling): Stelle[] {
  if (!auftrag.auftragspositionen?.some((p) => p.auftragsgefahrgueter?.length)) return [];
  return positionen(auftrag).filter(({ p }) => p.auftragsgefahrgueter?.length);
}

/** What a position is counted in. */
export function positionUngezaehlt(auftrag: Pruefling, { konfiguration }: Regelkontext): Meldung[] {
  return positionen(auftrag)
    .filter(({ p }) => !packeinheitVon(p, { spezial: konfiguration.mandantSpezi29 }))
    .map(({ nummer, pfad }) => fehler('auftrag.warnungLeer', `${pfad}.verpackungAnzahl`, { nummer }));
}

/** Packaging and load unit made for dangerous goods, where the client has such lists at all. */
export function gefahrgutmittel(auftrag: Pruefling, kontext: Regelkontext): Meldung[] {
  const { isNoADRVerpackungen, isNoADRLademittel } = kontext.konfiguration;
  return gefahrgutpositionen(auftrag).flatMap(({ p, nummer, pfad }) => {
    const ungeeignet = (feld: 'verpackung' | 'lademittel', liste: readonly Packmittel[], aus: boolean) => {
      const name = aus ? undefined : liste.find((e) => e.id === p[feld]?.id && !e.ggvs)?.langBezeichnung;
      return name === undefined
        ? []
        : [fehler('auftrag.warnungGefahrgut', `${pfad}.${feld}`, { nummer, name })];
    };
    return [
      ...ungeeignet('verpackung', kontext.verpackungen, isNoADRVerpackungen),
      ...ungeeignet('lademittel', kontext.lademittel, isNoADRLademittel),
    ];
  });
}
