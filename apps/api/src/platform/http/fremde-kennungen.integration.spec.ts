import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baueFremdeWelt, type FremdeWelt, merkmal } from '../../testing/fremde-welt.js';
import { gesetzt, kennungsstellen, type Operation, type Stelle } from '../../testing/kennungsstellen.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { rechtematrix } from '../../testing/rechtematrix.js';
import type { Anfrage, Vorrat } from '../../testing/rechtematrix-zeile.js';
import type { Schema } from './schema.js';

/** Fewest attempts of one run; fewer mean that places of ids are no longer found. */
const mindestens = 1000;
const taeter = ['leser', 'kunde', 'dispo'] as const;

/**
 * Where a foreign id is not refused because it opens nothing: numbers that only say where something came from, what
 * the server sets by itself whatever is sent, searches that then find nothing, and a print slip that prints nothing.
 */
const ohneWirkung: readonly RegExp[] = [
  /"(copyId|vorlageAuftragId)"\]/,
  /"owningMandant",("hauptmandantId"|"adresse",)/,
  /^(PUT|POST) \/api\/(auftraege|auftragsvorlagen)\/.*"mandant","id"\]/,
  /^GET \/api\/(dispo\/uebertragungen|orte\/|adressen\/verwendung)/,
  /^POST \/api\/(dispo\/uebertragungen\/wiederholen|dplus-update)/,
  /^GET \/api\/jasper-print\/encrypt-ids/,
];

let portal: Portal;
let fremd: FremdeWelt;
let vorrat: Vorrat;
let openapi: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

beforeAll(async () => {
  portal = await startePortal();
  const kunde = await portal.als('kunde');
  const { id, spedeigennr } = (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201))
    .body;
  vorrat = {
    auftrag: { id, spedeigennr },
    adresse: portal.welt.adressen.nordKunde,
    auffrischung: async () => '',
    portal,
  };
  fremd = await baueFremdeWelt(portal);
  openapi = (await portal.anonym().get('/api/openapi.json').expect(200)).body;
});
afterAll(() => portal.schliessen());

/** The request that is allowed, with the foreign id at one place of it. */
function mitFremder(anfrage: Anfrage, stelle: Stelle, id: number): Anfrage {
  if (stelle.wo === 'body') return { ...anfrage, body: gesetzt(anfrage.body, stelle.pfad, id) as object };
  if (stelle.wo === 'pfad') return { ...anfrage, pfad: { ...anfrage.pfad, [stelle.name]: id } };
  return { ...anfrage, query: { ...anfrage.query, [stelle.name]: id } };
}

const operationen = Object.keys(rechtematrix).filter(
  // These are about oneself; there is no id of others in them.
  (o) => !/ \/api\/(authentication|registrierung|health)/.test(o),
);

describe('Fremde Kennungen', () => {
  let versuche = 0;
  let ohneAblehnung = 0;

  it.each(operationen)('%s', async (operation) => {
    const [methode = '', muster = ''] = operation.split(' ');
    const beschrieben = openapi.paths[muster]?.[methode.toLowerCase()] ?? {};
    const stellen = kennungsstellen(muster, beschrieben, openapi.components.schemas);
    const vorher = await fremd.pruefsumme();
    const leck: string[] = [];
    for (const wer of stellen.length > 0 ? taeter : []) {
      const agent = await portal.als(wer);
      const anfrage = (await rechtematrix[operation]?.anfrage?.(vorrat, wer)) ?? {};
      for (const stelle of stellen) {
        for (const [art, id] of Object.entries(fremd.kennungen)) {
          const { pfad = {}, query = {}, body } = mitFremder(anfrage, stelle, id);
          const werte: Record<string, string | number> = { ...vorrat.auftrag, ...pfad };
          const ziel = muster.replace(/\{(\w+)\}/g, (_g, name: string) =>
            String(werte[name] ?? vorrat.auftrag.id),
          );
          const antwort = await agent[methode.toLowerCase() as 'get'](ziel).query(query).send(body);
          versuche++;
          const was = `${wer} ${art} ${JSON.stringify(stelle)}: ${antwort.status}`;
          const text = antwort.text ?? '';
          if (antwort.status >= 500 || text.includes(merkmal)) leck.push(`${was} ${text.slice(0, 200)}`);
          else if (antwort.status < 400) {
            ohneAblehnung++;
            if (!ohneWirkung.some((r) => r.test(`${operation} ${was}`)))
              leck.push(`${was} ${text.slice(0, 200)}`);
          }
        }
      }
    }
    expect(leck).toEqual([]);
    expect(await fremd.pruefsumme()).toBe(vorher);
  });

  it('are tried over a thousand times', () => {
    console.log(
      `Fremde Kennungen: ${versuche} Versuche, 0 gelungen; ${ohneAblehnung} davon an Stellen ohne Wirkung`,
    );
    expect(versuche).toBeGreaterThan(mindestens);
  });
});
