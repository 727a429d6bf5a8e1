import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const quelldatei = /\.tsx?$/;
const keine = /\.(spec|test|generated)\.tsx?$|\/testing\/|\/generated\//;

/** A wording in a source, and where it stands. */
export interface Fund {
  wortlaut: string;
  ort: string;
}

export interface Wortgebrauch {
  /** Literals that a screen looks up, or a component it is given to: each has to be a key. */
  worte: Fund[];
  /** Words that no translation reaches: in the text of an element, in its attributes, around values. */
  nackt: Fund[];
  /** Translated when the program is loaded, before anybody's language is known. */
  zuFrueh: Fund[];
}

/** Attributes of elements that are read or heard. */
const HOERBAR = /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt)$/;
/** Attributes and properties that hold names for programs. */
const TECHNISCH =
  /^(className|class|id|key|role|type|style|href|src|to|d|path|pfad|border|authorization|code|queryKey|mutationKey|autoComplete|name-|element|gridTemplateColumns|transition|font(Family)?|accept|rel|for|htmlFor)$/;
/** Calls whose literals nobody sees. */
const STUMM =
  /^(Error|RangeError|TypeError|querySelector(All)?|closest|matches|getElementById|getItem|setItem|removeItem|addEventListener|removeEventListener|useMediaQuery|matchMedia|CustomEvent|Intl\.\w+|getContext|RegExp|includes|startsWith|endsWith|split|join|has|get|set|fetch|import|require|append|setAttribute|getAttribute)$/;
/** Attributes and properties that hold what a component shows. */
const SICHTBAR =
  /^(titel|text|label|platzhalter|hinweis|frage|leer|ja|nein|erklaerung|beschreibung|bezeichnung|einheit|gruppe|ansage|aktionstext|einzahl|(kurz|lang)Bezeichnung|bezkurz|zeilenname)$/;
/** Of these what holds a name of the portal and nothing that people have entered. */
const BENENNT =
  /^(titel|label|erklaerung|beschreibung|gruppe|einzahl|(kurz|lang)Bezeichnung|bezkurz|zeilenname)$/;
const SCHLUESSEL = /^[a-z]\w*(\.\w+)+$/;
/** What is the same in both languages: names, units, formats. */
const GLEICH =
  /^(Frachtportal|kg|cbm|cm|LDM|STP|EUR|GeoNames|Deutsch|English|OK|PDF|CSV|XML|CoCo|Alt|Ctrl|Enter|Escape|Tab|Delete|Backspace|Home|End|Space|Page(Up|Down)|Arrow\w+)$/;

const sprachlich = (t: string) =>
  (/[äöüßÄÖÜ„“]/.test(t) ||
    /^[A-Z][a-zäöüß]+[.:?!]?$/.test(t) ||
    /[A-Za-z]{2,}[,.:;?!]? [A-Za-z]{2,}/.test(t)) &&
  !/^[a-z0-9_-]+( [a-z0-9_-]*-[a-z0-9_-]+)+$/.test(t);
const buchstaben = (t: string) => /\p{L}{3,}/u.test(t);

