import { del, get, keys, set } from 'idb-keyval';

/**
 * Keeps drafts in this browser, in two places: a text written within the very keystroke, which no crash of the window
 * can take away again (`localStorage`), and after a pause the lasting copy without a limit of size (IndexedDB).
 */
export interface MitZeit {
  zeit: string;
}

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

export async function vergissEntwurf(name: string): Promise<void> {
  localStorage.removeItem(name);
  await wennMoeglich(() => del(name));
}

export interface Fund<T> {
  name: string;
  entwurf: T;
}

/** The drafts under a name that no open window works on, the newest first. */
export async function findeEntwuerfe<T extends MitZeit>(anfang: string): Promise<Fund<T>[]> {
  const gehalten = new Set((await navigator.locks?.query())?.held?.map((l) => `${l.name}`));
  const frei = (name: string) => !gehalten.has(name) || losgelassen.has(name);
  const dauerhaft = (await wennMoeglich(() => keys<string>())) ?? [];
  const namen = new Set([...dauerhaft, ...Object.keys(localStorage)]);
  const offen = [...namen].filter((n) => n.startsWith(anfang) && frei(n));
  const funde = await Promise.all(
    offen.map(async (name) => {
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

/** Let go by this window, whatever the browser still says. */
const losgelassen = new Set<string>();

/** Tells the other windows of this browser that a draft is being worked on, until the answer is called or this window ends. */
export function halte(name: string): () => void {
  let lasseLos = () => {};
  const bis = new Promise<void>((los) => {
    lasseLos = los;
  });
  // Known only where the connection is safe; without it two windows offer each other their drafts.
  void navigator.locks?.request(name, () => bis);
  return () => {
    losgelassen.add(name);
    lasseLos();
  };
}
