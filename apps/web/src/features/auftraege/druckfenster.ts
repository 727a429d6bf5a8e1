import { t } from '@frachtportal/texte/t';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { druckadresse, zpl } from './api/berichte';
import type { Berichtsblatt } from './druck';

/**
 * Prints into a new window. It opens within the click, or the browser would take it for an advertisement, and says what
 * it waits for until the paper is there. What is for a thermal printer becomes a file.
 */
export async function drucke(bericht: Berichtsblatt, ids: readonly number[]): Promise<void> {
  if (bericht.format === 'zpl')
    return ladeDateiHerunter(`${bericht.reportFileName}.zpl`, await zpl(bericht, ids));
  const fenster = window.open('', '_blank');
  if (fenster) fenster.document.body.textContent = t('meldung.bericht.wirdVorbereitet');
  try {
    const adresse = await druckadresse(bericht, ids);
    (fenster ?? window).location.href = adresse;
  } catch (grund) {
    fenster?.close();
    throw grund;
  }
}
