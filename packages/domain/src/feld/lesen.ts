import { type Feld, felder, type Klasse } from './feld.js';
import { fehler, type Meldung, unter } from './meldung.js';
import { type Leseart, pruefe } from './pruefen.js';

export interface Gelesen<T> {
  wert: T;
  meldungen: Meldung[];
}

/**
 * Turns unknown JSON into an instance of a domain class and says at which field what is wrong.
 * Fields the class does not have are refused, those only the server sets are left out. The depth is that of the
 * class, so hostile nesting goes nowhere.
 */
export function lies<T extends object>(
  klasse: Klasse<T>,
  roh: unknown,
  pfad = '',
  art: Leseart = {},
): Gelesen<T> {
  const wert = new klasse();
  if (!istObjekt(roh)) return { wert, meldungen: [fehler('feld.objekt', pfad)] };
  const meldungen: Meldung[] = [];
  const bekannt = felder(klasse);
  const ziel = wert as Record<string, unknown>;
  for (const [name, inhalt] of Object.entries(roh)) {
    if (klasse.zugaben?.has(name)) continue;
    const feld = bekannt.get(name);
    if (!feld) meldungen.push(fehler('feld.unbekannt', unter(pfad, name), { name: name.slice(0, 100) }));
    else if (!feld.nurLesen || feld.zweitnameVon || feld.kenntlich)
      ziel[name] = liesFeld(feld, inhalt, { pfad: unter(pfad, name), meldungen, art });
  }
  const eigene = pruefe(wert, pfad, art);
  for (const { key, field = '' } of eigene) {
    if (unlesbar.has(key)) ziel[field.slice(field.lastIndexOf('.') + 1)] = null;
  }
  meldungen.push(...eigene);
  return { wert, meldungen };
}

/** What is of another kind than declared is told and then counts as missing, so that further rules can rely on kinds. */
const unlesbar = new Set([
  'feld.text',
  'feld.zahl',
  'feld.kennung',
  'feld.tag',
  'feld.uhrzeit',
  'feld.zeitpunkt',
  'feld.wahrheit',
  'feld.liste',
]);

/** Where in the JSON we are, what has been found wrong so far, and how strictly is read. */
interface Stelle {
  pfad: string;
  meldungen: Meldung[];
  art: Leseart;
}

function liesFeld(feld: Feld, inhalt: unknown, ort: Stelle): unknown {
  if (inhalt === null || inhalt === undefined || !feld.klasse) return inhalt ?? null;
  if (feld.art === 'liste') return liesListe(feld, inhalt, ort);
  if (feld.art === 'verweis') return liesVerweis(inhalt, ort);
  const teil = lies(feld.klasse(), inhalt, ort.pfad, feld.entwurf ? { entwurf: true } : ort.art);
  ort.meldungen.push(...teil.meldungen);
  return teil.wert;
}

function liesListe(feld: Feld, inhalt: unknown, { pfad, meldungen, art }: Stelle): unknown {
  if (!Array.isArray(inhalt)) {
    meldungen.push(fehler('feld.liste', pfad));
    return [];
  }
  if (inhalt.length > (feld.hoechstens ?? 1000)) {
    meldungen.push(fehler('feld.zuViele', pfad, { max: feld.hoechstens ?? 1000 }));
    return [];
  }
  const klasse = (feld.klasse as () => Klasse)();
  return inhalt.map((element, i) => {
    const gelesen = lies(klasse, element, `${pfad}[${i}]`, art);
    meldungen.push(...gelesen.meldungen);
    return gelesen.wert;
  });
}

function liesVerweis(inhalt: unknown, { pfad, meldungen }: Stelle): unknown {
  const id = istObjekt(inhalt) ? inhalt.id : undefined;
  if (id === null || id === undefined) {
    if (!istObjekt(inhalt)) meldungen.push(fehler('feld.verweis', pfad));
    return null;
  }
  if (Number.isInteger(id) && (id as number) >= 1 && (id as number) <= 2_147_483_647) return { id };
  meldungen.push(fehler('feld.verweis', pfad));
  return null;
}

function istObjekt(wert: unknown): wert is Record<string, unknown> {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert);
}
