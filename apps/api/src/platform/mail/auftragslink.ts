/** The address at which the list shows this order, marked, with a tab of the panel open. */
export function auftragslink(
  portal: string,
  auftrag: { id: number; nummer: string },
  reiter: string,
): string {
  const suche = new URLSearchParams({
    suche: auftrag.nummer,
    zeitraum: 'alle',
    markiert: String(auftrag.id),
    reiter,
  });
  return `${portal}/auftragsmanagement/auftragsresearch?${suche}`;
}
