import {
  pruefeBegrenzteMenge,
  pruefeGefahrgutzeile,
} from '@frachtportal/domain/auftrag/gefahrgut/gefahrgut.rules';
import { pruefeAusgaben } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutausgabe.rules';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { istLeer } from '@frachtportal/domain/auftrag/position/positionen';
import { lies } from '@frachtportal/domain/feld/lesen';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { satz } from '@frachtportal/texte/t';
import type { Zeile, Zeilenregeln } from '../../../../components/raster/zeile';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import { alsEingabe } from '../../../../lib/format/eingabe';

export type Gefahrgut = Partial<Gefahrgutzeile>;

/** The row of the table a line names, as far as it is known. */
export function klasseVon(zeile: Gefahrgut): Partial<Gefahrgutklasse> {
  return (zeile.gefahrgutklasse ?? {}) as Partial<Gefahrgutklasse>;
}

const spiegel = ['gefahrgutUnnr', 'gefahrgutklasse'] as const;

/** UNNR and class name the same row of the table: choosing or clearing one does it to the other. */
function gespiegelt(zeile: Gefahrgut, feld: string): Gefahrgut {
  if (feld !== spiegel[0] && feld !== spiegel[1]) return zeile;
  const klasse = zeile[feld] as Partial<Gefahrgutklasse> | null;
  if (!klasse?.id) return { ...zeile, gefahrgutUnnr: null, gefahrgutklasse: null };
  const unnr = { id: klasse.id, unnr: klasse.unnr };
  return {
    ...zeile,
    gefahrgutUnnr: unnr,
    gefahrgutklasse: klasse as { id: number },
    umweltgefaehrdend: klasse.umweltgefaehrdend ?? zeile.umweltgefaehrdend ?? false,
  };
}

/** How dangerous goods behave in the grid. */
export const gefahrgutregeln: Zeilenregeln<Gefahrgutzeile> = {
  istLeer: (zeile) => istLeer(Gefahrgutzeile, zeile),
  nachAenderung: gespiegelt,
  gemeinsam: spiegel,
  hoechstens: 99,
};

/** What is wrong with the rows, at their cells: the rules of a row and those of its fields. */
export function pruefeZeilen(zeilen: readonly Zeile<Gefahrgutzeile>[]): Zellmeldung[] {
  return zeilen.flatMap(({ schluessel, daten }) => {
    const felder = lies(Gefahrgutzeile, alsEingabe(Gefahrgutzeile, daten)).meldungen;
    const regeln = [...pruefeGefahrgutzeile(daten, ''), ...pruefeBegrenzteMenge(daten, '')];
    return [...felder, ...regeln].map((m) => ({
      schluessel,
      feld: m.field ?? 'gefahrgutUnnr',
      text: satz(m),
    }));
  });
}

/**
 * Rows whose edition does not hold on the day, or is another one than that of the order.
 * @param andere entries in the other positions of the order
 */
export function pruefeZeilenausgaben(
  zeilen: readonly Zeile<Gefahrgutzeile>[],
  andere: readonly Partial<Gefahrgutklasse>[],
  tag: string | null,
): Zellmeldung[] {
  const eigene = zeilen.map(({ schluessel, daten }) => ({
    feld: `${schluessel}`,
    eintrag: klasseVon(daten),
  }));
  const alle = [...andere.map((eintrag) => ({ feld: '', eintrag })), ...eigene];
  return pruefeAusgaben(
    alle.flatMap(
      ({ feld, eintrag: { unnr, version, gueltigVon = null, gueltigBis = null, zulassung = null } }) =>
        unnr && version ? [{ feld, eintrag: { unnr, version, gueltigVon, gueltigBis, zulassung } }] : [],
    ),
    tag,
  ).flatMap((m) => (m.field ? [{ schluessel: Number(m.field), feld: 'gefahrgutUnnr', text: satz(m) }] : []));
}
