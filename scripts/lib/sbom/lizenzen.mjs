// Which licence a part has, and whether it is one that we know.

/** Parts whose package.json names none in the form of today; read in their own texts. */
const GELESEN = {
  'buildcheck@0.0.7': 'MIT',
  'cpu-features@0.0.10': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
  'png-js@1.1.0': 'MIT',
  'ssh2@1.17.0': 'MIT',
};

/** What may be shipped in a program of which the source is not given away. */
const BEKANNT = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

const voll = ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`;

export function lizenzVon(teil) {
  const genannt = (teil.licenses ?? []).map(
    ({ expression, license }) => expression ?? license?.id ?? license?.name,
  );
  return genannt.filter(Boolean).join(' AND ') || GELESEN[voll(teil)] || 'unbekannt';
}

/** One of the choices must be known; of what is joined by AND, all. */
function bekannt(ausdruck) {
  const wahl = ausdruck.replace(/[()]/g, '').split(' OR ');
  return wahl.some((eine) => eine.split(' AND ').every((name) => BEKANNT.has(name.trim())));
}

export const unbekannte = (teile) =>
  teile.flatMap((teil) => (bekannt(lizenzVon(teil)) ? [] : `${voll(teil)}: ${lizenzVon(teil)}`));
