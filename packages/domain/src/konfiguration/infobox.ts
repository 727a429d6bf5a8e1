/** Marks that a text for everybody may have: paragraphs, lists, emphasis, links. */
const erlaubt = new Set(
  'p br b i u em strong small span div ul ol li h1 h2 h3 h4 h5 h6 hr a table thead tbody tr th td'.split(' '),
);
const marke = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/giy;
const attribut = /\s+([a-z-]+)="([^"<>]*)"/gi;
const ziel = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;

/**
 * Is this simple HTML and nothing that could run? Everything else is refused, so nothing has to be cleaned: no other
 * marks, no attributes but the target of a link, no `<` that begins no mark.
 */
export function istEinfachesHtml(text: string): boolean {
  for (let i = text.indexOf('<'); i >= 0; i = text.indexOf('<', i + 1)) {
    marke.lastIndex = i;
    const treffer = marke.exec(text);
    if (!treffer) return false;
    const [, name = '', attribute = ''] = treffer;
    if (!erlaubt.has(name.toLowerCase()) || !attributeErlaubt(name.toLowerCase(), attribute)) return false;
  }
  return true;
}

/** May this mark stand in such a text? */
export const istErlaubteMarke = (name: string): boolean => erlaubt.has(name);

/** May a link of such a text lead there? */
export const istErlaubtesZiel = (adresse: string): boolean => ziel.test(adresse);

function attributeErlaubt(name: string, attribute: string): boolean {
  return [...attribute.matchAll(attribut)].every(
    ([, was = '', wert = '']) => name === 'a' && was.toLowerCase() === 'href' && ziel.test(wert),
  );
}
