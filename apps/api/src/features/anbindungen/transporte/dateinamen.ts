/** What programs call files that they are still writing. */
export const unfertig = /^[.~]|\.(tmp|part|filepart|crdownload|swp)$|~$/i;

const laengsterName = 250;

/** A name that nothing else has, as long as file systems allow. */
export function abgelegter(nummer: number, name: string): string {
  let rest = name;
  while (Buffer.byteLength(`${nummer}-${rest}`) > laengsterName) rest = Array.from(rest).slice(1).join('');
  return `${nummer}-${rest}`;
}

const laengsteAnzeige = 255;

/** A name that others have chosen, without what is none. */
export function lesbarerName(name: string | undefined, ersatz: string): string {
  const sauber = (name ?? '')
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .toWellFormed();
  return Array.from(sauber).slice(0, laengsteAnzeige).join('') || ersatz;
}

/** What a file is called while it is not whole yet. */
export const entwurfsname = (name: string): string => `.${name}.part`;
