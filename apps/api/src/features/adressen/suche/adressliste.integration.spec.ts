import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { eigeneAdresse, leere, angelegt as legeAn } from '../testing/adressen.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const angelegt = (dazu: object = {}, wer = 'kunde') => legeAn(portal, dazu, wer);

describe('Adressen eines Mandanten', () => {
  it('the own one is found without knowing its id [C-123,124]', async () => {
    const dispo = await portal.als('dispo');
    await dispo.get('/api/adressen/currentMandantAdresse').expect(404);
    const { id } = await eigeneAdresse(portal, portal.welt.nord, 'Nordlicht Spedition GmbH');
    for (const pfad of ['currentMandantAdresse', `mandantadresse/${portal.welt.nord}`]) {
      expect((await dispo.get(`/api/adressen/${pfad}`).expect(200)).body.id).toBe(id);
    }
    await (await portal.als('fremd')).get(`/api/adressen/mandantadresse/${portal.welt.nord}`).expect(404);
    await (await portal.als('kunde')).get(`/api/adressen/mandantadresse/${portal.welt.nord}`).expect(404);
  });

  it('are the newest thousand, hidden ones too, with the true total [C-125]', async () => {
    await portal.db.zeilen(
      `INSERT INTO adresse (mandant_id, matchcode, name, suchname, suchtext, unsichtbar)
       SELECT $1, 'N', 'Nummer ' || i, 'nummer', 'nummer', i = 1010 FROM generate_series(1, 1010) i`,
      [portal.welt.alpenKunde],
    );
    const fremd = await portal.als('fremd');
    const { body, headers } = await fremd.get(`/api/adressen/mandant/${portal.welt.alpenKunde}`).expect(200);
    expect([body.length, headers['total-search-results']]).toEqual([1000, '1010']);
    expect(body[0]).toMatchObject({ name: 'Nummer 1010', unsichtbar: true });
    await (await portal.als('dispo')).get(`/api/adressen/mandant/${portal.welt.alpenKunde}`).expect(404);
  });
});

