import { describe, expect, it } from 'vitest';
import type { Benachrichtigung } from './benachrichtigung.js';
import { pruefeBenachrichtigung } from './benachrichtigung.rules.js';

const worte = (regel: Partial<Benachrichtigung>) =>
  pruefeBenachrichtigung({ arten: ['auftrag.status'], ...regel }).map(({ key, field }) => [key, field]);

describe('pruefeBenachrichtigung', () => {
  it.each<Partial<Benachrichtigung>>([
    { an: 'selbst' },
    { an: 'selbst', arten: ['eingang.fertig'], email: null },
    { an: 'adresse', email: 'lager@example.com', sprache: 'en' },
    { an: 'empfaenger', arten: ['auftrag.abgeliefert', 'auftrag.uebertragen'] },
  ])('takes %o', (regel) => {
    expect(worte(regel)).toEqual([]);
  });

  it.each<[Partial<Benachrichtigung>, string[][]]>([
    [{ an: 'selbst', arten: [] }, [['webhook.artWaehlen', 'arten']]],
    [{ an: 'adresse' }, [['benutzer.email', 'email']]],
    [{ an: 'adresse', email: 'a@b.example, c@d.example' }, [['benutzer.email', 'email']]],
    [{ an: 'selbst', email: 'a@b.example' }, [['benachrichtigung.nurAnAdresse', 'email']]],
    [{ an: 'empfaenger', sprache: 'en' }, [['benachrichtigung.nurAnAdresse', 'sprache']]],
    [{ an: 'empfaenger', arten: ['preis.berechnet'] }, [['benachrichtigung.artFuerEmpfaenger', 'arten']]],
  ])('refuses %o', (regel, erwartet) => {
    expect(worte(regel)).toEqual(erwartet);
  });
});
