import { serviceAnzeige } from '@frachtportal/domain/auftrag/service/servicewert';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { menge, zahl } from './format.js';
import { sage } from './papiersprache.js';
import { aus, klartext, verbunden } from './schrift/klartext.js';

/** The services that are in force, by name and value. */
export function services(a: Berichtsauftrag): string[] {
  return (a.auftragServices ?? [])
    .filter((s) => s.active)
    .map((s) => {
      const wert = klartext(serviceAnzeige(s.typ ?? '', s.wert));
      return verbunden(
        ': ',
        sage(klartext(s.bezeichnung)) || sage('papier.service', { nummer: zahl(s.spez_num) }),
        wert,
      );
    });
}

/** Load units to exchange. */
export function tausch(a: Berichtsauftrag): string[] {
  const arten = [
    ['papier.tausch.europalette', a.tauschpaletteA],
    ['papier.tausch.tauschbrett', a.tauschpaletteB],
    ['papier.tausch.tauschrahmen', a.tauschpaletteR],
    ['papier.tausch.gitterbox', a.tauschpaletteY],
  ] as const;
  return arten.filter(([, n]) => n).map(([art, n]) => `${zahl(n)} × ${sage(art)}`);
}

/** Load units beside the goods. */
export function zusatz(a: Berichtsauftrag): string[] {
  return (a.auftragZusLademittel ?? []).map((z) => {
    const eigentuemer = aus(z.eigentuemer, 'name');
    const art = aus(z.lademittel, 'langBezeichnung', 'kurzBezeichnung');
    return verbunden(
      ' ',
      `${zahl(z.anzahl)} ×`,
      art,
      eigentuemer && sage('papier.eigentuemer', { name: sage(eigentuemer) }),
    );
  });
}

/** What is to be collected, empty where nothing is. */
export function nachnahmebetrag(a: Berichtsauftrag): string {
  if (!a.nachnahmeBetrag) return '';
  return menge(a.nachnahmeBetrag, 2, aus(a.nachnahmeWaehrung, 'bezeichnungKurz') || 'EUR');
}
