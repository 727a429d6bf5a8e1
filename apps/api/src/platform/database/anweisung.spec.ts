import { describe, expect, it } from 'vitest';
import { Anweisung, Anweisungsform, anweisung } from './anweisung.js';
import type { Datenbank } from './datenbank.js';

describe('A statement', () => {
  it('has a name of its own', async () => {
    await import('../aufraeumen/altes.repository.js');
    expect(() => anweisung('altes.maildateien', 'SELECT 1 AS da')).toThrow(
      'Zwei Anweisungen heißen altes.maildateien',
    );
  });

  it('in several forms is written for what is asked for', () => {
    const form = new Anweisungsform<string, never>((tabelle) => `DELETE FROM ${tabelle}`);
    expect(form.fuer('b').text).toBe('DELETE FROM b');
  });
});

/** Held by the compiler: where one of these is no error, it says so. */
describe('The rows of a statement', () => {
  const zeile = new Anweisung<{ id: number; name: string | null; wert: unknown }>('SELECT');
  const erste = <Z>(_anweisung: Anweisung<Z>): Partial<Z> => ({});

  it('are used for what they are', () => {
    const id: number | undefined = erste(zeile).id;
    // @ts-expect-error a number is no text
    const text: string | undefined = erste(zeile).id;
    // @ts-expect-error no such column
    const fremd = erste(zeile).anders;
    // @ts-expect-error a text alone is no statement: nothing would know its rows
    const nurText: Parameters<Datenbank['sql']>[0] = 'SELECT 1 AS id';
    expect([id, text, fremd, nurText]).toHaveLength(4);
  });

  it('may be known more exactly, never otherwise', () => {
    const genau = erste(zeile.genauer<{ name: string; wert: number[] }>());
    const namen: (string | undefined)[] = [genau.name];
    const zahlen: (number[] | undefined)[] = [genau.wert];
    // @ts-expect-error PostgreSQL says it is a number
    const falsch = zeile.genauer<{ id: string }>();
    // @ts-expect-error there is no such column
    const fremd = zeile.genauer<{ anders: string }>();
    expect([namen, zahlen, falsch, fremd]).toHaveLength(4);
  });
});
