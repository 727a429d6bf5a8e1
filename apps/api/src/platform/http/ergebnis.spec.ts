import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Ergebnis, JsonText, mitAbgelehnten, mitGesamt, mitVersion } from './ergebnis.js';
import { ErgebnisSchreiben } from './ergebnis-schreiben.interceptor.js';

/** What goes out for what a route answers. */
async function gesendet(wert: unknown, ifNoneMatch?: string) {
  const reply = {
    kopf: {} as Record<string, string>,
    code: 200,
    headers(weitere: Record<string, string>) {
      Object.assign(this.kopf, weitere);
      return this;
    },
    type(art: string) {
      return this.headers({ 'content-type': art });
    },
    status(code: number) {
      this.code = code;
      return this;
    },
    send() {
      return this;
    },
  };
  const http = {
    getRequest: () => ({ headers: { 'if-none-match': ifNoneMatch } }),
    getResponse: () => reply,
  };
  const kontext: Pick<ExecutionContext, 'switchToHttp'> = { switchToHttp: () => http as never };
  const weiter: CallHandler = { handle: () => of(wert) };
  const text = await firstValueFrom(new ErgebnisSchreiben().intercept(kontext as ExecutionContext, weiter));
  return { text, kopf: reply.kopf, code: reply.code };
}

const json = { 'content-type': 'application/json; charset=utf-8' };

describe('Was eine Route antwortet', () => {
  it.each([
    ['JSON text as it is', new JsonText('{"b": 1,"a":2}'), '{"b": 1,"a":2}', json],
    ['a number', 0, '0', json],
    ['a truth', false, 'false', json],
    ['an object is left to the framework', { a: 1 }, { a: 1 }, {}],
    ['nothing', undefined, undefined, {}],
    ['a version', mitVersion(new JsonText('{}'), 7), '{}', { ...json, etag: '"7"' }],
    ['a total', mitGesamt([1], 12), [1], { 'total-search-results': '12' }],
    ['a total of none', mitGesamt([], 0), [], { 'total-search-results': '0' }],
    ['those that did not qualify', mitAbgelehnten(3, [4, 9]), '3', { ...json, abgelehnt: '4,9' }],
    ['none that did not qualify', mitAbgelehnten(3, []), '3', json],
    ['other headers', new Ergebnis('x', { kopf: { vary: 'a' } }), 'x', { vary: 'a' }],
  ])('%s', async (_was, wert, text, kopf) => {
    expect(await gesendet(wert)).toEqual({ text, kopf, code: 200 });
  });

  it('is not sent again to who names its ETag', async () => {
    const wert = new Ergebnis(new JsonText('[]'), { etag: '"x"' });
    expect((await gesendet(wert, 'W/"x"')).code).toBe(304);
    expect((await gesendet(wert, '"y"')).text).toBe('[]');
  });

  it('is always sent where the ETag only names a version: more than the version may have changed', async () => {
    expect((await gesendet(mitVersion('x', 7), '"7"')).text).toBe('x');
  });
});
