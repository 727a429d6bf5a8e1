import { Raw } from 'typeorm';

/** A condition of TypeORM: the same text, whatever its capitals are. */
export const gleichGeschrieben = (text: string) =>
  Raw((spalte) => `lower(${spalte}) = lower(:text)`, { text });
