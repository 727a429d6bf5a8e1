// The last word of an import.

const mehrzahl = (anzahl) => `${anzahl} ${anzahl === 1 ? 'Auftrag' : 'Aufträge'}`;

export function bericht({ angelegt, vorhanden, abgewiesen }) {
  const zeilen = abgewiesen.flatMap(({ nummer, meldungen }) =>
    meldungen.map(({ field, text }) => `  Zeile ${nummer}: ${field ? `${field}: ` : ''}${text}`),
  );
  const schon = vorhanden > 0 ? `, ${vorhanden} schon vorhanden` : '';
  const summe = `${mehrzahl(angelegt)} angelegt${schon}, ${abgewiesen.length} abgewiesen`;
  return ['', ...zeilen, ...(zeilen.length > 0 ? [''] : []), summe].join('\n');
}
