import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { angelegt, vonHand } from '../dispo/testing/auftraege.js';
import { agentenschluessel, einAgent } from './testing/agent.js';

let portal: Portal;
let agent: ReturnType<typeof einAgent>;
let nord: Auftrag;
let fremder: Auftrag;
beforeAll(async () => {
  portal = await startePortal(vonHand);
  agent = einAgent(portal, await agentenschluessel(portal));
  [nord, fremder] = [await angelegt(portal), await angelegt(portal, {}, 'fremd')];
});
afterAll(() => portal.schliessen());

const rumpf = () => JSON.parse(JSON.stringify(einAuftrag().ohneTermine().build())) as object;
const anzahl = async () =>
  (await (await portal.als('kunde')).get('/api/auftraege/search').expect(200)).headers[
    'total-search-results'
  ];

describe('MCP [Z-620 Z-621 Z-622]', () => {
  it('tells its tools, each with its shape; the one that hands over only a key that may', async () => {
    const tools = await agent.werkzeuge();
    expect(tools.map((t) => t.name)).toEqual([
      'auftraege_suchen',
      'auftrag_lesen',
      'adr_nachschlagen',
      'liste_lesen',
      'papiere_auflisten',
      'papier_lesen',
      'papier_drucken',
      'auftrag_pruefen',
      'auftrag_vorlegen',
    ]);
    expect(tools.every((t) => t.inputSchema.type === 'object' && t.description)).toBe(true);
    expect(tools.filter((t) => !t.annotations.readOnlyHint).map((t) => t.name)).toEqual(['auftrag_vorlegen']);
    const dazu = einAgent(
      portal,
      await agentenschluessel(portal, { rechte: ['agent', 'auftrag.schreiben'] }),
    );
    expect((await dazu.werkzeuge()).map((t) => t.name)).toContain('auftrag_uebertragen');
    const { error } = await agent.rufe('tools/call', {
      name: 'auftrag_uebertragen',
      arguments: { id: nord.id },
    });
    expect(error?.code).toBe(-32_602);
    const angaben = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'Probe', version: '1' },
    };
    expect((await agent.rufe('initialize', angaben)).result?.serverInfo?.name).toBe('frachtportal');
  });

  it('is closed without a key, to a key without the right, and to people; there is no session to follow or end', async () => {
    const sende = (kopf: string) =>
      portal
        .anonym()
        .set('authorization', kopf)
        .post('/api/mcp')
        .send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    await portal.anonym().post('/api/mcp').send({}).expect(401);
    const leser = await agentenschluessel(portal, { rechte: ['auftrag.lesen', 'auftrag.schreiben'] });
    expect((await sende(`Bearer ${leser}`).expect(403)).body[0].key).toBe('zugangsschluessel.rechtFehlt');
    const { accessToken } = await portal.anmelden('kunde');
    expect((await sende(`Bearer ${accessToken}`).expect(403)).body[0].key).toBe(
      'zugangsschluessel.nurMitSchluessel',
    );
    const mit = portal.anonym().set('x-api-key', await agentenschluessel(portal));
    await mit.get('/api/mcp').expect(405);
    await mit.delete('/api/mcp').expect(405);
  });

  it('finds and reads what its client sees, and nothing else', async () => {
    const { wert } = await agent.frage('auftraege_suchen', { query: nord.spedeigennr });
    expect(wert).toMatchObject({ gesamt: 1, auftraege: [{ id: nord.id, spedeigennr: nord.spedeigennr }] });
    expect((await agent.frage('auftraege_suchen', { query: fremder.spedeigennr })).wert).toEqual({
      gesamt: 0,
      auftraege: [],
    });
    const ueberRest = (await (await portal.als('kunde')).get(`/api/auftraege/${nord.id}`).expect(200)).body;
    expect((await agent.frage('auftrag_lesen', { spedeigennr: nord.spedeigennr })).wert['auftrag']).toEqual(
      ueberRest,
    );
    expect((await agent.frage('auftrag_lesen', { id: nord.id })).wert['auftrag']).toEqual(ueberRest);
    for (const angaben of [{ id: fremder.id }, { spedeigennr: fremder.spedeigennr }]) {
      const { falsch, wert } = await agent.frage('auftrag_lesen', angaben);
      expect({ falsch, wert }).toMatchObject({
        falsch: true,
        wert: { status: 404, meldungen: [{ key: 'server.nichtGefunden' }] },
      });
    }
    for (const name of ['papiere_auflisten', 'papier_drucken'])
      expect(
        (
          await agent.frage(name, {
            auftragId: fremder.id,
            ...(name === 'papier_drucken' && { bericht: 'lieferschein' }),
          })
        ).wert,
      ).toMatchObject({ status: 404 });
  });

  it('looks up dangerous goods and lists as REST does, prints a paper and fetches one', async () => {
    const { wert } = await agent.frage('adr_nachschlagen', { unnr: '1203' });
    const ueberRest = await (await portal.als('kunde'))
      .get('/api/gefahrgutklasse/search')
      .query({ unnr: '1203' })
      .expect(200);
    expect(wert['zeilen']).toEqual(ueberRest.body);
    expect((await agent.frage('liste_lesen', { liste: 'lademittel' })).wert['eintraege']).toEqual(
      (await (await portal.als('kunde')).get('/api/lademittel').expect(200)).body,
    );
    const { datei } = await agent.frage('papier_drucken', {
      auftragId: nord.id,
      bericht: 'speditionsauftrag',
    });
    expect(datei?.mimeType).toBe('application/pdf');
    expect(datei?.inhalt.subarray(0, 5).toString()).toBe('%PDF-');
    const dispo = await portal.als('dispo');
    const { body } = await dispo
      .post('/api/dokumentenverweise/upload')
      .query({ objectId: nord.id, filename: 'schein.pdf' })
      .attach('file', datei?.inhalt ?? Buffer.alloc(0), 'schein.pdf')
      .expect(201);
    expect((await agent.frage('papiere_auflisten', { auftragId: nord.id })).wert['papiere']).toMatchObject([
      { id: body.id, filename: 'schein.pdf' },
    ]);
    expect((await agent.frage('papier_lesen', { dokumentId: body.id })).datei?.inhalt).toEqual(datei?.inhalt);
  });

  it('a proposed order waits for a person, once for each reference, and names the key it came from', async () => {
    const vorher = await anzahl();
    expect(vorher).toMatch(/^[1-9]/);
    const auftrag = { ...rumpf(), absenderReferenz: 'KI-1' };
    const angaben = { auftrag, grund: 'Aus der Mail von heute', referenz: 'mail-77' };
    const { wert, falsch } = await agent.frage('auftrag_vorlegen', angaben);
    expect({ falsch, wert }).toMatchObject({
      falsch: false,
      wert: { zustand: 'wartet', beanstandungen: [] },
    });
    expect((await agent.frage('auftrag_vorlegen', angaben)).wert).toMatchObject({
      status: 409,
      meldungen: [{ key: 'vorschlag.referenzVorhanden' }],
    });
    expect(await anzahl()).toBe(vorher);
    const kunde = await portal.als('kunde');
    const { body } = await kunde.get(`/api/auftragsvorschlaege/${wert['id']}`).expect(200);
    expect(body).toMatchObject({
      quelle: 'agent',
      herkunft: expect.stringMatching(/^Agent /),
      grund: 'Aus der Mail von heute',
    });
    const frei = await kunde.post(`/api/auftragsvorschlaege/${wert['id']}/freigeben`).expect(200);
    expect(frei.body.absenderReferenz).toBe('KI-1');
  });

  it('hands over what was shown and confirmed, by the same key, and nothing that has changed since', async () => {
    const schluessel = await agentenschluessel(portal, { rechte: ['agent', 'auftrag.schreiben'] });
    const uebergebender = einAgent(portal, schluessel);
    const anderer = einAgent(
      portal,
      await agentenschluessel(portal, { rechte: ['agent', 'auftrag.schreiben'] }),
    );
    const neu = await angelegt(portal);
    const zeige = async () =>
      (await uebergebender.frage('auftrag_uebertragen', { id: neu.id })).wert['bestaetigung'];
    const erste = await zeige();
    const kunde = await portal.als('kunde');
    const stand = async () => (await kunde.get(`/api/auftraege/${neu.id}`).expect(200)).body;
    expect((await stand()).status.id).toBe(1);
    await kunde
      .put(`/api/auftraege/${neu.id}`)
      .send({ ...(await stand()), hinweis: 'doch eilig' })
      .expect(200);
    const abgelehnt = { falsch: true, wert: { status: 409 } };
    for (const bestaetigung of [erste, '', 'x', `${'z'.repeat(9)}.${String(erste).split('.')[1]}`])
      expect(await uebergebender.frage('auftrag_uebertragen', { id: neu.id, bestaetigung })).toMatchObject(
        abgelehnt,
      );
    const zweite = await zeige();
    expect(await anderer.frage('auftrag_uebertragen', { id: neu.id, bestaetigung: zweite })).toMatchObject(
      abgelehnt,
    );
    expect((await stand()).status.id).toBe(1);
    const { wert } = await uebergebender.frage('auftrag_uebertragen', { id: neu.id, bestaetigung: zweite });
    expect(wert).toMatchObject({ auftraege: [{ id: neu.id }], abgelehnt: [] });
    expect((await stand()).status.id).toBeGreaterThan(1);
  });
});
