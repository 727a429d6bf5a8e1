/** What stands in tests in place of the browser's database (`idb-keyval`), which jsdom does not have. */
export const dauerhaft = new Map<string, unknown>();

export const get = async (name: string) => dauerhaft.get(name);
export const set = async (name: string, wert: unknown) => void dauerhaft.set(name, wert);
export const del = async (name: string) => void dauerhaft.delete(name);
export const keys = async () => [...dauerhaft.keys()];
