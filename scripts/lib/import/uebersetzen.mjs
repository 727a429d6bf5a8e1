// From an order as a customer's file has it to one as the API takes it: trade codes become ids.

/** Packaging of dangerous goods where neither line nor position names one: "Gebinde", a container of any kind. */
const ERSATZVERPACKUNG = 'GE';

/**
 * @param {Record<string, any>} zeile
 * @returns the order and what could not be translated, as notifications with the path of the field
 */
export function uebersetze(zeile, codes) {
  const { erwartet: _nurZumVergleich, ...kopf } = zeile;
  const meldungen = [];
  const melden = (field, text) => meldungen.push({ severity: 'ERROR', field, text });
  const auftrag = { ...kopf };
  const liste = (name, feld, uebersetzen) => {
    if (Array.isArray(kopf[name])) {
      auftrag[name] = kopf[name].map((zeile, i) => uebersetzen(zeile, `${feld}[${i}]`));
    }
  };
  liste('auftragspositionen', 'auftragspositionen', (zeile, pfad) => position(zeile, pfad, codes, melden));
  liste('auftragZusLademittel', 'auftragZusLademittel', (zeile, pfad) =>
    mitVerweisen(zeile, ['lademittel'], { pfad, codes, melden }),
  );
  return { auftrag, meldungen };
}

function position({ erwartet: _nurZumVergleich, ...zeile }, pfad, codes, melden) {
  const ergebnis = mitVerweisen(zeile, ['verpackung', 'lademittel'], { pfad, codes, melden });
  if (!Array.isArray(zeile.auftragsgefahrgueter)) return ergebnis;
  const { verpackung } = ergebnis;
  const auftragsgefahrgueter = zeile.auftragsgefahrgueter.map((gut, i) =>
    gefahrgut(gut, { pfad: `${pfad}.auftragsgefahrgueter[${i}]`, codes, melden, verpackung }),
  );
  return { ...ergebnis, auftragsgefahrgueter };
}

/** `verpackungCode: "KT"` becomes `verpackung: { id }`; a line without a code stays as it is. */
function mitVerweisen(zeile, namen, { pfad, codes, melden }) {
  const ergebnis = { ...zeile };
  for (const name of namen) {
    const code = ergebnis[`${name}Code`];
    delete ergebnis[`${name}Code`];
    if (code === undefined || code === null || code === '') continue;
    const id = codes[name].get(String(code).toUpperCase());
    if (id === undefined) melden(`${pfad}.${name}Code`, `Der Code „${code}“ ist nicht bekannt.`);
    else ergebnis[name] = { id };
  }
  return ergebnis;
}

function gefahrgut(zeile, { pfad, codes, melden, verpackung }) {
  const { unnr, bezeichnung, klasse, verpackungsgruppe, klassifizierung, befoerderungskategorie, ...rest } =
    mitVerweisen(zeile, ['verpackung'], { pfad, codes, melden });
  rest.verpackung ??= verpackung ?? { id: codes.verpackung.get(ERSATZVERPACKUNG) };
  if (unnr === undefined) return rest;
  const angaben = { unnr, bezeichnung, klasse, verpackungsgruppe, klassifizierung, befoerderungskategorie };
  const treffer = passende(codes.gefahrgut, angaben);
  if (treffer.length === 1) return { ...rest, gefahrgutklasse: { id: treffer[0].id } };
  const genannt = ['UN', unnr, verpackungsgruppe, klassifizierung ?? klasse].filter(Boolean).join(' ');
  const grund = treffer.length === 0 ? 'ist nicht bekannt' : 'ist nicht eindeutig';
  melden(`${pfad}.unnr`, `Das Gefahrgut ${genannt} ${grund}.`);
  return rest;
}

const gleich = (a, b) => String(a ?? '').toLowerCase() === String(b ?? '').toLowerCase();

/** Number and packing group decide; where several rows are left, whatever else the line says. */
function passende(klassen, angaben) {
  let treffer = klassen.filter(
    (k) => k.unnr === String(angaben.unnr) && gleich(k.verpackungsgruppe, angaben.verpackungsgruppe),
  );
  if (angaben.klasse) treffer = treffer.filter((k) => gleich(k.klasse, angaben.klasse));
  for (const feld of ['klassifizierung', 'bezeichnung', 'befoerderungskategorie']) {
    if (treffer.length < 2 || angaben[feld] === undefined) continue;
    const engere = treffer.filter((k) => gleich(k[feld], angaben[feld]));
    if (engere.length > 0) treffer = engere;
  }
  return inTanksVerschieden(treffer) ? treffer.slice(0, 1) : treffer;
}

/** Rows that only a remark on vapour pressure or flash point tells apart (640C to 640M) are one for goods in packages. */
function inTanksVerschieden(treffer) {
  const merkmale = [
    'klassifizierung',
    'gefahrzettel',
    'befoerderungskategorie',
    'tunnelcode',
    'begrenzteMengeText',
    'eq',
  ];
  return treffer.every(
    (k) =>
      /\((Dampfdruck|Flammpunkt)|EN 590/.test(k.bezeichnung) &&
      merkmale.every((m) => gleich(k[m], treffer[0][m])),
  );
}
