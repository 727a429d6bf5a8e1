import type { Page } from 'playwright-core';
import type { Zeile } from './bericht.ts';
import { type Fenster, pfade } from './seite.ts';

const waren = '2 epal teile 300kg, 1 kt ersatz 85kg';
const beimEmpfaenger = (page: Page) =>
  page.waitForFunction(() => {
    const name = (document.activeElement as HTMLInputElement | null)?.name;
    return name === 'empfaengerAdresse.name';
  });

/** One for each key, whatever is held down with it. */
function zaehlend(page: Page) {
  let anzahl = 0;
  return {
    anzahl: () => anzahl,
    druecke: (taste: string) => {
      anzahl += 1;
      return page.keyboard.press(taste);
    },
    tippe: (text: string) => {
      anzahl += text.length;
      return page.keyboard.type(text);
    },
  };
}

async function nimmErste(page: Page, { druecke, tippe }: ReturnType<typeof zaehlend>, text: string) {
  await tippe(text);
  await page.getByRole('option').first().waitFor();
  await druecke('Enter');
}

/** The keys of an order as a clerk captures it who uses no mouse, and of the same once more; how long saving takes. */
export async function tastenzahlen({ page }: Fenster, url: string): Promise<Zeile[]> {
  await page.goto(url + pfade.formular);
  // The sender is there: the own address.
  await beimEmpfaenger(page);
  const erster = zaehlend(page);
  await nimmErste(page, erster, 'elet');
  await erster.druecke('Alt+3');
  await erster.tippe(`R-${Date.now() % 10_000}`);
  await erster.druecke('Alt+8');
  await erster.tippe(waren);
  await page.getByRole('list', { name: 'So verstanden' }).getByText('ersatz').waitFor();
  await erster.druecke('Enter');
  await page.getByRole('grid').getByText('ersatz').waitFor();
  const gespeichert = page.waitForResponse(
    (a) => a.request().method() === 'POST' && /auftraege$/.test(a.url()),
  );
  await erster.druecke('Control+Enter');
  const antwort = await gespeichert;
  await antwort.finished();
  const { responseEnd, requestStart } = antwort.request().timing();

  // The next order: the same recipient and goods, each by one key.
  const zweiter = zaehlend(page);
  await beimEmpfaenger(page);
  await zweiter.druecke('Alt+w');
  await page.getByRole('button', { name: /^Ware wie letztes Mal/ }).waitFor();
  await zweiter.druecke('Alt+9');
  await page.getByRole('grid').getByText('ersatz').waitFor();
  await zweiter.druecke('Control+s');
  await page.waitForURL(`**${pfade.liste}**`);
  const tasten = { einheit: 'Tasten', stellen: 0 };
  return [
    { ...tasten, name: 'Auftrag mit zwei Positionen', wert: erster.anzahl(), ziel: 60 },
    { ...tasten, name: 'Derselbe noch einmal', wert: zweiter.anzahl(), ziel: 45 },
    { name: 'Speichern', wert: responseEnd - requestStart, ziel: 100, einheit: 'ms', stellen: 0 },
  ];
}
