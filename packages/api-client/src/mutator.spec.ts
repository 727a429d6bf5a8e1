import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFehler } from './api-fehler.js';
import { aufruf, konfiguriere } from './mutator.js';
import { type Ablage, fluechtigeAblage, schluessel } from './sitzung.js';

type Antwort = { status?: number; art?: string; inhalt?: string };
type Bearbeiter = (anfrage: IncomingMessage, inhalt: string) => Antwort;

let server: Server;
let ablage: Ablage;
let bearbeite: Bearbeiter;
const gesehen: IncomingMessage[] = [];

const json = (inhalt: unknown, status = 200): Antwort => ({
  status,
  art: 'application/json; charset=utf-8',
  inhalt: JSON.stringify(inhalt),
});
const beiAblauf = vi.fn<() => boolean | Promise<boolean>>();

beforeEach(async () => {
  gesehen.length = 0;
  beiAblauf.mockReset().mockReturnValue(false);
  server = createServer((anfrage, antwort) => {
    const teile: Buffer[] = [];
    anfrage.on('data', (teil: Buffer) => teile.push(teil));
    anfrage.on('end', () => {
      gesehen.push(anfrage);
      const { status = 200, art, inhalt = '' } = bearbeite(anfrage, Buffer.concat(teile).toString());
      antwort.writeHead(status, art ? { 'content-type': art } : {}).end(inhalt);
    });
  });
  await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
  ablage = fluechtigeAblage();
  ablage.setItem(schluessel.token, 'alt');
  ablage.setItem(schluessel.refreshtoken, 'r1');
  konfiguriere({ basis: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ablage, beiAblauf });
});

afterEach(() => new Promise((fertig) => server.close(fertig)));

/** A server on which only `gueltig` opens, and `r1` is exchanged for it. */
function mitErneuerung(gueltig: string, tausch: () => Antwort): Bearbeiter {
  return (anfrage) => {
    if (anfrage.url === '/api/authentication/token') return tausch();
    return anfrage.headers.authorization === `Bearer ${gueltig}` ? json({ ok: true }) : json([], 401);
  };
}

