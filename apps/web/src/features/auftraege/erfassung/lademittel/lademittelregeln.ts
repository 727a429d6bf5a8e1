import { AuftragLademittel } from '@frachtportal/domain/auftrag/auftrag-teile';
import { istLeer } from '@frachtportal/domain/auftrag/position/positionen';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { satz } from '@frachtportal/texte/t';
import { auswahlSpalte, type Option, type Spalte, zahlSpalte } from '../../../../components/raster/spalte';
import type { Zeile, Zeilenregeln } from '../../../../components/raster/zeile';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import { alsEingabe } from '../../../../lib/format/eingabe';

/** How additional load units behave in the grid. */
export const lademittelregeln: Zeilenregeln<AuftragLademittel> = {
  istLeer: (zeile) => istLeer(AuftragLademittel, zeile),
  kopie: ({ id: _, auftragId: __, ...zeile }) => zeile,
  hoechstens: 99,
};

export function lademittelspalten(listen: {
  lademittel: readonly Option[];
  eigentuemer: readonly Option[];
}): Spalte<AuftragLademittel>[] {
  return [
    zahlSpalte(AuftragLademittel, 'anzahl', { breite: 110 }),
    auswahlSpalte(AuftragLademittel, 'lademittel', {
      breite: 'minmax(200px, 1fr)',
      pflicht: true,
      optionen: listen.lademittel,
    }),
    auswahlSpalte(AuftragLademittel, 'eigentuemer', {
      breite: 'minmax(200px, 1fr)',
      optionen: listen.eigentuemer,
    }),
  ];
}

/** What is wrong with the rows, at their cells. A count of nothing says nothing, so the load unit is asked for too. */
export function pruefeLademittel(zeilen: readonly Zeile<AuftragLademittel>[]): Zellmeldung[] {
  return zeilen.flatMap(({ schluessel, daten }) => {
    const { meldungen } = lies(AuftragLademittel, alsEingabe(AuftragLademittel, daten));
    if (!daten.lademittel) meldungen.push(fehler('feld.pflicht', 'lademittel'));
    return meldungen.map((m) => ({ schluessel, feld: m.field ?? 'anzahl', text: satz(m) }));
  });
}
