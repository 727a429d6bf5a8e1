import { verpassterCode } from '../nachladen';

/** The texts of a language and part, e.g. `de-portal`, from the file that the start page names. */
export async function holeTexte(name: string): Promise<Readonly<Record<string, string>>> {
  const orte = document.querySelector<HTMLMetaElement>('meta[name="texte"]')?.content.split(' ') ?? [];
  const ort = orte.find((o) => o.includes(`/texte-${name}-`));
  try {
    const antwort = await fetch(ort ?? '');
    if (!antwort.ok) throw new Error(`${ort}: ${antwort.status}`);
    return await antwort.json();
  } catch (e) {
    throw verpassterCode(e);
  }
}
