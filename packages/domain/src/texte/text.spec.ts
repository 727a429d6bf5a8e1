import { describe, expect, it } from 'vitest';
import { text } from './text.js';

describe('text', () => {
  it('füllt Platzhalter, auch mehrmals [1-8.004 2-8.004]', () => {
    expect(text('auftrag.gespeichert', { number: 'DE-100' })).toBe(
      'Der Auftrag DE-100 wurde erfolgreich gespeichert.',
    );
    expect(text('server.parameter', { name: 'id', ruf: 'getAuftrag' })).toContain('id was null');
  });

  it('schreibt Zahlen, wie man sie hier schreibt', () => {
    const bereich = (von: number, bis: number) => text('feld.bereich', { von, bis });
    expect(bereich(0.01, 999_999.99)).toBe('Bitte eine Zahl von 0,01 bis 999.999,99 eingeben.');
    expect(bereich(-1, 9999)).toBe('Bitte eine Zahl von -1 bis 9999 eingeben.');
  });

  it('lässt stehen, was fehlt oder unbekannt ist [1-8.004,005 2-8.004,005]', () => {
    expect(text('auftrag.gespeichert')).toBe('Der Auftrag {number} wurde erfolgreich gespeichert.');
    expect(text('gibt.es.nicht', { number: 1 })).toBe('gibt.es.nicht');
  });

  it('setzt nichts in eingesetzte Werte ein', () => {
    expect(text('auftrag.uebertragen', { count: '{dispo}', dispo: '$&' })).toBe(
      '{dispo} Aufträge wurden zur Übertragung an $& markiert.',
    );
  });
});
