const laengsterBetreff = 200;

/** A subject in one line: the names in it are what others choose. */
export const einzeilig = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, ' ').slice(0, laengsterBetreff);
