import { suchform } from '@frachtportal/domain/texte/suchform';

/** A piece of a text, and whether it is what somebody asks for. */
export interface Stueck {
  text: string;
  trifft: boolean;
}

/** A text in pieces: where a word of the question stands in it, however it is written, and what is between. */
export function stuecke(text: string, frage: string): Stueck[] {
  const zeichen = [...text];
  // One character may be none or two as it is searched for: of each of these where it comes from.
  const formen = zeichen.map((z) => (z.trim() === '' ? ' ' : suchform(z)));
  const herkunft = formen.flatMap((form, i) => [...form].map(() => i));
  const gesucht = formen.join('');
  const trifft = new Set<number>();
  for (const wort of suchform(frage).split(/\s+/).filter(Boolean)) {
    for (let i = gesucht.indexOf(wort); i >= 0; i = gesucht.indexOf(wort, i + wort.length))
      for (const stelle of herkunft.slice(i, i + wort.length)) trifft.add(stelle);
  }
  const alle: Stueck[] = [];
  for (const [i, z] of zeichen.entries()) {
    const letztes = alle.at(-1);
    if (letztes?.trifft === trifft.has(i)) letztes.text += z;
    else alle.push({ text: z, trifft: trifft.has(i) });
  }
  return alle;
}
