import type { KeyboardEvent } from 'react';

/**
 * Inputs of the form in the order in which Enter goes through them; the grid counts as one of them. The quick entry
 * stands beside that way.
 */
const halte =
  'input:not([type="hidden"], [tabindex="-1"], :disabled, [readonly]), textarea:not([aria-hidden], :disabled, [readonly], .fp-schnelleingabe *), button.fp-halt:not(:disabled), .fp-raster';

function istImRaster(element: Element): boolean {
  return element.closest('.fp-raster') !== null && !element.classList.contains('fp-raster');
}

export function haltestellen(wurzel: ParentNode): HTMLElement[] {
  return [...wurzel.querySelectorAll<HTMLElement>(halte)].filter((e) => !istImRaster(e));
}

/** Where Enter goes from a field, or null at the end. */
export function naechsteHaltestelle(wurzel: ParentNode, von: Element): HTMLElement | null {
  const danach = (e: Element) => von.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING;
  // A field that has just become read-only is no stop itself, but one can still go on from it.
  return haltestellen(wurzel).find((e) => e !== von && danach(e) && !von.contains(e)) ?? null;
}

/** The field of a path, wherever it stands. */
export function feldElement(wurzel: ParentNode, pfad: string): HTMLElement | null {
  return wurzel.querySelector<HTMLElement>(`[name="${CSS.escape(pfad)}"]`);
}

export function ersteHaltestelle(abschnitt: string): HTMLElement | null {
  const element = document.getElementById(abschnitt);
  return element ? (haltestellen(element)[0] ?? null) : null;
}

/**
 * Where Enter leads from the input it was pressed in; null at the end, undefined where Enter means something else. The
 * key is taken then.
 */
export function zielVonEnter(
  e: KeyboardEvent<HTMLElement>,
  wurzel: HTMLElement | null,
): HTMLElement | null | undefined {
  const ziel = e.target as HTMLElement;
  const zusatz = e.ctrlKey || e.metaKey || e.altKey || e.shiftKey;
  if (e.key !== 'Enter' || zusatz || e.defaultPrevented || !wurzel) return undefined;
  // In a text of several lines Shift+Enter breaks the line.
  const eingabe = ziel instanceof HTMLInputElement || ziel instanceof HTMLTextAreaElement;
  // What happens in a dialog over the form bubbles up here too.
  const drueber = ziel.isConnected && !wurzel.contains(ziel);
  if (!eingabe || drueber || ziel.closest('.fp-raster')) return undefined;
  e.preventDefault();
  // The field that was left may have given way to another one.
  const von = ziel.isConnected ? ziel : (document.activeElement ?? ziel);
  return naechsteHaltestelle(wurzel, von);
}
