/** A token of token.css. */
export const farbe = (name: string) => `var(--fp-${name})`;

export const linie = `1px solid ${farbe('line')}`;

/** A thumb is wider than a mouse pointer. */
export const amTelefon = '@media (max-width: 599.95px)';
