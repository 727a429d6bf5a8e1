import { createHash } from 'node:crypto';
import { anzahlWiederherstellung } from '@frachtportal/domain/benutzer/zweiter-faktor';
import { generateSecret, generateURI, verifySync } from 'otplib';

/** Clocks of telephones differ: the code before and the one after are taken too. */
const kulanzSekunden = 30;
/** 120 bits each: nobody finds one out, not even from its hash (ASVS 6.5.2 asks for 112 where it is a plain one). */
const wiederherstellungBytes = 15;

export const neuesGeheimnis = (): string => generateSecret();

/** What an app reads from the picture. */
export const einrichtadresse = (name: string, geheimnis: string): string =>
  generateURI({ issuer: 'Frachtportal', label: name, secret: geheimnis });

/** The step of time (RFC 6238) that a code belongs to; undefined where it is none of these moments. */
export function schrittZu(geheimnis: string, code: string, jetztMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(jetztMs / 1000);
  const ergebnis = verifySync({ secret: geheimnis, token: code, epoch, epochTolerance: kulanzSekunden });
  return ergebnis.valid && 'timeStep' in ergebnis ? ergebnis.timeStep : undefined;
}

/** As typed, with or without blanks and dashes. */
export const ohneTrenner = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Letters and digits of Base32 in groups of four: none looks like another. */
export function neueWiederherstellungscodes(): string[] {
  return Array.from({ length: anzahlWiederherstellung }, () =>
    (generateSecret({ length: wiederherstellungBytes }).match(/.{4}/g) ?? []).join('-'),
  );
}

export const codeHash = (code: string): Buffer => createHash('sha256').update(ohneTrenner(code)).digest();
