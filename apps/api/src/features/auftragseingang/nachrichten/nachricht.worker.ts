import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  Eingangszeichensatz,
  Nachrichtenformat,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import { liesAustausch } from '@frachtportal/edi/edifact/austausch';
import { liesTransportauftrag } from '@frachtportal/edi/edifact/iftmin';
import { liesBordero } from '@frachtportal/edi/fortras/bordero';
import type { Satzfehler } from '@frachtportal/edi/fortras/saetze';
import { dekodiere, errateZeichensatz } from '@frachtportal/edi/zeichensatz';
import type { Lesefehler, Lesung } from '../../../platform/dateien/lesefaden.service.js';
import type { Partnercodes } from '../bekannte.read-model.js';
import { fortrasZeilen } from './fortras.js';
import { iftminZeilen } from './iftmin.js';
import { nachnahmen } from './nachnahmen.js';
import type { Nachrichtenzeile } from './nachrichtenzeile.js';

/** What the worker is asked to read. */
export interface Nachrichtenauftrag {
  format: Nachrichtenformat;
  pfad: string;
  codes: Partnercodes;
  zeichensatz: Eingangszeichensatz | null;
}

export interface Nachrichteninhalt {
  zeilen: Nachrichtenzeile[];
  umschlag?: object;
}

/** Runs in a thread of its own, which can be stopped and whose memory is bounded. */
function lies({ format, pfad, codes, zeichensatz }: Nachrichtenauftrag): Lesung<Nachrichteninhalt> {
  const inhalt = readFileSync(pfad);
  return format === 'edifact' ? ausEdifact(inhalt, codes) : ausFortras(inhalt, codes, zeichensatz);
}

function ausEdifact(inhalt: Buffer, codes: Partnercodes): Lesung<Nachrichteninhalt> {
  let anzahl = 0;
  const gelesen = liesAustausch(inhalt, (nachricht, dezimal) => {
    anzahl += 1;
    // What cannot be read is one line, which says why.
    const werte = { absenderReferenz: nachricht.referenz };
    const statt = [{ nummer: nachricht.segmente[0]?.nummer ?? anzahl, vorgang: anzahl, werte }];
    if (nachricht.fehler.length) return { zeilen: statt, statt };
    return { zeilen: iftminZeilen(liesTransportauftrag(nachricht, dezimal), anzahl, codes), statt };
  });
  if ('grund' in gelesen) return nein(`auftragseingang.austausch.${gelesen.grund}`, { wert: gelesen.wert });
  const { umschlag, nachrichten } = gelesen;
  const zeilen = nachrichten.flatMap((n) => (umschlag.fehler ? n.statt : n.zeilen));
  const ersatz = { nummer: 1, vorgang: 1, werte: { absenderReferenz: umschlag.referenz } };
  return { gelesen: { zeilen: zeilen.length ? zeilen : [ersatz], umschlag } };
}

function ausFortras(
  inhalt: Buffer,
  codes: Partnercodes,
  zeichensatz: Eingangszeichensatz | null,
): Lesung<Nachrichteninhalt> {
  const name = zeichensatz ?? errateZeichensatz(inhalt);
  const text = dekodiere(inhalt, name);
  if (text === undefined) return nein('auftragseingang.zeichensatz', { name });
  const gelesen = liesBordero(text);
  if ('fehler' in gelesen) return { fehler: gelesen.fehler.map(alsFehler) };
  const { bordero } = gelesen;
  if (bordero.kopf.werte.testCode) return nein('auftragseingang.test');
  const betraege = nachnahmen(bordero);
  if (!betraege)
    return nein('auftragseingang.nachnahme', {
      betrag: bordero.summe?.werte.totalsOfProductValueCOD ?? '',
    });
  const termine = new Set(codes.get('terminkennzeichen')?.keys());
  return { gelesen: { zeilen: fortrasZeilen(bordero, termine, betraege) } };
}

const nein = (key: string, params: Lesefehler['params'] = {}) => ({ fehler: [{ key, params }] });

function alsFehler({ satz, art, von, bis, grund, wert }: Satzfehler): Lesefehler {
  const stelle = von === bis ? String(von) : `${von}–${bis}`;
  return { key: `auftragseingang.satz.${grund}`, params: { satz, art: art || '?', stelle, wert } };
}

parentPort?.postMessage(lies(workerData as Nachrichtenauftrag));
