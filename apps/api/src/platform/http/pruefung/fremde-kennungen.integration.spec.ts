import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baueFremdeWelt, type FremdeWelt, merkmal } from '../../../testing/angriff/fremde-welt.js';
import {
  gesetzt,
  kennungsstellen,
  type Operation,
  type Stelle,
} from '../../../testing/angriff/kennungsstellen.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { rechtematrix } from '../../../testing/rechtematrix/rechtematrix.js';
import type { Anfrage, Vorrat } from '../../../testing/rechtematrix/rechtematrix-zeile.js';
import { Vorratskammer } from '../../../testing/rechtematrix/vorratskammer.js';
import type { Schema } from '../schema.js';

const taeter = ['leser', 'kunde', 'dispo'] as const;

/** Where a foreign id is not refused: it opens nothing, is not kept, and is not answered. */
const ohneWirkung: readonly RegExp[] = [
  // What something was made from is forgotten where it cannot be seen: a copy outlives its original.
  /"(copyId|vorlageAuftragId)"\]/,
  // A position that the order does not have is a new one.
  /"auftptNum"\]/,
  // An address that the order has without an entry of the book stays so: whoever read it before its entry was deleted
  // still names that one, and no other id says more.
  /^PUT \/api\/auftraege\/\{id\} .*Adresse","id"\]/,
  // Of what is referred to only the id counts; the rest is the answer that comes back as it was read.
  /"owningMandant",("hauptmandantId"|"adresse",)/,
];

let portal: Portal;
let fremd: FremdeWelt;
let vorrat: Vorrat;
const kammer = new Vorratskammer();
let openapi: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

beforeAll(async () => {
  portal = await startePortal();
  const kunde = await portal.als('kunde');
  const { id, spedeigennr } = (
    await kunde.post('/api/auftraege').send(einAuftrag().ohneTermine().build()).expect(201)
  ).body;
  vorrat = {
    auftrag: { id, spedeigennr },
    adresse: portal.welt.adressen.nordKunde,
    auffrischung: async () => '',
    unberuehrt: (mache) => kammer.nimm(mache, vorrat),
    portal,
  };
  fremd = await baueFremdeWelt(portal);
  openapi = (await portal.anonym().get('/api/openapi.json').expect(200)).body;
});
afterAll(() => portal.schliessen());

/** A refusal that is about this id: it is not there, there is no right to it, or the message names its field. */
function nenntSie(stelle: Stelle, { status, body }: { status: number; body: unknown }): boolean {
  if (status === 403 || status === 404) return true;
  const name = stelle.wo === 'body' ? feldname(stelle.pfad) : stelle.name;
  return (
    status === 400 && (body as Meldung[]).some(({ field }) => field && `.${name}.`.includes(`.${field}.`))
  );
}

/** `['positionen', 0, 'verpackung', 'id']` as messages name it: `positionen[0].verpackung.id`. */
const feldname = (pfad: (string | number)[]) =>
  pfad
    .map((teil) => (typeof teil === 'number' ? `[${teil}]` : `.${teil}`))
    .join('')
    .slice(1);

/** The request that is allowed, with the foreign id at one place of it. */
function mitFremder(anfrage: Anfrage, stelle: Stelle, id: number): Anfrage {
  if (stelle.wo === 'body') return { ...anfrage, body: gesetzt(anfrage.body, stelle.pfad, id) as object };
  if (stelle.wo === 'pfad') return { ...anfrage, pfad: { ...anfrage.pfad, [stelle.name]: id } };
  return { ...anfrage, query: { ...anfrage.query, [stelle.name]: id } };
}

const operationen = Object.keys(rechtematrix).filter(
  // These are about oneself, there is no id of others in them; a paper is sent as a file (dokumente.integration.spec.ts).
  (o) => !/ \/api\/(authentication|registrierung|health|dokumentenverweise\/upload)/.test(o),
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
      // What was refused has used nothing up.
      let anfrage: Anfrage | undefined;
      for (const stelle of stellen) {
        for (const [art, id] of Object.entries(fremd.kennungen)) {
          anfrage ??= (await rechtematrix[operation]?.anfrage?.(vorrat, wer)) ?? {};
          const { pfad = {}, query = {}, body } = mitFremder(anfrage, stelle, id);
          const werte: Record<string, string | number> = { ...vorrat.auftrag, ...pfad };
          const ziel = muster.replace(/\{(\w+)\}/g, (_g, name: string) =>
            String(werte[name] ?? vorrat.auftrag.id),
          );
          const antwort = await agent[methode.toLowerCase() as 'get'](ziel).query(query).send(body);
          versuche++;
          if (antwort.status < 400) {
            anfrage = undefined;
            kammer.verbrauche();
          }
          const was = `${wer} ${art} ${JSON.stringify(stelle)}: ${antwort.status}`;
          const text = antwort.text ?? '';
          const ohne = antwort.status < 400 && ohneWirkung.some((r) => r.test(`${operation} ${was}`));
          if (ohne) ohneAblehnung++;
          if (text.includes(merkmal) || !(ohne ? !text.includes(`${id}`) : nenntSie(stelle, antwort)))
            leck.push(`${was} ${text.slice(0, 200)}`);
        }
      }
    }
    expect(leck).toEqual([]);
    expect(await fremd.pruefsumme()).toBe(vorher);
  });

  it('are kept nowhere, whatever was answered', async () => {
    expect(await fremd.fundstellen()).toEqual([]);
  });

  // Fewer mean that places of ids are no longer found.
  it('are tried over 7,000 times', () => {
    console.log(
      `Fremde Kennungen: ${versuche} Versuche, 0 gelungen; ${ohneAblehnung} davon an Stellen ohne Wirkung`,
    );
    expect(versuche).toBeGreaterThan(7000);
  });
});
