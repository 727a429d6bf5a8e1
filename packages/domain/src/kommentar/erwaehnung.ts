const imWort = /[\p{L}\p{N}_]/u;

/**
 * Those of `namen` that stand behind an @ in the text, however they are written; of names that begin alike the longest.
 * An @ inside a word is none, as in an e-mail address.
 */
export function erwaehnte(text: string, namen: readonly string[]): string[] {
  const klein = text.toLowerCase();
  const gesucht = namen
    .map((name) => ({ name, form: name.toLowerCase() }))
    .toSorted((a, b) => b.form.length - a.form.length);
  const gefunden = new Set<string>();
  for (let ort = klein.indexOf('@'); ort >= 0; ort = klein.indexOf('@', ort + 1)) {
    if (imWort.test(klein.charAt(ort - 1))) continue;
    const ab = ort + 1;
    const gemeint = gesucht.find(
      ({ form }) => klein.startsWith(form, ab) && !imWort.test(klein.charAt(ab + form.length)),
    );
    if (gemeint) gefunden.add(gemeint.name);
  }
  return namen.filter((name) => gefunden.has(name));
}
