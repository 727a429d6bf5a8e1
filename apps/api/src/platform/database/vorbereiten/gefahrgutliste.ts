import { existsSync, readFileSync } from 'node:fs';
import { Gefahrgutklasse, kurzliste } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { mitAbleitungen } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutableitung';

/** Classes whose entries have no packing group; elsewhere an empty one is not known. */
const ohneVerpackungsgruppe = new Set(['1', '2', '5.2', '6.2', '7']);

/**
 * Rows of the list beside the checked ones: number, name, class, packing group, category, tunnel code, and whether the
 * entry is forbidden or free. What it does not say is not known.
 * @param muster a checked row of the edition
 */
export function gefahrgutliste(datei: string, muster: Record<string, unknown>): Record<string, unknown>[] {
  if (!existsSync(datei)) return [];
  const { version, gueltigVon, gueltigBis } = muster;
  return readFileSync(datei, 'utf8')
    .trimEnd()
    .split('\n')
    .map((zeile) => {
      const [id, unnr, bezeichnung, klasse, vg, kategorie, tunnelcode, zulassung, gekuerzt] =
        zeile.split('\t');
      const eintrag = Object.assign(new Gefahrgutklasse(), {
        id: Number(id),
        unnr,
        bezeichnung,
        klasse: klasse || null,
        verpackungsgruppe: vg || null,
        befoerderungskategorie: kategorie ? Number(kategorie) : null,
        tunnelcode: tunnelcode || null,
        zulassung: zulassung || null,
        nameGekuerzt: gekuerzt === 'gekürzt',
        keine: !vg && ohneVerpackungsgruppe.has(klasse ?? '') ? 'verpackungsgruppe' : null,
        abfall: false,
        umweltgefaehrdend: false,
        version,
        gueltigVon,
        gueltigBis,
        quelle: kurzliste,
      });
      return {
        ...Object.fromEntries(Object.keys(muster).map((name) => [name, null])),
        ...mitAbleitungen(eintrag),
      };
    });
}
