/**
 * Splits text from a spreadsheet into rows and cells. The tab separates, else the semicolon; a cell in quotes may hold
 * separators, line breaks and doubled quotes.
 */
export function zerlegeBlock(text: string): string[][] {
  const trenner = text.includes('\t') ? '\t' : ';';
  const zeilen: string[][] = [[]];
  let zelle = '';
  let inAnfuehrung = false;
  const fertig = () => {
    zeilen.at(-1)?.push(zelle);
    zelle = '';
  };
  for (let i = 0; i < text.length; i++) {
    const zeichen = text[i] as string;
    if (inAnfuehrung) {
      if (zeichen !== '"') zelle += zeichen;
      else if (text[i + 1] === '"') zelle += text[++i];
      else inAnfuehrung = false;
    } else if (zeichen === '"' && zelle === '') inAnfuehrung = true;
    else if (zeichen === trenner) fertig();
    else if (zeichen === '\n' || zeichen === '\r') {
      if (zeichen === '\r' && text[i + 1] === '\n') i++;
      fertig();
      zeilen.push([]);
    } else zelle += zeichen;
  }
  if (zelle !== '' || zeilen.at(-1)?.length) fertig();
  else zeilen.pop();
  return zeilen;
}

/** A single text goes into the cell as it is; several rows or cells are a block. */
export function istBlock(text: string): boolean {
  const ohneEnde = text.replace(/[\r\n]+$/, '');
  return /[\t\n\r]/.test(ohneEnde) || ohneEnde.split(';').length > 2;
}

/** A cell holds one line. */
export function einzeilig(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}

/** Writes cells so that a spreadsheet, or this grid, reads them back. */
export function alsBlock(zeilen: readonly (readonly string[])[]): string {
  const zelle = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return zeilen.map((z) => z.map(zelle).join('\t')).join('\n');
}