describe('Anfrage und Antwort', () => {
  it('schickt Token und Sprache, aber ohne Rumpf keinen Inhaltstyp [1-7.002 2-7.003,004]', async () => {
    bearbeite = () => ({ status: 204 });
    const antwort = await aufruf<{ data: unknown; status: number }>('/api/auftraege/1', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    expect(antwort).toMatchObject({ data: undefined, status: 204 });
    expect(gesehen[0]?.headers).toMatchObject({ authorization: 'Bearer alt', languageid: '0' });
    expect(gesehen[0]?.headers['content-type']).toBeUndefined();
  });

  it('liest die Sprache aus dem Token [2-7.003]', async () => {
    ablage.setItem(schluessel.token, `x.${btoa('{"language-id":50}')}.y`);
    bearbeite = () => json(true);
    await aufruf('/api/x');
    expect(gesehen[0]?.headers.languageid).toBe('50');
  });

  it('nimmt ohne Token die Sprache, in der die Seite gerade spricht', async () => {
    ablage.removeItem(schluessel.token);
    konfiguriere({ sprache: () => 51 });
    bearbeite = () => json(true);
    await aufruf('/api/x');
    konfiguriere({ sprache: () => 0 });
    await aufruf('/api/x');
    expect(gesehen.map((a) => a.headers['languageid'])).toEqual(['51', '0']);
  });

  it.each([
    ['text/csv; charset=utf-8', '"Größe";"1"'],
    ['application/xml', '<a/>'],
  ])('gibt %s als Text', async (art, inhalt) => {
    bearbeite = () => ({ art, inhalt });
    expect(await aufruf('/api/x')).toMatchObject({ data: inhalt });
  });

  it('gibt anderes als Blob', async () => {
    bearbeite = () => ({ art: 'application/pdf', inhalt: '%PDF' });
    expect((await aufruf<{ data: Blob }>('/api/x')).data).toBeInstanceOf(Blob);
  });
});

describe('Fehler', () => {
  it('trägt die Meldungen der Antwort [2-8.013]', async () => {
    const meldungen = [
      { severity: 'ERROR', key: 'a', text: 'A', field: 'name' },
      { severity: 'ERROR', key: 'b', text: 'B' },
    ];
    bearbeite = () => json(meldungen, 400);
    const fehler = await aufruf('/api/x').catch((e: unknown) => e);
    expect(fehler).toBeInstanceOf(ApiFehler);
    expect(fehler).toMatchObject({ status: 400, meldungen });
  });

  it('zeigt von einem Serverfehler die erste Meldung, sonst die allgemeine [2-8.011,012]', async () => {
    const zwei = ['A', 'B'].map((text) => ({ severity: 'ERROR', key: text, text }));
    bearbeite = () => json(zwei, 500);
    await expect(aufruf('/api/x')).rejects.toThrow(/^A$/);
    bearbeite = () => ({ status: 507, art: 'text/html', inhalt: '<h1>' });
    await expect(aufruf('/api/x')).rejects.toThrow('server.unbekannt');
  });

  it('sagt, wenn der Server nicht antwortet [2-8.014]', async () => {
    konfiguriere({ basis: 'http://127.0.0.1:1' });
    await expect(aufruf('/api/x')).rejects.toThrow('server.nichtErreichbar');
  });

  it('gibt als Datei, was nur in JSON geschrieben ist', async () => {
    bearbeite = () => ({ ...json({ bomFormat: 'CycloneDX' }), art: 'application/vnd.cyclonedx+json' });
    const { data } = (await aufruf('/api/x')) as { data: Blob };
    expect(JSON.parse(await data.text())).toEqual({ bomFormat: 'CycloneDX' });
  });

  it('lässt einen Abbruch einen Abbruch sein', async () => {
    bearbeite = () => json(1);
    const abbruch = AbortSignal.abort();
    await expect(aufruf('/api/x', { signal: abbruch })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('Erneuerung der Sitzung', () => {
  it('20 gleichzeitige 401 lösen eine einzige Erneuerung aus [2-4.004,006 2-8.010]', async () => {
    bearbeite = mitErneuerung('neu', () => json({ accessToken: 'neu', refreshToken: 'r2' }));
    const antworten = await Promise.all(Array.from({ length: 20 }, () => aufruf('/api/x')));
    expect(antworten).toHaveLength(20);
    expect(gesehen.filter((a) => a.url === '/api/authentication/token')).toHaveLength(1);
    expect(ablage.getItem(schluessel.refreshtoken)).toBe('r2');
    expect(beiAblauf).not.toHaveBeenCalled();
  });

  it('sendet nichts, wenn ein anderes Fenster schon erneuert hat', async () => {
    bearbeite = (anfrage) => {
      ablage.setItem(schluessel.token, 'neu');
      return anfrage.headers.authorization === 'Bearer neu' ? json(1) : json([], 401);
    };
    await aufruf('/api/x');
    expect(gesehen.map((a) => a.url)).toEqual(['/api/x', '/api/x']);
  });

  it('ein Verlierer nimmt, was der Gewinner inzwischen abgelegt hat', async () => {
    bearbeite = mitErneuerung('neu', () => {
      ablage.setItem(schluessel.token, 'neu');
      return json([], 401);
    });
    await expect(aufruf('/api/x')).resolves.toMatchObject({ status: 200 });
    expect(beiAblauf).not.toHaveBeenCalled();
  });

  it('eine Erneuerung, die eine Abmeldung überholt, belebt die Sitzung nicht wieder', async () => {
    bearbeite = mitErneuerung('neu', () => {
      ablage.removeItem(schluessel.token);
      ablage.removeItem(schluessel.refreshtoken);
      return json({ accessToken: 'neu', refreshToken: 'r2' });
    });
    await expect(aufruf('/api/x')).rejects.toThrow('anmeldung.abgelaufen');
    expect(ablage.getItem(schluessel.token)).toBeNull();
  });

  it('fragt einmal nach und wiederholt alle Aufrufe nach erneuter Anmeldung', async () => {
    bearbeite = mitErneuerung('frisch', () => json([], 401));
    beiAblauf.mockImplementation(async () => {
      ablage.setItem(schluessel.token, 'frisch');
      return true;
    });
    await Promise.all([aufruf('/api/x'), aufruf('/api/y')]);
    expect(beiAblauf).toHaveBeenCalledTimes(1);
  });

  it('meldet den Ablauf, ohne die Ablage zu leeren', async () => {
    bearbeite = mitErneuerung('nie', () => json([], 401));
    await expect(aufruf('/api/x')).rejects.toThrow('anmeldung.abgelaufen');
    expect(ablage.getItem(schluessel.refreshtoken)).toBe('r1');
  });

  it('hält einen Server in Not nicht für das Ende der Sitzung', async () => {
    bearbeite = mitErneuerung('nie', () => ({ status: 503 }));
    await expect(aufruf('/api/x')).rejects.toMatchObject({ status: 503 });
    expect(beiAblauf).not.toHaveBeenCalled();
  });

  it('zeigt eine abgelehnte Anmeldung, statt zu erneuern', async () => {
    const meldung = {
      severity: 'ERROR',
      key: 'anmeldung.falsch',
      text: 'Benutzer oder Passwort ist falsch.',
    };
    bearbeite = () => json([meldung], 401);
    await expect(aufruf('/api/authentication/login', { method: 'POST', body: '{}' })).rejects.toThrow(
      meldung.text,
    );
    expect(gesehen).toHaveLength(1);
  });

  it('„Bitte melden Sie sich erneut an.“ meldet ab, ohne zu erneuern [2-8.008]', async () => {
    const meldung = { severity: 'ERROR', key: 'x', text: 'Bitte melden Sie sich erneut an.' };
    bearbeite = () => json([meldung], 401);
    await expect(aufruf('/api/x')).rejects.toThrow('Bitte melden Sie sich erneut an.');
    await vi.waitFor(() => expect(ablage.getItem(schluessel.token)).toBeNull());
    expect(ablage.getItem(schluessel.refreshtoken)).toBeNull();
    expect(gesehen).toHaveLength(1);
  });

  it('erneuert einmal; wird auch das neue Token abgelehnt, ist der Fehler unbekannt [2-8.009]', async () => {
    bearbeite = mitErneuerung('nie', () => json({ accessToken: 'neu', refreshToken: 'r2' }));
    await expect(aufruf('/api/x')).rejects.toThrow('anmeldung.unbekannt');
    expect(gesehen.map((a) => a.url)).toEqual(['/api/x', '/api/authentication/token', '/api/x']);
  });
});
