import { fileURLToPath } from 'node:url';
import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Adressimportzeile } from '@frachtportal/domain/adresse/adressimport';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  AuftragLademittel,
  AuftragService,
  Dokumentenverweis,
  Historieneintrag,
} from '@frachtportal/domain/auftrag/auftrag-teile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/auftragsposition';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgutzeile';
import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { felder } from '@frachtportal/domain/feld/feld';
import { Berechnteil, Berechnteilposition } from '@frachtportal/domain/preis/berechnteil';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { describe, expect, it } from 'vitest';
import { leseAnforderungen, leseNachweise } from './abdeckung.js';

const klassen = [
  Adresse,
  Adressimportzeile,
  Auftrag,
  AuftragLademittel,
  AuftragService,
  Auftragsposition,
  Auftragsvorlage,
  Berechnteil,
  Berechnteilposition,
  Dokumentenverweis,
  Gefahrgutklasse,
  Gefahrgutzeile,
  Historieneintrag,
  Land,
];

const wurzel = fileURLToPath(new URL('../../../', import.meta.url));
const nachweise = leseNachweise(wurzel);

/** The fields whose rows are shown here, as `[class, field]`. */
const verlangt = leseAnforderungen(wurzel)
  .filter(({ kennung }) =>
    nachweise.get(kennung)?.some(({ datei }) => datei === 'packages/testkit/src/abdeckung-felder.spec.ts'),
  )
  .map(({ text }) => /^`(\w+)\.(\w+)`/.exec(text)?.slice(1) ?? [text]);

describe('fields of the specifications', () => {
  it.each(klassen.map((klasse) => [klasse.name, klasse] as const))(
    '%s declares every one of them [1-3.001-126,128-148,153-190,200-203,205-226 2-3.082-094]',
    (name, klasse) => {
      const namen = verlangt.filter(([von]) => von === name).map(([, feld]) => feld);
      expect(namen).not.toEqual([]);
      expect(namen.filter((feld) => !feld || !felder(klasse).has(feld))).toEqual([]);
    },
  );

  it('belong to classes that are looked at here', () => {
    const bekannt = new Set(klassen.map(({ name }) => name));
    expect(verlangt.filter(([von]) => !von || !bekannt.has(von))).toEqual([]);
  });
});
