import { mitVerbindung } from '@frachtportal/betrieb/sql';
import { mandant } from './lasten.ts';
import { gemessenes, type Listenplan } from './orte.ts';

const grund: Omit<Listenplan, 'spalten'> = {
  zeitraum: 0,
  gefragt: [],
  nurOffene: false,
  sortierung: 'a.datum DESC',
  gezaehlt: false,
};
const eigener = `ARRAY[${mandant}]`;
/** The forwarder and all its clients, as `grundlage.sql` numbers them. */
const alleMandanten = [1, ...Array.from({ length: 40 }, (_, i) => i + 3)];
const alle = `ARRAY[${alleMandanten.join(', ')}]`;

const faelle: {
  titel: string;
  plan: Omit<Listenplan, 'spalten'>;
  /** With all fields of the orders instead of those that the list shows. */
  ganze?: true;
  mandanten: string;
  /** The values of its conditions. */
  worte: string[];
  tage: number;
}[] = [
  { titel: 'A: ein Mandant, 15 Tage', plan: grund, mandanten: eigener, worte: [], tage: 15 },
  { titel: 'F: A mit allen Feldern', plan: grund, ganze: true, mandanten: eigener, worte: [], tage: 15 },
  {
    titel: 'B: mit Freitext',
    plan: { ...grund, gefragt: ['worte'] },
    mandanten: eigener,
    worte: ['%muller%'],
    tage: 15,
  },
  {
    titel: 'B über 24 Monate',
    plan: { ...grund, gefragt: ['worte'] },
    mandanten: eigener,
    worte: ['%muller%'],
    tage: 730,
  },
  {
    titel: 'zwei Worte über 24 Monate',
    plan: { ...grund, gefragt: ['worte'] },
    mandanten: eigener,
    worte: ['%muller%', '%hamburg%'],
    tage: 730,
  },
  {
    titel: 'zwei Schreibweisen über 24 Monate',
    plan: { ...grund, gefragt: ['schreibweisen'] },
    mandanten: eigener,
    worte: ['mue?ller'],
    tage: 730,
  },
  {
    titel: 'nichts gefunden: beide Texte über 24 Monate',
    plan: { ...grund, gefragt: ['worteUeberall'] },
    mandanten: eigener,
    worte: ['{"muster": ["%schrauben%"], "status": {}}'],
    tage: 730,
  },
  {
    titel: 'plz: über 24 Monate',
    plan: { ...grund, gefragt: ['plz'] },
    mandanten: eigener,
    worte: ['(^|-)20'],
    tage: 730,
  },
  { titel: 'A: Hauptmandant mit allen Untermandanten', plan: grund, mandanten: alle, worte: [], tage: 15 },
  {
    titel: '24 Monate nach Tagen gezählt',
    plan: { ...grund, gezaehlt: true },
    mandanten: eigener,
    worte: [],
    tage: 730,
  },
  {
    titel: '24 Monate nach Tagen gezählt: Hauptmandant',
    plan: { ...grund, gezaehlt: true },
    mandanten: alle,
    worte: [],
    tage: 730,
  },
  {
    titel: 'B über 24 Monate: Hauptmandant',
    plan: { ...grund, gefragt: ['worte'] },
    mandanten: alle,
    worte: ['%muller%'],
    tage: 730,
  },
  {
    titel: 'verspätete ohne Zeitraum',
    plan: { ...grund, zeitraum: null, gefragt: ['faelligVor'] },
    mandanten: eigener,
    worte: ['2026-11-01'],
    tage: 0,
  },
  {
    titel: 'Phase Problem ohne Zeitraum',
    plan: { ...grund, zeitraum: null, gefragt: ['statusUnterwegs'] },
    mandanten: eigener,
    worte: ['{11,12,13}'],
    tage: 0,
  },
  {
    titel: 'Phase Problem ohne Zeitraum: Hauptmandant',
    plan: { ...grund, zeitraum: null, gefragt: ['statusUnterwegs'] },
    mandanten: alle,
    worte: ['{11,12,13}'],
    tage: 0,
  },
  {
    titel: 'POD fehlt: Hauptmandant, 30 Tage',
    plan: { ...grund, zeitraum: 2, gefragt: ['belegt'] },
    mandanten: alle,
    worte: ['f'],
    tage: 30,
  },
  {
    titel: 'offene Aufträge',
    plan: { ...grund, zeitraum: null, nurOffene: true },
    mandanten: eigener,
    worte: [],
    tage: 0,
  },
];

/** EXPLAIN (ANALYZE, BUFFERS) of the list as it runs: prepared and executed often enough that the plan is settled. */
export async function zeigePlaene(url: string): Promise<void> {
  const { listenSql, zeilenformen } = await gemessenes();
  const weitere = await weitereFaelle();
  await mitVerbindung(url, async (client) => {
    for (const [titel, sql, werte] of weitere) {
      // Some of them change rows: what they did is taken back.
      await client.query('BEGIN');
      await client.query(wartendes);
      const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS) ${sql}`, werte);
      await client.query('ROLLBACK');
      zeige(titel, rows);
    }
    for (const [i, { titel, plan, ganze, mandanten, worte, tage }] of faelle.entries()) {
      const tag = (vor: number) => (plan.zeitraum !== null ? `current_date - ${vor}` : 'NULL::date');
      const werte = plan.gefragt.length > 0 ? `, ${alsWert(worte)}` : '';
      const ausfuehren = `EXECUTE liste_${i}(${mandanten}, 50, 0, ${tag(tage)}, ${tag(0)}, 'Europe/Berlin'${werte})`;
      await client.query(`PREPARE liste_${i} AS ${listenSql({ ...plan, ...zeilenformen[ganze ? 1 : 0] })}`);
      for (let mal = 0; mal < 6; mal++) await client.query(ausfuehren);
      const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS) ${ausfuehren}`);
      zeige(titel, rows);
    }
  });
}

