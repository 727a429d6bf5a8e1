// The last word of an import.

const mehrzahl = (anzahl) => `${anzahl} ${anzahl === 1 ? 'Auftrag' : 'Aufträge'}`;

export function bericht({ lauf, zeilen }) {
  const gruende = zeilen.flatMap(({ meldungen }) => meldungen.map(grund));
  const dazu = [
    [lauf.vorhanden, 'schon vorhanden'],
    [lauf.doppelt, 'doppelt'],
    [lauf.abgelehnt, 'abgelehnt'],
  ].flatMap(([anzahl, was]) => (anzahl > 0 ? [`${anzahl} ${was}`] : []));
  const summe = [`${mehrzahl(lauf.uebernommen)} angelegt`, ...dazu].join(', ');
  return ['', ...gruende, ...(gruende.length > 0 ? [''] : []), summe].join('\n');
}

function grund({ blatt, zeile, spaltenname, field, text }) {
  const ort = [blatt, `Zeile ${zeile}`, spaltenname ?? field].filter(Boolean).join(', ');
  return `  ${ort}: ${text}`;
}
