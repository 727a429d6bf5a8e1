/** Gives the user a text as a file; the mark at its beginning lets spreadsheets read the umlauts. */
export function ladeTextHerunter(name: string, text: string, art: string): void {
  const inhalt = text.startsWith('\ufeff') ? text : `\ufeff${text}`;
  ladeDateiHerunter(name, new Blob([inhalt], { type: `${art};charset=utf-8` }));
}

/** Gives the user a file. */
export function ladeDateiHerunter(name: string, datei: Blob): void {
  const adresse = URL.createObjectURL(datei);
  const verweis = document.createElement('a');
  verweis.href = adresse;
  verweis.download = name;
  verweis.click();
  setTimeout(() => URL.revokeObjectURL(adresse), 10_000);
}
