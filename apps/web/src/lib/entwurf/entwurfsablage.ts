import { del, get, keys, set } from 'idb-keyval';

/**
 * Keeps drafts in this browser, in two places: a text written within the very keystroke, which no crash of the window
 * can take away again (`localStorage`), and after a pause the lasting copy without a limit of size (IndexedDB).
 */
export interface MitZeit {
  zeit: string;
}

/** Nobody comes back to what is older: it goes the next time a form is opened. */
const haltbarTage = 30;
const geduldMs = 1000;

/** A browser that gives no storage works all the same, only without drafts. */
async function wennMoeglich<T>(tat: () => Promise<T>): Promise<T | undefined> {
  try {
    return await tat();
  } catch {
    return undefined;
  }
}

/** Writes at once; what does not fit waits for the lasting copy. */
export function schreibeSofort(name: string, entwurf: MitZeit): void {
  try {
    localStorage.setItem(name, JSON.stringify(entwurf));
  } catch {
    localStorage.removeItem(name);
  }
}

function liesSofort<T extends MitZeit>(name: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes the lasting copy; answers whether there is one. */
export async function schreibe(name: string, entwurf: MitZeit): Promise<boolean> {
  const gelungen = await wennMoeglich(() => set(name, entwurf).then(() => true));
  const sofort = liesSofort(name);
  if (gelungen && sofort && sofort.zeit <= entwurf.zeit) localStorage.removeItem(name);
  return gelungen ?? false;
}

/**
 * Whoever saves or leaves waits until the draft is gone, but not for a database that has stopped answering: what was
 * saved is told, and the next order is not held up.
 */
export async function vergissEntwurf(name: string): Promise<void> {
  localStorage.removeItem(name);
  const geduld = new Promise((weiter) => setTimeout(weiter, geduldMs));
  await Promise.race([wennMoeglich(() => del(name)), geduld]);
}

export interface Fund<T> {
  name: string;
  entwurf: T;
}

/** Every draft of this browser, whoever typed it, the newest first. */
async function alleEntwuerfe<T extends MitZeit>(): Promise<Fund<T>[]> {
  const dauerhaft = (await wennMoeglich(() => keys<string>())) ?? [];
  const namen = new Set([...dauerhaft, ...Object.keys(localStorage)]);
  const funde = await Promise.all(
    [...namen]
      .filter((name) => /^\w*entwurf\//.test(name))
      .map(async (name) => {
        const staende = [await wennMoeglich(() => get<T>(name)), liesSofort<T>(name)].filter(
          (e) => e !== undefined,
        );
        const [neuester] = staende.toSorted((a, b) => b.zeit.localeCompare(a.zeit));
        return neuester && { name, entwurf: neuester };
      }),
  );
  return funde
    .filter((f) => f !== undefined)
    .toSorted((a, b) => b.entwurf.zeit.localeCompare(a.entwurf.zeit));
}

/** The drafts under a name, the newest first. Those kept too long are dropped, under whatever name. */
export async function findeEntwuerfe<T extends MitZeit>(
  anfang: string,
  jetzt = new Date(),
): Promise<Fund<T>[]> {
  const grenze = new Date(jetzt.getTime() - haltbarTage * 86_400_000).toISOString();
  const alle = await alleEntwuerfe<T>();
  const zuAlt = alle.filter(({ entwurf }) => entwurf.zeit < grenze);
  await Promise.all(zuAlt.map(({ name }) => vergissEntwurf(name)));
  return alle.filter((f) => f.name.startsWith(anfang) && !zuAlt.includes(f));
}