/** How the sources below these folders use words of the screens. */
export function wortgebrauch(wurzel: string, ordner: string[]): Wortgebrauch {
  const gebrauch: Wortgebrauch = { worte: [], nackt: [], zuFrueh: [] };
  for (const datei of ordner.flatMap((o) => quellen(`${wurzel}/${o}`))) {
    const quelle = ts.createSourceFile(
      datei,
      readFileSync(datei, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      datei.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    lies(quelle, gebrauch, (k) => {
      const { line } = quelle.getLineAndCharacterOfPosition(k.getStart());
      return `${relative(wurzel, datei)}:${line + 1}`;
    });
  }
  return gebrauch;
}

function lies(knoten: ts.Node, gebrauch: Wortgebrauch, ort: (k: ts.Node) => string): void {
  if (ts.isJsxText(knoten)) {
    const t = knoten.text.trim().replace(/\s+/g, ' ');
    if (t.split(/[^\p{L}]+/u).some((w) => buchstaben(w) && !GLEICH.test(w)) && !istCode(knoten.parent))
      gebrauch.nackt.push({ wortlaut: t, ort: ort(knoten) });
  } else if (ts.isTemplateExpression(knoten)) {
    const t = [knoten.head.text, ...knoten.templateSpans.map((s) => s.literal.text)].join('0');
    const worte = t.match(/\p{L}{3,}/gu) ?? [];
    if (!stumm(knoten) && /[\s„“]/.test(t) && worte.some((w) => !GLEICH.test(w)))
      gebrauch.nackt.push({ wortlaut: knoten.getText(), ort: ort(knoten) });
  } else if (ts.isStringLiteral(knoten) || ts.isNoSubstitutionTemplateLiteral(knoten)) {
    const t = knoten.text;
    const ruf = umgebenderRuf(knoten);
    if (ruf === 't') {
      gebrauch.worte.push({ wortlaut: t, ort: ort(knoten) });
      if (!ts.findAncestor(knoten, ts.isFunctionLike))
        gebrauch.zuFrueh.push({ wortlaut: t, ort: ort(knoten) });
    } else if (buchstaben(t) && !GLEICH.test(t)) {
      if (zeigtElement(knoten)) gebrauch.nackt.push({ wortlaut: t, ort: ort(knoten) });
      else if ((sprachlich(t) ? !SCHLUESSEL.test(t) : benannt(knoten)) && !stumm(knoten))
        gebrauch.worte.push({ wortlaut: t, ort: ort(knoten) });
    }
  }
  if (zeigtUnuebersetzt(knoten)) gebrauch.nackt.push({ wortlaut: knoten.getText(), ort: ort(knoten) });
  ts.forEachChild(knoten, (k) => lies(k, gebrauch, ort));
}

/** An element shows the title, label or the like of something as it is, though only a component would translate it. */
function zeigtUnuebersetzt(knoten: ts.Node): boolean {
  if (!ts.isIdentifier(knoten) && !ts.isPropertyAccessExpression(knoten)) return false;
  const name = ts.isIdentifier(knoten) ? knoten : knoten.name;
  if (!BENENNT.test(name.text) || !zeigtElement(knoten) || entscheidet(knoten)) return false;
  return !new RegExp(`const ${name.text} = t\\(`).test(knoten.getSourceFile().text);
}

const istCode = (k: ts.Node) => ts.isJsxElement(k) && /^(kbd|code)$/.test(k.openingElement.tagName.getText());

/** Steps over what only chooses between values. */
function traeger(knoten: ts.Node): ts.Node {
  let k = knoten.parent;
  while (
    ts.isConditionalExpression(k) ||
    ts.isParenthesizedExpression(k) ||
    ts.isJsxExpression(k) ||
    ts.isAsExpression(k) ||
    (ts.isBinaryExpression(k) && /^(\?\?|\|\||&&)$/.test(k.operatorToken.getText()))
  )
    k = k.parent;
  return k;
}

/** The name of the function that takes this literal itself. */
function umgebenderRuf(knoten: ts.Node): string | undefined {
  const k = traeger(knoten);
  return ts.isCallExpression(k) || ts.isNewExpression(k) ? k.expression.getText() : undefined;
}

function zeigtElement(knoten: ts.Node): boolean {
  const k = traeger(knoten);
  if (ts.isJsxElement(k) || ts.isJsxFragment(k)) return true;
  if (!ts.isJsxAttribute(k)) return false;
  const element = (k.parent.parent as ts.JsxOpeningLikeElement).tagName.getText();
  return HOERBAR.test(k.name.getText()) && /^[a-z]/.test(element);
}

function benannt(knoten: ts.Node): boolean {
  const k = traeger(knoten);
  return (ts.isJsxAttribute(k) || ts.isPropertyAssignment(k)) && SICHTBAR.test(k.name.getText());
}

/** Only decides what is shown. */
const entscheidet = (knoten: ts.Node) => {
  const k = knoten.parent;
  if (ts.isBinaryExpression(k)) return k.left === knoten && k.operatorToken.getText() !== '??';
  return (
    ts.isConditionalExpression(k) && (k.condition === knoten || k.condition.getText().includes('typeof'))
  );
};

/** Stands where no one reads it. */
function stumm(knoten: ts.Node): boolean {
  const k = traeger(knoten);
  if (ts.isImportDeclaration(k) || ts.isExportDeclaration(k) || ts.isLiteralTypeNode(k) || ts.isCaseClause(k))
    return true;
  if (ts.isBinaryExpression(k)) return /^(={2,3}|!={1,2}|in)$/.test(k.operatorToken.getText());
  if (ts.isElementAccessExpression(k)) return true;
  if (ts.isArrayLiteralExpression(k))
    return ts.isPropertyAssignment(k.parent) && k.parent.name.getText() === 'auch';
  if (ts.isPropertyAssignment(k) && k.name === knoten) return true;
  if (ts.isJsxAttribute(k) || ts.isPropertyAssignment(k)) return TECHNISCH.test(k.name.getText());
  if (ts.isCallExpression(k) || ts.isNewExpression(k))
    return STUMM.test(k.expression.getText().replace(/^.*\.(?!\w+Format)/, ''));
  return false;
}

function quellen(ordner: string): string[] {
  return readdirSync(ordner, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && quelldatei.test(e.name))
    .map((e) => join(e.parentPath, e.name))
    .filter((pfad) => !keine.test(pfad));
}
