import { createInstance, type i18n } from 'i18next';
import { type Katalog, quellsprache, type Uebersetzer, type Werte } from './katalog.js';

/** Several languages at once, as i18next keeps them. */
export function neuesI18n(kataloge: Readonly<Record<string, Katalog>>): i18n {
  const instanz = createInstance();
  void instanz.init({
    lng: quellsprache,
    fallbackLng: quellsprache,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    resources: Object.fromEntries(
      Object.entries(kataloge).map(([iso, translation]) => [iso, { translation }]),
    ),
    missingInterpolationHandler: (_text: string, fund: string[]) => fund[0],
    // Nothing of HTML, and a text never stands inside another.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, nestingPrefix: '\u0000' },
  });
  return instanz;
}

const schluesselform = /^[a-z]\w*(\.\w+)+$/;

/**
 * Says texts in one language. The lists and values that come with the portal travel in German: their words are found
 * by wording, what somebody has entered stays as it is. Whether one or many are spoken of says the number `count`, else
 * `anzahl`.
 */
export function uebersetzer(instanz: i18n, iso: string): Uebersetzer {
  const t = instanz.getFixedT(iso);
  const werte = iso === quellsprache ? new Map<string, string>() : wertschluessel(instanz);
  return (schluessel, platzhalter = {}) => {
    const bekannt = schluesselform.test(schluessel) ? schluessel : werte.get(schluessel);
    if (bekannt === undefined) return schluessel;
    const zahl = platzhalter['count'] ?? platzhalter['anzahl'];
    const mehrzahl = typeof zahl === 'number' ? { count: zahl } : {};
    return t(bekannt, { ...mehrzahl, replace: geschrieben(platzhalter) });
  };
}

/** What says how many; other numbers may be names, as those of dangerous goods are, and keep four digits together. */
const zaehlend = new Set(['anzahl', 'count', 'gesamt']);

/** A number travels as a number; only in a sentence it stands as people here write it. */
function geschrieben(werte: Werte): Record<string, string> {
  return Object.fromEntries(
    Object.entries(werte).map(([name, wert]) => [
      name,
      typeof wert === 'number'
        ? wert.toLocaleString('de-DE', {
            useGrouping: zaehlend.has(name) ? 'always' : 'min2',
            maximumFractionDigits: 20,
          })
        : wert,
    ]),
  );
}

function wertschluessel(instanz: i18n): Map<string, string> {
  const quelle: Katalog = instanz.getResourceBundle(quellsprache, 'translation') ?? {};
  return new Map(
    Object.entries(quelle)
      .filter(([schluessel]) => schluessel.startsWith('wert.'))
      .map(([schluessel, wortlaut]) => [wortlaut, schluessel]),
  );
}
