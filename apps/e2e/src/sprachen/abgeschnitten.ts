import type { Page } from '@playwright/test';

/** Labels, buttons, tabs and heads whose text does not fit: more of it than what is around them shows. */
export function abgeschnittenes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beschriftungen =
      'label, button, a, legend, h1, h2, h3, h4, th, [role="tab"], [role="columnheader"], [role="menuitem"]';
    const gefunden: string[] = [];
    const abgeschnitten = (text: DOMRect, von: Element): boolean => {
      for (let e: Element | null = von; e; e = e.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(e);
        const rahmen = e.getBoundingClientRect();
        // What scrolls is reached; what is nowhere in sight is meant to be so, as what only a screen reader says.
        const ausserSicht = text.bottom <= rahmen.top || text.right <= rahmen.left;
        if (
          rahmen.width <= 1 ||
          ausserSicht ||
          [overflowX, overflowY].some((o) => o === 'auto' || o === 'scroll')
        )
          return false;
        if (overflowX !== 'visible' && (text.right > rahmen.right + 1 || text.left < rahmen.left - 1))
          return true;
        if (overflowY !== 'visible' && (text.bottom > rahmen.bottom + 2 || text.top < rahmen.top - 2))
          return true;
      }
      return false;
    };
    const texte = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texte.nextNode()) {
      const { parentElement, textContent } = texte.currentNode;
      if (!textContent?.trim() || !parentElement?.closest(beschriftungen)) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const bereich = document.createRange();
      bereich.selectNodeContents(texte.currentNode);
      if (abgeschnitten(bereich.getBoundingClientRect(), parentElement)) gefunden.push(textContent);
    }
    return [...new Set(gefunden)];
  });
}
