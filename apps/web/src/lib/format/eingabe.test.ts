import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { expect, it } from 'vitest';
import { alsEingabe } from './eingabe';

it('ein Verweis wird als Kennung gesendet, nicht mit allem, was die Liste von ihm weiß', () => {
  const auftrag = einAuftrag().build();
  const land = { id: 1, lkz: 'D', bezeichnung: 'Deutschland' };
  const eingabe = alsEingabe(Auftrag, {
    ...auftrag,
    absenderAdresse: { ...auftrag.absenderAdresse, land },
  } as Auftrag);
  expect(eingabe.absenderAdresse?.land).toEqual({ id: 1 });
});

it('was nur der Server setzt, wird nicht gesendet, weder oben noch in einer Position', () => {
  const eingabe = alsEingabe(Auftrag, {
    ...einAuftrag().build(),
    status: { id: 1 },
    datumgeaendert: '2026-11-20T09:00:00Z',
    erfasser: { name: 'kunde' },
  } as never);
  expect(Object.keys(eingabe)).not.toEqual(expect.arrayContaining(['status']));
  expect('datumgeaendert' in eingabe || 'erfasser' in eingabe).toBe(false);
});

it('was leer ist, bleibt leer; was es nicht gibt, entsteht nicht', () => {
  expect(alsEingabe(Auftrag, { dispohinweis: null, absenderAdresse: null } as never)).toEqual({
    dispohinweis: null,
    absenderAdresse: null,
  });
  expect(alsEingabe(Auftrag, { dispohinweis: undefined, fremd: 1 } as never)).toEqual({});
});
