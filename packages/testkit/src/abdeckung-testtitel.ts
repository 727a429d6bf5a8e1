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
