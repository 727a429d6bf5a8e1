/** What stands after a hyphen at the end of a printed line and belongs to a list, not to the word: "Ausstoß- oder Treibladung". */
const bindewort = /^(oder|und|bis|sowie|bzw)\b/;

/** What keeps its hyphen when the word goes on in the next line: before it and behind it. */
const mitBindestrich =
  /(?:BRENNSTOFFZELLEN|FEUERLÖSCHMITTEL|POLYESTERHARZ|POLYMER|[/\d]\p{L}*|'|alpha|tert|-(?:IONEN|METALL|VINYL|NATRIUM|Ionen|Polymer|SPEICHER)|(?<!\p{L})\p{L})$/u;
const bindestrichVor =
  /^(?:[\d%]|\p{L}-|(?:PULVER|STAUB|EMULSION|SUSPENSION)(?!\p{L})|NACHFÜLL|SCHWAMM|\p{L}+-(?:KOMPLEX|PESTIZID|Batterien))/u;

/** Swiss print has no ß; capitals have none anywhere. */
const mitScharfemS: readonly (readonly [RegExp, string])[] = [
  [/\b([Gg]r[öo])ss(?=e|t)/g, '$1ß'],
  [/([Tt]eilchengr[öo])ss(?=e)/g, '$1ß'],
  [/\b([Gg]em[äa])ss\b/g, '$1ß'],
  [/((?:[Ee]in|[Aa]us)schlie)ss(?=lich)/g, '$1ß'],
  [/\b([Vv]er)?(schlie)ss(?=en|t)/g, '$1$2ß'],
  [/\b([Aa]ussto|[Ss]to)ss/g, '$1ß'],
  [/\b([Gg]rie)ss\b/g, '$1ß'],
  [/\b([Ww]ei)ss(?=e|\b)/g, '$1ß'],
  [/\b([Hh]ei)ss(?=e|\b)/g, '$1ß'],
  [/\b([Ss]tra)ss(?=e)/g, '$1ß'],
  [/\b([Aa]u)ss(?=er|en\b)/g, '$1ß'],
  [/\b([Ää]u)ss(?=er)/g, '$1ß'],
];

/** A name without the traces of print: line breaks inside of words, Swiss spelling, blanks. */
export function bereinigterName(text: string): string {
  const einzeilig = text
    .replace(/\s+/g, ' ')
    .replace(/ ([),;])/g, '$1')
    .trim();
  const woerter = einzeilig.replace(/(\S*)- (?=(\S+))/g, (spur, davor: string, danach: string) =>
    bindewort.test(danach) ? spur : istBindestrich(davor, danach) ? `${davor}-` : davor,
  );
  return mitScharfemS.reduce((name, [ss, ersatz]) => name.replace(ss, ersatz), woerter);
}

const istBindestrich = (davor: string, danach: string) =>
  mitBindestrich.test(davor) || bindestrichVor.test(danach);

/** Names that differ in print only. */
function kern(name: string): string {
  return bereinigterName(name)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d%,.()]+/gu, '');
}

const gleicherName = (a: Name, b: Name) => kern(a.bezeichnung) === kern(b.bezeichnung);

/** A source that has no more room cuts its names there. */
export const kuerzung = 200;

interface Name {
  bezeichnung: string;
  nameGekuerzt?: boolean;
}

/**
 * The better of two names of one entry: the one that is there unless the new one says something else; a name that is cut
 * says nothing else.
 */
export function bessererName<T extends Name, U extends Name>(bisher: T, neu: U): T | U {
  const nurAnfang = neu.nameGekuerzt && kern(bisher.bezeichnung).startsWith(kern(neu.bezeichnung));
  return nurAnfang || (gleicherName(bisher, neu) && !bisher.nameGekuerzt) ? bisher : neu;
}

/** Do they name one entry, as far as a name that is cut goes? */
export function gleichBenannt(a: Name, b: Name): boolean {
  const [x, y] = [kern(a.bezeichnung), kern(b.bezeichnung)];
  return x === y || (!!a.nameGekuerzt && y.startsWith(x)) || (!!b.nameGekuerzt && x.startsWith(y));
}
