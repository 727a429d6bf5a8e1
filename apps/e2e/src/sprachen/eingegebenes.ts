import type { Page, Route } from '@playwright/test';
import { englisch, worteEnglisch } from './worte.js';

/** Everything a page says in its own language: texts, what stands in fields, what it tells to a screen reader. */
function allesGesagte(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const teile: (string | null)[] = [document.title];
    const deutsch = '[lang="de"], style, script, code';
    const texte = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texte.nextNode()) {
      if (!texte.currentNode.parentElement?.closest(deutsch)) teile.push(texte.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        teile.push(element.getAttribute(name));
      // What stands in a choice is the portal's; what stands in other fields somebody has entered.
      if (element instanceof HTMLInputElement && element.role === 'combobox') teile.push(element.value);
    }
    return [...new Set(teile.map((t) => t?.trim() ?? ''))].filter(Boolean);
  });
}

/** A paper is called as its file is, in every language. */
const ohneDateinamen = (text: string) => text.replace(/\S+\.pdf\b/g, ' ');

const woerter = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
const englische = new Set(englisch.flatMap(woerter));
/** Words that stand in German wordings alone. */
const deutsche = new Set(
  Object.keys(worteEnglisch)
    .flatMap(woerter)
    .filter((w) => !englische.has(w)),
);
const istDeutsch = (w: string) => deutsche.has(w) || (/[äöüß]/.test(w) && !englische.has(w));

/** What people have entered: it is shown as they wrote it, in every language. */
export class Eingegebenes {
  private readonly werte: Set<string>;

  /** What is entered while somebody looks, or shown as an example of it. */
  constructor(...bekannt: string[]) {
    this.werte = new Set(bekannt);
  }

  /** Follows what the server sends from now on; the line for news stays shut, nothing changes by itself. */
  async folge(page: Page): Promise<void> {
    await page.route('**/api/**', (route) => this.lies(route));
  }

  private async lies(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/ereignisse') return route.abort();
    if (pathname === '/api/translations') return route.continue();
    const antwort = await route.fetch().catch(() => null);
    if (!antwort) return route.abort();
    if (antwort.headers()['content-type']?.includes('json')) this.nimm(await antwort.json());
    await route.fulfill({ response: antwort });
  }

  /** A word that the product itself brings along is none of it. */
  private nimm(wert: unknown): void {
    if (typeof wert === 'string') {
      const t = wert.trim();
      if (t.length > 1 && (worteEnglisch[t] ?? t) === t) this.werte.add(t);
    } else if (typeof wert === 'object' && wert !== null) for (const w of Object.values(wert)) this.nimm(w);
  }

  /** What the page says that is neither one of the pseudo language's bracketed texts nor what people have entered. */
  async unuebersetztes(page: Page): Promise<string[]> {
    const lange = [...this.werte].sort((a, b) => b.length - a.length);
    return (await allesGesagte(page)).filter((text) => {
      const ohneTexte = ohneDateinamen(ohneKlammern(text)).replace(/(^|\s)\.[a-z]+/g, ' ');
      const rest = lange.reduce((t, wert) => ohneWort(t, wert), ohneTexte);
      return (rest.match(/\p{L}{3,}/gu) ?? []).some((w) => !ueberallGleich.has(w.toLowerCase()));
    });
  }

  /** The German that the page says besides what people have entered. */
  async deutsches(page: Page): Promise<string[]> {
    const lange = [...this.werte].sort((a, b) => b.length - a.length);
    return (await allesGesagte(page)).filter((text) => {
      // Shorter ones are codes of lists as often as abbreviations.
      if (text.length > 2 && Object.hasOwn(worteEnglisch, text))
        return worteEnglisch[text] !== text && !englischeWorte.has(text);
      const rest = lange.reduce((t, wert) => t.replaceAll(wert, ' '), ohneDateinamen(text));
      // English quotes begin with the sign that ends German ones.
      return woerter(rest).some(istDeutsch) || /„|\S“/.test(rest);
    });
  }
}

const englischeWorte = new Set(Object.values(worteEnglisch));

/** Names of files and programs, units, keys. */
const ueberallGleich = new Set(
  'frachtportal pdf csv cbm stp ldm eur alt tab enter geonames deutsch english pseudo pod'.split(' '),
);

/** Without the texts of the pseudo language, also where one stands inside another. */
function ohneKlammern(text: string): string {
  const ohne = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return ohne === text ? text : ohneKlammern(ohne);
}

/** Without a value, where it stands for itself. */
function ohneWort(text: string, wert: string): string {
  if (!text.includes(wert)) return text;
  return text
    .split(wert)
    .reduce((bisher, t) =>
      /\p{L}$/u.test(bisher) || /^\p{L}/u.test(t) ? bisher + wert + t : `${bisher} ${t}`,
    );
}
