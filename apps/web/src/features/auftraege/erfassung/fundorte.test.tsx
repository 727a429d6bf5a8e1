import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fundorte, orteVon } from '@frachtportal/domain/auftrag/fundorte/fundorte';
import { istErkennbar, type Marke, maengel, markenVon, zeigt } from '@frachtportal/domain/testing/marken';
import { t } from '@frachtportal/texte/t';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { erfassung, mitErfassung, oeffne } from '../../../testing/erfassung';
import { lesbares, markierterAuftrag } from '../../../testing/markierung';
import { server } from '../../../testing/server';

mitErfassung();

/** Everything that the configuration can show. */
const allesAn = {
  isTauschgeraete: 'true',
  isZusaetzlicheLademittel: 'true',
  isShowEmpfRechnung: 'true',
  isShowKlassifizierung: 'true',
  isShowAbsenderNeutral: 'true',
  isShowTTMailAdress: 'true',
};
/** Each shows fields that the others leave out. */
const profile = ['liste-kompakt', 'metro', 'spedition-iban'];

const imDialog = (text: string) => screen.getByText(text, { selector: '[role$="dialog"] *' });
const dialogOffen = () =>
  waitFor(() => expect(document.querySelector('[role="dialog"] [role="gridcell"]')).toBeTruthy());
const dialogZu = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

/** All that the form shows, going through every tab and dialog, and the names of all its fields. */
async function zeigeAlles(profil: string): Promise<{ text: string; namen: Set<string>; auftrag: Auftrag }> {
  const auftrag = markierterAuftrag();
  const konfiguration = Object.entries({ clientKunde: profil, ...allesAn });
  server.use(
    http.get('*/api/config-param/clientconfig', () =>
      HttpResponse.json(Object.fromEntries(konfiguration.map(([k, w]) => [`client.${k}`, w]))),
    ),
  );
  const { maus } = await oeffne(`${erfassung}/7`);
  const texte: string[] = [];
  const namen = new Set<string>();
  const merke = () => {
    texte.push(lesbares());
    for (const e of document.querySelectorAll('[name]')) namen.add(e.getAttribute('name') ?? '');
  };
  merke();
  for (const reiter of screen.getAllByRole('tab')) {
    await maus.click(reiter);
    merke();
  }
  await maus.click(within(screen.getByLabelText('zusätzliche Lademittel erfasst')).getByText('Ja'));
  await dialogOffen();
  merke();
  await maus.click(imDialog('Abbrechen'));
  await dialogZu();
  await maus.click(screen.getAllByText('⚠ 1')[0] as HTMLElement);
  await dialogOffen();
  merke();
  await maus.click(screen.getByText('Weitere Angaben'));
  await screen.findByRole('grid', { name: 'Weitere Angaben' });
  merke();
  return { text: texte.join('\n'), namen, auftrag };
}

/** By its value, by a field of its name, or by the words of a switch. */
function istDa(marke: Marke, text: string, namen: ReadonlySet<string>): boolean {
  return (
    namen.has(marke.pfad) || zeigt(text, marke) || (istWahl(marke) && text.includes(t(marke.feld.label)))
  );
}

/** A yes or no has no value to look for; where the form should have it, its words are there. */
const istWahl = ({ feld, pfad }: Marke) => feld.art === 'wahrheit' && orteVon(pfad).includes('formular');

it('zeigt jedes Feld, von dem die Tafel der Fundorte es sagt, und kein anderes', {
  timeout: 180_000,
}, async () => {
  const gesehen = new Map<string, Set<string>>();
  for (const profil of profile) {
    const { text, namen, auftrag } = await zeigeAlles(profil);
    for (const marke of markenVon(Auftrag, auftrag)) {
      if ('wie' in (fundorte.get(marke.pfad) ?? {})) continue;
      if (!istErkennbar(marke) && !namen.has(marke.pfad) && !istWahl(marke)) continue;
      const da = gesehen.get(marke.pfad) ?? new Set();
      gesehen.set(marke.pfad, da);
      if (istDa(marke, text, namen)) da.add('formular');
    }
    cleanup();
  }
  expect(maengel(gesehen, ['formular'], orteVon)).toEqual([]);
  const ohneHinweis = (pfad: string) => (pfad === 'hinweis' ? [] : orteVon(pfad));
  expect(maengel(gesehen, ['formular'], ohneHinweis)).toEqual([
    'hinweis steht, wo die Tafel es nicht sagt: formular',
  ]);
});