/** One value is one or several patterns, JSON, a set of ids, or a day. */
const alsWert = ([erstes = '', ...weitere]: string[]) =>
  /^[{f\d]/.test(erstes) ? `'${erstes}'` : `ARRAY['${[erstes, ...weitere].join("', '")}']`;

function zeige(titel: string, zeilen: Record<string, string>[]): void {
  console.log(`\n── ${titel}\n${zeilen.map((z) => z['QUERY PLAN']).join('\n')}`);
}

/** The measured data have orders alone: what waits and what was imported is there only while its plans are taken. */
const wartendes = `
  INSERT INTO auftragsvorschlag (mandant_id, quelle, grund, auftrag, positionen, suchtext)
  SELECT ${mandant} + i % 40, 'datei', 'Zeile ' || i, '{}', 1, 'muller ' || i FROM generate_series(1, 20000) i;
  INSERT INTO importlauf (art, mandant_id, dateiname)
  SELECT CASE WHEN i % 2 = 0 THEN 'adressen' ELSE 'auftraege' END, ${mandant} + i % 40, i || '.csv'
  FROM generate_series(1, 20000) i;
  INSERT INTO klaerfall (mandant_id, auftrag_id, grund, intern, faellig_tag, faellig_am, erledigt_am)
  SELECT a.mandant_id, a.id, 'schaden', a.id % 2 = 0, current_date, now(), CASE WHEN a.id % 10 > 0 THEN now() END
  FROM (SELECT id, mandant_id FROM auftrag ORDER BY id DESC LIMIT 200000) a WHERE a.id % 10 < 5;
  ANALYZE auftragsvorschlag, importlauf, klaerfall`;

/** What runs beside the list: outbox, demo dispatch system, monthly export, and the lists of what is no order yet. */
async function weitereFaelle(): Promise<[titel: string, sql: string, werte: unknown[]][]> {
  const { alleAnweisungen, listenSql, zeilenformen } = await gemessenes();
  const text = (name: string): string => {
    const [anweisung] = alleAnweisungen.get(name) ?? [];
    if (!anweisung) throw new Error(`Es gibt keine Anweisung ${name}`);
    return anweisung;
  };
  const mitKlaerfall = listenSql({ ...grund, zeitraum: null, gefragt: ['klaerfall'], ...zeilenformen[0] });
  const listenwerte = [alleMandanten, 50, 0, null, null, 'Europe/Berlin', true];
  const monat = [[mandant], '1970-01-01', '2999-12-31'];
  const vor = (tage: number) => new Date(Date.now() - tage * 86_400_000).toISOString().slice(0, 10);
  const [haus, zone] = [[alleMandanten, null], 'Europe/Berlin'];
  return [
    ['Übersicht: unterwegs', text('uebersicht.unterwegs'), [...haus, vor(0), zone]],
    ['Übersicht: heute zugestellt', text('uebersicht.heuteZugestellt'), [...haus, vor(0), zone]],
    ['Übersicht: nicht übertragen', text('uebersicht.uebertragungFehlt'), haus],
    ['Übersicht: ohne POD', text('uebersicht.podFehlt'), [...haus, [10], vor(29), vor(0)]],
    ['Übersicht: Abholungen', text('uebersicht.abholungen'), [...haus, vor(0), [1, 2, 3, 4]]],
    ['Übersicht: Wochen', text('uebersicht.wochen'), [...haus, [10], zone, vor(83), vor(0)]],
    ['Übersicht: Relationen', text('uebersicht.relationen'), [...haus, [10], zone, vor(27), vor(0), vor(55)]],
    ['Übersicht: Klärfälle', text('uebersicht.klaerfaelle'), [...haus, true]],
    ['Klärfälle: offene je Auftrag', text('klaerfall.offene'), [alleMandanten, true]],
    ['Klärfälle: eine Seite', text('klaerfall.seite'), [alleMandanten, true, null, false, 50, 0]],
    ['Klärfälle: Anzahl', text('klaerfall.anzahl'), [alleMandanten, true, null, false]],
    ['Klärfälle: was fällig ist', text('klaerfall.nimmFaellige'), [100]],
    ['Klärfall offen: Hauptmandant, alle Tage', mitKlaerfall, listenwerte],
    ['Ausgang: was fällig ist', text('ausgang.nehmen'), [8, 30]],
    ['Demo-Disposition: wer weiterkommt', text('demofortgang.weiter'), [3600]],
    ['Export: Anzahl', text('exportzeilen.zaehlen'), monat],
    ['Vorschläge: Anzahl', text('auftragsvorschlag.anzahl'), [[mandant], 'wartet', 'muller']],
    ['Vorschläge: eine Seite', text('auftragsvorschlag.seite'), [[mandant], 'wartet', '', 50, 0]],
    ['Dateien mit Aufträgen', text('laeufe.neueste'), ['auftraege', [mandant]]],
    ['Adressimporte', text('laeufe.neueste'), ['adressen', [mandant]]],
    ['Export: Kennungen eines Stücks', text('exportzeilen.kennungen'), [...monat, 100, 5000]],
  ];
}
