import { deutsch } from './deutsch.js';

/** Texts of one language by key. */
export type Texttafel = Readonly<Record<string, string>>;

/** The text of a key with its `{placeholders}` filled, in German unless told; an unknown key stays visible as it is. */
export function text(
  key: string,
  params: Record<string, string | number> = {},
  tafel: Texttafel = deutsch,
): string {
  const vorlage = tafel[key] ?? key;
  return vorlage.replace(/\{(\w+)\}/g, (ganz, name: string) => String(params[name] ?? ganz));
}
