import { crc32 } from 'node:zlib';

const kopf = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const haupt = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const beziehung = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pakete = 'http://schemas.openxmlformats.org/package/2006';
const art = (name) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;

const formate = ['General', '00000', 'DD.MM.YYYY', '#,##0.00', 'HH:MM'];
/** Zellen mit Zahlenformat, wie Excel sie speichert: Tage zählen ab 1900. */
export const plz5 = (v) => ({ v, s: 1 });
export const tag = (text) => ({ v: Date.parse(`${text}T00:00:00Z`) / 86_400_000 + 25_569, s: 2 });
export const betrag = (v) => ({ v, s: 3 });
export const formel = (f, v) => ({ f, v });

/** Eine Arbeitsmappe. Blatt: { name, zeilen, verbunden, ohneSpalten, ohneZeilen, verborgen }. */
export function mappe(blaetter, weitere = []) {
  const texte = [];
  const teile = blaetter.map((b, i) => [`xl/worksheets/sheet${i + 1}.xml`, blattXml(b, texte)]);
  const nummern = blaetter.map((_, i) => i + 1);
  return zip([
    [
      '[Content_Types].xml',
      `${kopf}<Types xmlns="${pakete}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${art('sheet.main')}"/>${nummern.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${art('worksheet')}"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${art('styles')}"/><Override PartName="/xl/sharedStrings.xml" ContentType="${art('sharedStrings')}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${kopf}<Relationships xmlns="${pakete}/relationships"><Relationship Id="rId1" Type="${beziehung}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${kopf}<workbook xmlns="${haupt}" xmlns:r="${beziehung}"><sheets>${blaetter.map((b, i) => `<sheet name="${xml(b.name)}" sheetId="${i + 1}"${b.verborgen ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${kopf}<Relationships xmlns="${pakete}/relationships">${nummern.map((n) => `<Relationship Id="rId${n}" Type="${beziehung}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rId90" Type="${beziehung}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${beziehung}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stile],
    ...teile,
    [
      'xl/sharedStrings.xml',
      `${kopf}<sst xmlns="${haupt}">${texte.map((t) => `<si><t xml:space="preserve">${xml(t)}</t></si>`).join('')}</sst>`,
    ],
    ...weitere,
  ]);
}

const stile = `${kopf}<styleSheet xmlns="${haupt}"><numFmts count="${formate.length - 1}">${formate
  .slice(1)
  .map((f, i) => `<numFmt numFmtId="${165 + i}" formatCode="${f}"/>`)
  .join(
    '',
  )}</numFmts><cellXfs count="${formate.length}">${formate.map((_, i) => `<xf numFmtId="${i ? 164 + i : 0}"/>`).join('')}</cellXfs></styleSheet>`;

function blattXml({ zeilen, verbunden = [], ohneSpalten = [], ohneZeilen = [] }, texte) {
  const spalten = ohneSpalten
    .map((n) => `<col min="${n}" max="${n}" width="10" hidden="1" customWidth="1"/>`)
    .join('');
  const daten = zeilen.map((zellen, i) => {
    const verborgen = ohneZeilen.includes(i + 1) ? ' hidden="1"' : '';
    return `<row r="${i + 1}"${verborgen}>${zellen.map((w, j) => zelle(w, `${buchstaben(j)}${i + 1}`, texte)).join('')}</row>`;
  });
  const verbuende = verbunden.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `${kopf}<worksheet xmlns="${haupt}">${spalten && `<cols>${spalten}</cols>`}<sheetData>${daten.join('')}</sheetData>${verbuende && `<mergeCells count="${verbunden.length}">${verbuende}</mergeCells>`}</worksheet>`;
}

function zelle(wert, r, texte) {
  if (wert === null || wert === '') return `<c r="${r}"/>`;
  if (typeof wert === 'number') return `<c r="${r}"><v>${wert}</v></c>`;
  if (typeof wert === 'string') return `<c r="${r}" t="s"><v>${texte.push(wert) - 1}</v></c>`;
  const ergebnis = typeof wert.v === 'string' ? ' t="str"' : '';
  return `<c r="${r}"${wert.s ? ` s="${wert.s}"` : ''}${ergebnis}>${wert.f ? `<f>${xml(wert.f)}</f>` : ''}<v>${xml(String(wert.v))}</v></c>`;
}

export const buchstaben = (spalte) => String.fromCharCode(65 + spalte);
const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Ein ZIP ohne Verdichtung, bei jedem Lauf dasselbe. */
export function zip(teile) {
  const koerper = [];
  const verzeichnis = [];
  let stelle = 0;
  for (const [name, inhalt] of teile) {
    const roh = Buffer.from(inhalt);
    const angaben = Buffer.alloc(26);
    angaben.writeUInt16LE(20, 0);
    angaben.writeUInt16LE(0x21, 8);
    angaben.writeUInt32LE(crc32(roh), 10);
    angaben.writeUInt32LE(roh.length, 14);
    angaben.writeUInt32LE(roh.length, 18);
    angaben.writeUInt16LE(Buffer.byteLength(name), 22);
    const eintrag = Buffer.alloc(14);
    eintrag.writeUInt32LE(stelle, 10);
    const teil = Buffer.concat([Buffer.from('PK\x03\x04'), angaben, Buffer.from(name), roh]);
    koerper.push(teil);
    verzeichnis.push(Buffer.from('PK\x01\x02\x14\0'), angaben, eintrag, Buffer.from(name));
    stelle += teil.length;
  }
  const liste = Buffer.concat(verzeichnis);
  const ende = Buffer.alloc(22);
  ende.write('PK\x05\x06', 'latin1');
  ende.writeUInt16LE(teile.length, 8);
  ende.writeUInt16LE(teile.length, 10);
  ende.writeUInt32LE(liste.length, 12);
  ende.writeUInt32LE(stelle, 16);
  return Buffer.concat([...koerper, liste, ende]);
}

/** Der Anfang einer Verbunddatei, wie altes Excel sie schreibt und neues um eine verschlüsselte Mappe. */
export function verbunddatei(...eintraege) {
  const datei = Buffer.alloc(3072);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(datei);
  for (const [i, name] of ['Root Entry', ...eintraege].entries())
    datei.write(name, 1024 + i * 128, 'utf16le');
  return datei;
}
