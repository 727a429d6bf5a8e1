import type { Browser, Page } from '@playwright/test';

const hoechstens = 30;

/** What the open pages say, for a log without pictures: address, focus, and the texts of what interrupts or complains. */
export async function seitenauskunft(browser: Browser | null): Promise<string> {
  const seiten = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  const zeilen = await Promise.all(seiten.map(auskunft));
  return zeilen
    .flat()
    .slice(0, hoechstens)
    .map((zeile) => `  ${zeile}`)
    .join('\n');
}

async function auskunft(page: Page): Promise<string[]> {
  const stumm = new Promise<string[]>((fertig) => {
    setTimeout(() => fertig(['antwortet nicht']), 5_000).unref();
  });
  const gesagt = page.evaluate(gesehenes).catch((fehler: Error) => [fehler.message]);
  return [`Seite ${page.url()}`, ...(await Promise.race([gesagt, stumm]))];
}

/** Runs in the page. */
function gesehenes(): string[] {
  const wer = (element: Element) =>
    [
      element.getAttribute('role') ?? element.tagName.toLowerCase(),
      element.id && `#${element.id}`,
      element.getAttribute('aria-label') ?? element.getAttribute('name'),
    ]
      .filter(Boolean)
      .join(' ');
  const text = (element: Element) =>
    (element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 160);
  const alle = (was: string, auswahl: string) =>
    [...document.querySelectorAll(auswahl)]
      .filter((element) => element.checkVisibility() && text(element) + wer(element))
      .map((element) => `${was} ${wer(element)}: ${text(element)}`);
  const fokus = document.activeElement;
  return [
    fokus && fokus !== document.body ? `Fokus ${wer(fokus)}: ${text(fokus)}` : 'Fokus nirgends',
    ...alle('Meldung', '[role=alert], [role=status]'),
    ...alle('Dialog', '[role=dialog], [role=alertdialog]'),
    ...alle('Fehler', '.fp-fehlertext, .fp-feld-meldung'),
    ...alle('Ungültig', '[aria-invalid=true]'),
  ];
}
