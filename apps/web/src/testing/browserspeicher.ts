/** What stands in tests in place of the browser's database (`idb-keyval`), which jsdom does not have. */
export const dauerhaft = new Map<string, unknown>();

/** While it is on the database forgets nothing and answers nothing more, as a browser's does that is stuck. */
export const haengt = { an: false };

export const get = async (name: string) => dauerhaft.get(name);
export const set = async (name: string, wert: unknown) => void dauerhaft.set(name, wert);
export const del = (name: string): Promise<void> =>
  haengt.an ? new Promise(() => undefined) : Promise.resolve(void dauerhaft.delete(name));
export const keys = async () => [...dauerhaft.keys()];
