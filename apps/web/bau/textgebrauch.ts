const literal = /['"`]([a-z]\w*(?:\.\w+)+)['"`]/g;
/** A key put together: `lademittel.${art}`. A notice of which all is open comes with its sentence. */
const vorlage = /`((?!meldung\.\$)[a-z]\w*\.[\w.]*\$\{[^`]*)`/g;

const alsMuster = (key: string) => key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+');

/** Knows which texts this code may say: their keys stand somewhere in it. What only the server says comes from there. */
export function textgebrauch(quelltexte: Iterable<string>): (name: string) => boolean {
  const literale = new Set<string>();
  const muster = new Set<string>();
  for (const quelltext of quelltexte) {
    for (const [, key] of quelltext.matchAll(literal)) if (key) literale.add(key);
    for (const [, key] of quelltext.matchAll(vorlage)) if (key) muster.add(alsMuster(key));
  }
  const gebaut = new RegExp(`^(${[...muster].join('|')})$`);
  const steht = (key: string) => literale.has(key) || gebaut.test(key);
  return (name) => {
    // What has a plural is asked for by one key.
    const key = name.replace(/_(one|other)$/, '');
    return steht(key) || steht(key.replace(/^meldung\./, ''));
  };
}
