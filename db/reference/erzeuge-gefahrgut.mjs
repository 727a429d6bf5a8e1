// Writes gefahrgutliste.tsv: UN number, name, class, packing group, transport category and tunnel code of the entries
// that gefahrgutklasse.json does not have. Usage: node db/reference/erzeuge-gefahrgut.mjs <list of Kissberg/adr-rechner>
import { readFileSync, writeFileSync } from 'node:fs';
import { bereinigterName, kuerzung } from '../../packages/domain/src/stammdaten/gefahrgut/gefahrgutnamen.ts';

const hier = (name) => new URL(name, import.meta.url);
const geprueft = new Set(JSON.parse(readFileSync(hier('gefahrgutklasse.json'), 'utf8')).map((z) => z.unnr));

// "BEFÖRDERUNG VERBOTEN"; 1043 is no entry of its own (special provision 642).
const verboten = new Set(
  '0020 0021 1043 1798 2186 2249 2421 2455 3097 3100 3121 3127 3133 3137 3255'.split(' '),
);
// "UNTERLIEGT NICHT DEN VORSCHRIFTEN DES ADR"
const frei = new Set('1327 1372 1387 1845 1856 1857 1910 2071 2216 2807 2812 3334 3335 3360 3496'.split(' '));

// The second half of a name that the print has broken at "1000 ml/m3".
const istBruchstueck = (z) => z.substance_name_de.startsWith('ml/m3');

const quelle = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const gesehen = new Set();
const variante = new Map();
const zeilen = [];
for (const z of quelle) {
  const unnr = z.un_number;
  if (geprueft.has(unnr) || istBruchstueck(z)) continue;
  const gekuerzt = z.substance_name_de.length === kuerzung;
  const tunnel = (z.tunnel_code ?? '').replace(/[()]/g, '');
  const zeile = [
    unnr,
    bereinigterName(z.substance_name_de),
    z.hazard_class ?? '',
    z.packing_group ?? '',
    // Beside an empty tunnel code the category is a filler.
    tunnel ? z.transport_category : '',
    tunnel,
    verboten.has(unnr) ? 'verboten' : frei.has(unnr) ? 'frei' : '',
    gekuerzt ? 'gekürzt' : '',
  ].join('\t');
  if (gesehen.has(zeile)) continue;
  gesehen.add(zeile);
  const folge = (variante.get(unnr) ?? 0) + 1;
  variante.set(unnr, folge);
  // The id of an entry stays when others are added: at most twenty of a number.
  zeilen.push(`${1_000_000 + Number(unnr) * 20 + folge}\t${zeile}`);
}
writeFileSync(hier('gefahrgutliste.tsv'), `${zeilen.join('\n')}\n`);
