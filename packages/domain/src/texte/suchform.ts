/** Lower case without accents, as texts are searched for: "Müller & Söhne" → "muller & sohne", "Straße" → "strasse". */
export function suchform(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .trim();
}
