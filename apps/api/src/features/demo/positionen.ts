import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { eineGefahrgutzeile, einePosition } from '@frachtportal/domain/testing/builder';
import type { Ware } from './sortiment.js';
import type { Zufall } from './zufall.js';

const hoechstensPositionen = 6;
/** Heavier goods are weighed to the kilogram, lighter ones to the tenth. */
const ganzeKiloAb = 100;

/** One to six positions from a range of goods; most orders are small. */
export function erfindePositionen(waren: readonly Ware[], zufall: Zufall): Auftragsposition[] {
  const anzahl = Math.min(zufall.eines([1, 1, 1, 2, 2, 2, 3, 3, 4, 5, hoechstensPositionen]), waren.length);
  return zufall
    .gemischt(waren)
    .slice(0, anzahl)
    .map((ware) => erfindePosition(ware, zufall));
}

function erfindePosition(ware: Ware, zufall: Zufall): Auftragsposition {
  const einheiten = ware.lademittelId ? zufall.eines([1, 1, 1, 2, 2, 3, 4]) : 1;
  const packstuecke = zufall.ganz(ware.verpackungAnzahlVon, ware.verpackungAnzahlBis) * einheiten;
  const stueck = ware.lademittelId ? einheiten : packstuecke;
  const gewicht = gerundet(
    stueck * (ware.gewichtKgVon + zufall.zahl() * (ware.gewichtKgBis - ware.gewichtKgVon)),
  );
  const position = einePosition()
    .inKartons(packstuecke, ware.verpackungId)
    .mit({
      warengutBezeichnung: ware.inhalt,
      bruttoGewicht: gewicht,
      laengeCM: ware.laengeCM,
      breiteCM: ware.breiteCM,
      hoeheCM: ware.hoeheCM,
      zeichenNummer: zufall.manchmal(35, () => `K-${zufall.ganz(4000, 9999)}/${zufall.ganz(1, 12)}`),
      lieferschein: zufall.manchmal(30, () => `LS ${zufall.ganz(100_000, 999_999)}`),
      warenwert: zufall.manchmal(10, () => zufall.ganz(5000, 900_000) / 100),
    });
  if (ware.lademittelId) position.mit({ lademittel: { id: ware.lademittelId }, lademittelAnzahl: einheiten });
  const gefahrgut = gefahrgutzeile(ware, { packstuecke, gewicht }, zufall);
  return (gefahrgut ? position.mitGefahrgut(gefahrgut) : position).build();
}

/** Liquids are given in litres, everything else by net weight. */
function gefahrgutzeile(
  { gefahrgut, verpackungId }: Ware,
  { packstuecke, gewicht }: { packstuecke: number; gewicht: number },
  zufall: Zufall,
): Gefahrgutzeile | null {
  if (!gefahrgut) return null;
  const brutto = hundertstel(gewicht * 0.94);
  const netto = hundertstel(brutto * (0.8 + zufall.zahl() * 0.15));
  const fluessig = gefahrgut.klasse === '3' || gefahrgut.klassifizierung?.startsWith('C');
  return eineGefahrgutzeile(gefahrgut.id, verpackungId)
    .mit({
      anzahl: packstuecke,
      bruttoGewicht: brutto,
      nettoGewicht: fluessig ? null : netto,
      liter: fluessig ? hundertstel(netto / 1.1) : null,
      gefahrgutausloeser: gefahrgut.bezeichnung.includes('N.A.G.') ? 'enthält Propiconazol' : null,
      umweltgefaehrdend: gefahrgut.umweltgefaehrdend,
      begrenztemenge: zufall.prozent(8),
    })
    .build();
}

function gerundet(kg: number): number {
  return kg >= ganzeKiloAb ? Math.round(kg) : Math.round(kg * 10) / 10;
}

function hundertstel(wert: number): number {
  return Math.round(wert * 100) / 100;
}
