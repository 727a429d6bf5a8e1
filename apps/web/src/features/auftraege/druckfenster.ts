import { t } from '@frachtportal/texte/t';
import { druckadresse } from './api/listenaktionen';

/**
 * Prints into a new window. It opens within the click, or the browser would take it for an advertisement, and says what
 * it waits for until the paper is there.
 */
export async function drucke(reportFileName: string, ids: readonly number[]): Promise<void> {
  const fenster = window.open('', '_blank');
  if (fenster) fenster.document.body.textContent = t('meldung.bericht.wirdVorbereitet');
  try {
    const adresse = await druckadresse(reportFileName, ids);
    (fenster ?? window).location.href = adresse;
  } catch (grund) {
    fenster?.close();
    throw grund;
  }
}
