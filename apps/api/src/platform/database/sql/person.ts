/** The name behind the number of a person; who was erased is the number alone. Null where there is none. */
export const personSql = (nummer: string) =>
  `(SELECT coalesce(e.name, 'Person ' || e.nr) FROM person e WHERE e.nr = ${nummer})`;
