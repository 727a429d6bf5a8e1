/** A reported record before it is checked. */

const tagAllein = /^(\d{4}-\d\d-\d\d)(?:T00:00(?::00(?:\.0{1,6})?)?(?:Z|[+-]\d\d:\d\d))?$/;
const zeitMitVersatz = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;
const hoechstensInhalt = 2000;

/**
 * Evens out what partners write differently without meaning anything else: moments with an offset instead of UTC or
 * without seconds, a day alone as midnight, line breaks inside base64, empty texts instead of nothing.
 */
export function bereinigt(satz: unknown): unknown {
  if (!istObjekt(satz)) return satz;
  const felder = Object.entries(satz).map(([name, wert]) => [name, wert === '' ? null : wert]);
  const ergebnis = Object.fromEntries(felder) as Record<string, unknown>;
  if (typeof ergebnis['zeitpunkt'] === 'string') {
    const geschrieben = ergebnis['zeitpunkt'].trim();
    const zeitpunkt = ergebnis['nurTag'] === true ? geschrieben.slice(0, 10) : geschrieben;
    const tag = tagAllein.exec(zeitpunkt)?.[1];
    ergebnis['zeitpunkt'] = tag ? `${tag}T00:00:00.000Z` : inUtc(zeitpunkt);
    if (tag) ergebnis['nurTag'] = true;
  }
  for (const name of ['signatur', 'dokument']) {
    const wert = ergebnis[name];
    if (typeof wert === 'string') ergebnis[name] = wert.replace(/\s+/g, '');
  }
  for (const [name, eben] of Object.entries({
    auftragsnummer: (n: string) => n.trim(),
    sscc: ohneKennzeichen,
  })) {
    const wert = ergebnis[name];
    if (typeof wert === 'string') ergebnis[name] = eben(wert);
  }
  return ergebnis;
}

/** As a scanner sends it, with the application identifier before the eighteen digits, or as it is printed. */
const ohneKennzeichen = (sscc: string) => sscc.replace(/[\s()]/g, '').replace(/^00(?=\d{18}$)/, '');

function inUtc(zeitpunkt: string): string {
  const [, minuten, sekunden = ':00', versatz] = zeitMitVersatz.exec(zeitpunkt) ?? [];
  const zeit = minuten ? Date.parse(`${minuten}${sekunden}${versatz}`) : Number.NaN;
  return Number.isNaN(zeit) ? zeitpunkt : new Date(zeit).toISOString();
}

/** How the record names its order, whatever stands in it. */
export const nummeraus = (satz: unknown): string | null =>
  textaus(satz, 'auftragsnummer', 40) || textaus(satz, 'sscc', 40);

/** A text of the record for the list of errors, whatever stands in it. */
export function textaus(satz: unknown, name: string, max: number): string | null {
  const wert = istObjekt(satz) ? satz[name] : undefined;
  return typeof wert === 'string' ? wert.replaceAll('\0', '').toWellFormed().slice(0, max) : null;
}

/** The record as JSON, cut; images and papers are named by their length only. */
export function ohneBilder(satz: unknown): string {
  const json = JSON.stringify(satz, (_name, wert: unknown) =>
    typeof wert === 'string' && wert.length > 500 ? `… ${wert.length} Zeichen` : wert,
  );
  return (json ?? 'null').slice(0, hoechstensInhalt);
}

function istObjekt(wert: unknown): wert is Record<string, unknown> {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert);
}
