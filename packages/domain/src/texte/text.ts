import { deutsch } from './deutsch.js';

/** The text of a key in German with its `{placeholders}` filled; an unknown key stays visible as it is. */
export function text(key: string, params: Record<string, string | number> = {}): string {
  const vorlage = deutsch[key] ?? key;
  return vorlage.replace(/\{(\w+)\}/g, (ganz, name: string) => String(params[name] ?? ganz));
}
