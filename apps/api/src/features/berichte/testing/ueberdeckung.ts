import { getDocumentProxy } from 'unpdf';

interface Kasten {
  text: string;
  links: number;
  rechts: number;
  unten: number;
  oben: number;
}

/** Capital letters reach so far above the line; what is under it is left to the line below. */
const versalhoehe = 0.7;
/** So much two texts may touch, in points. */
const spiel = 0.8;

/** Texts of a PDF that lie over each other or leave their sheet. */
export async function ueberdeckt(pdf: Uint8Array): Promise<string[]> {
  const dokument = await getDocumentProxy(new Uint8Array(pdf));
  const funde: string[] = [];
  for (let nummer = 1; nummer <= dokument.numPages; nummer++) {
    const seite = await dokument.getPage(nummer);
    const [, , breite = 0, hoehe = 0] = seite.view;
    const { items } = await seite.getTextContent();
    const kaesten = items.flatMap((item): Kasten[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , punkt = 0, links = 0, unten = 0] = item.transform as number[];
      const text = item.str.slice(0, 40);
      return [{ text, links, rechts: links + item.width, unten, oben: unten + versalhoehe * punkt }];
    });
    for (const [i, k] of kaesten.entries()) {
      if (k.links < 0 || k.rechts > breite || k.unten < 0 || k.oben > hoehe)
        funde.push(`Seite ${nummer}: „${k.text}“ verlässt das Blatt`);
      for (const l of kaesten.slice(i + 1)) {
        if (beruehren(k, l)) funde.push(`Seite ${nummer}: „${k.text}“ liegt über „${l.text}“`);
      }
    }
  }
  return funde;
}

const beruehren = (a: Kasten, b: Kasten) =>
  Math.min(a.rechts, b.rechts) - Math.max(a.links, b.links) > spiel &&
  Math.min(a.oben, b.oben) - Math.max(a.unten, b.unten) > spiel;
