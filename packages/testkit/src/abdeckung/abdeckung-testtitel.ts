const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source;
const AUSGELASSEN = /\.(?:skip|todo|fixme)$/;

/** `it('title'`, `describe.sequential("title"`, and so on. */
const DIREKT = new RegExp(String.raw`(?<![\w.$])((?:it|test|describe)(?:\.\w+)*)\(\s*(${LITERAL})`, 'g');

/** The second call of `it.each(table)('title'` or `` it.each`table`('title' ``. */
const NACH_TABELLE = new RegExp(`[)\`]\\(\\s*(${LITERAL})`, 'g');
const HAT_TABELLE = /(?<![\w.$])(?:it|test|describe)(?:\.\w+)*\.(?:each|for|skipIf|runIf|prop)\b/;

/**
 * The titles of all tests and describes of a test file, as they stand in its source (placeholders included).
 * Skipped and commented-out tests are left out: they show nothing.
 */
export function testtitel(quelltext: string): Set<string> {
  const text = ohneKommentare(quelltext);
  const titel = new Set<string>();
  for (const [, aufruf = '', literal = ''] of text.matchAll(DIREKT)) {
    if (!AUSGELASSEN.test(aufruf)) {
      titel.add(inhalt(literal));
    }
  }
  if (HAT_TABELLE.test(text)) {
    for (const [, literal = ''] of text.matchAll(NACH_TABELLE)) {
      titel.add(inhalt(literal));
    }
  }
  return titel;
}

/** Comments on lines of their own; one behind code cannot hide a test. */
function ohneKommentare(text: string): string {
  return text.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '');
}

function inhalt(literal: string): string {
  return literal.slice(1, -1).replace(/\\(['"`\\])/g, '$1');
}

/** `… [1-5.003,005 1-6.010-012 C-017]` */
const ANHANG = /\[((?:[12]-[1-9]\.|[CZ]-)\d{3}[^\]]*)\]/;

/** The ids of the requirements that a title says its test shows; what cannot be read is returned as it stands. */
export function kennungenIm(titel: string): string[] {
  const gruppen = ANHANG.exec(titel)?.[1]?.split(' ') ?? [];
  return gruppen.flatMap((gruppe) => {
    const [, vorsatz, nummern] = /^(.*?[.-])(\d{3}(?:[,-]\d{3})*)$/.exec(gruppe) ?? [];
    if (!vorsatz || !nummern) return [gruppe];
    return nummern.split(',').flatMap((teil) => bereich(teil).map((n) => `${vorsatz}${n}`));
  });
}

/** `005` is one, `010-012` are three. */
function bereich(teil: string): string[] {
  const [von = 0, bis = von] = teil.split('-').map(Number);
  return Array.from({ length: bis - von + 1 }, (_, i) => String(von + i).padStart(3, '0'));
}
