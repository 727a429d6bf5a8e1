import { ArrayMaxSize, IsEmail, IsOptional, ValidateIf } from 'class-validator';
import { describe, expect, it } from 'vitest';
import { Liste, Text } from './dekoratoren.js';
import { felder, type Klasse } from './feld.js';
import { lies } from './lesen.js';

class Ohne {
  @Text({ max: 60, pflicht: true }) mail!: string;
}

describe('Eine Regel, die nicht aus der Felderklärung kommt', () => {
  const faelle: [string, () => Klasse][] = [
    [
      'a condition, which would make the field optional',
      () => {
        class Bedingt {
          @ValidateIf(() => false) @Text({ max: 60, pflicht: true }) mail!: string;
        }
        return Bedingt;
      },
    ],
    [
      'a rule without a key, below the declaration',
      () => {
        class Mail {
          @Text({ max: 60 }) @IsEmail() mail!: string | null;
        }
        return Mail;
      },
    ],
    [
      'a rule about a list',
      () => {
        class Viele {
          @ArrayMaxSize(3) @Liste(() => Ohne) mails!: Ohne[];
        }
        return Viele;
      },
    ],
    [
      'an optional mark beside the declaration',
      () => {
        class Doch {
          @IsOptional() @Text({ max: 60, pflicht: true }) mail!: string;
        }
        return Doch;
      },
    ],
    [
      'a rule on something that is no field',
      () => {
        class Daneben extends Ohne {
          @IsEmail() kopie!: string;
        }
        return Daneben;
      },
    ],
    [
      'a rule of a base class',
      () => {
        class Grund {
          @IsEmail() @Text({ max: 60 }) mail!: string;
        }
        return class Erbe extends Grund {};
      },
    ],
  ];

  it.each(faelle)('refuses the class for %s', (_was, klasse) => {
    const geladen = klasse();
    const stelle = new RegExp(`${geladen.name}\\.(mails?|kopie) \\(`);
    expect(() => felder(geladen)).toThrow(stelle);
    expect(() => lies(geladen, { mail: 'x' })).toThrow(stelle);
  });

  it('is none of the field decorators themselves', () => {
    expect([...felder(Ohne).keys()]).toEqual(['mail']);
  });
});