describe('Die Adressliste', () => {
  const liste = async (query: Record<string, string | number | boolean>, wer = 'metro') => {
    const antwort = await (await portal.als(wer)).get('/api/adressen/search').query(query);
    return { ...antwort, status: antwort.status, namen: antwort.body.map?.((a: Adresse) => a.name) };
  };

  it('sorts by every column it shows and by nothing else, what is empty last', async () => {
    await leere(portal, 'metro');
    await angelegt({ name: 'Beta', ort: 'Österby', fremdnummer: null, zeile2: null }, 'metro');
    await angelegt({ name: 'Alpha', ort: 'Paris', fremdnummer: '2', zeile2: 'z' }, 'metro');
    await angelegt({ name: 'Gamma', ort: 'Oslo', fremdnummer: '1', zeile2: 'y', unsichtbar: true }, 'metro');
    const alle = { auchUnsichtbare: true };
    expect((await liste({})).namen).toEqual(['Alpha', 'Beta']);
    expect((await liste(alle)).namen).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect((await liste({ ...alle, sortierung: 'name:desc' })).namen).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect((await liste({ ...alle, sortierung: 'ort:asc' })).namen).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect((await liste({ ...alle, sortierung: 'fremdnummer:asc' })).namen).toEqual([
      'Gamma',
      'Alpha',
      'Beta',
    ]);
    expect((await liste({ ...alle, sortierung: 'zeile2:desc' })).namen).toEqual(['Alpha', 'Gamma', 'Beta']);
    const spalten = ['matchcode', 'lkz', 'plz', 'ortsteil', 'strasse', 'kontakt', 'telefon', 'mandant'];
    for (const spalte of spalten) expect((await liste({ sortierung: `${spalte}:asc` })).status).toBe(200);
    for (const sortierung of ['version:asc', 'name:seitwaerts', 'name:asc:x', 'id; DROP TABLE adresse']) {
      expect((await liste({ sortierung })).status).toBe(400);
    }
  });

  it('shows one of the visible clients, never a foreign one', async () => {
    const { nordMetro, alpen } = portal.welt;
    expect((await liste({ mandantId: nordMetro }, 'dispo')).namen).toEqual(['Alpha', 'Beta']);
    expect((await liste({ mandantId: alpen }, 'dispo')).status).toBe(404);
  });

  it('finds the same in a large book as in a small one', async () => {
    const fragen = ['alpha', 'beta osterby', 'lph', 'al', 'gibt es nicht', ''];
    const klein = await Promise.all(
      fragen.map((query) => liste({ query, mandantId: portal.welt.nordMetro }, 'dispo')),
    );
    await portal.db.zeilen(
      `INSERT INTO adresse (mandant_id, matchcode, name, suchname, suchtext)
       SELECT $1, 'F', 'Füllung', 'fullung', 'fullung ' || md5(i::text) FROM generate_series(1, 6000) i`,
      [portal.welt.nord],
    );
    // How large a book is, is remembered for a while.
    await portal.neuStarten();
    await portal.als('dispo');
    const gross = await Promise.all(fragen.map((query) => liste({ query, searchLimit: 1000 }, 'dispo')));
    const ohneFuellung = (namen: string[]) => namen.filter((n) => ['Alpha', 'Beta'].includes(n));
    expect(gross.map((a) => ohneFuellung(a.namen))).toEqual(klein.map((a) => ohneFuellung(a.namen)));
    expect(gross.map((a) => a.status)).toEqual(fragen.map(() => 200));
    const vorschlag = async (name: string) =>
      (await (await portal.als('dispo')).get('/api/adressen/searchByParam').query({ name }).expect(200)).body;
    expect((await vorschlag('beta oster')).map((a: Adresse) => a.name)).toEqual(['Beta']);
    expect((await vorschlag('be')).map((a: Adresse) => a.name)).toEqual(['Beta']);
  });
});

describe('Dubletten [Z-043]', () => {
  const frage = async (query: object, wer = 'kunde') =>
    (await portal.als(wer)).get('/api/adressen/dubletten').query(query);

  it.each([
    [{ name: 'Jäger Feinkost GmbH', plz: '20095' }, true],
    [{ name: 'Feinkost Jaeger', plz: '20095', strasse: 'Große Bleichen 1' }, true],
    [{ name: 'jager feinkost', ort: 'Hamburg' }, true],
    [{ name: 'Ganz anders', fremdnummer: 'J-1' }, true],
    [{ name: 'Jäger Feinkost GmbH', plz: '80331' }, false],
    [{ name: 'Ganz anders', plz: '20095', strasse: 'Große Bleichen' }, false],
    [{ name: 'Jäger Feinkost GmbH', ort: 'München' }, false],
  ])('%j: %s', async (query, gefunden) => {
    const { nordKunde } = portal.welt;
    await leere(portal, 'kunde');
    const { id } = await angelegt({
      name: 'Feinkost Jäger GmbH & Co. KG',
      fremdnummer: 'J-1',
      strasse: 'Große Bleichen',
      hausnummer: '7',
      plz: '20095',
      ort: 'Hamburg',
    });
    const antwort = await frage(query);
    expect(antwort.body.map((a: Adresse) => a.id)).toEqual(gefunden ? [id] : []);
    expect((await frage({ ...query, ohne: id })).body).toEqual([]);
    expect((await frage(query, 'fremd')).body).toEqual([]);
    expect((await frage({ ...query, mandant: nordKunde }, 'dispo')).body).toHaveLength(gefunden ? 1 : 0);
    expect((await frage({ ...query, mandant: nordKunde }, 'fremd')).status).toBe(404);
  });

  it('need a name', async () => {
    const antwort = await frage({ plz: '20095' });
    expect([antwort.status, antwort.body[0].field]).toEqual([400, 'name']);
  });
});
