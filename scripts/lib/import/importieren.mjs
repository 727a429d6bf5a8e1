// Sends a file of orders as the screen "Aufträge importieren" does: it is read and tried, then taken over.
import { basename } from 'node:path';
import { setInterval, setTimeout as warten } from 'node:timers/promises';
import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import {
  auftragseingangEines,
  auftragseingangHochladen,
  auftragseingangPruefen,
  auftragseingangUebernehmen,
  auftragseingangZeilen,
  auftragseingangZuordnung,
} from '@frachtportal/api-client/generated/auftragseingang';
import {
  authenticationAbmelden,
  authenticationAnmelden,
} from '@frachtportal/api-client/generated/authentication';
import { mandantenAuswahl } from '@frachtportal/api-client/generated/mandanten';
import { konfiguriere } from '@frachtportal/api-client/mutator';
import { fluechtigeAblage, merkeTokens } from '@frachtportal/api-client/sitzung';
import { satz } from '@frachtportal/texte/server';
import { Hinweis } from '../ausgabe.mjs';

/** Pauses before a call is repeated that the server could not take now; none of them does anything twice. */
const PAUSEN_MS = [500, 1000, 2000, 4000];
const TAKT_MS = 1000;
const SEITE = 100;

const still = { beginne: () => undefined, stand: () => undefined, ende: () => undefined };

/**
 * @param {{ inhalt: Uint8Array, datei: string, adresse: string, benutzer: string, passwort: string, mandant?: number,
 *   doppelte?: boolean, fortschritt?: typeof still }} wunsch the bytes of the file and its name, and what is told how far it is
 * @returns the run with its numbers, and the lines with why they were not taken over
 */
export async function importiere(wunsch) {
  const { inhalt, datei, mandant, doppelte = false, fortschritt = still } = wunsch;
  await anmelden(wunsch);
  await verlangeMandant(mandant);
  try {
    const lauf = await geprueft(new File([inhalt], basename(datei)), mandant);
    const offen = lauf.neu + (doppelte ? lauf.doppelt : 0);
    const ergebnis = offen > 0 ? await uebernommen(lauf.id, offen, doppelte, fortschritt) : lauf;
    return { lauf: ergebnis, zeilen: await fehlerzeilen(lauf.id) };
  } catch (grund) {
    throw grund instanceof ApiFehler ? new Hinweis(wortlaut(grund)) : grund;
  } finally {
    await authenticationAbmelden();
  }
}

async function anmelden({ adresse, benutzer, passwort }) {
  const ablage = fluechtigeAblage();
  konfiguriere({ basis: adresse, ablage, beiAblauf: () => false });
  const { data } = await authenticationAnmelden({ username: benutzer, password: passwort }).catch((grund) => {
    throw new Hinweis(`Anmeldung als ${benutzer} auf ${adresse}: ${wortlaut(grund)}`);
  });
  merkeTokens(ablage, data);
}

async function verlangeMandant(mandant) {
  if (mandant === undefined) return;
  const { data } = await mandantenAuswahl();
  if (data.some((m) => m.id === mandant)) return;
  const moegliche = data.map((m) => `  ${m.id}  ${m.name}`).join('\n');
  throw new Hinweis(`Für den Mandanten ${mandant} dürfen Sie nicht erfassen. Möglich sind:\n${moegliche}`);
}

/** A large file is checked in several calls. */
async function geprueft(file, mandant) {
  const frage = mandant === undefined ? {} : { mandant };
  let { data: lauf } = await beharrlich(() => auftragseingangHochladen({ file }, frage));
  while (lauf.zustand === 'pruefung') {
    const { id } = lauf;
    lauf = (await beharrlich(() => auftragseingangPruefen(id))).data;
  }
  if (lauf.zustand === 'zuzuordnen') throw new Hinweis(await fehlendeSpalten(lauf.id));
  return lauf;
}

async function fehlendeSpalten(id) {
  const { data } = await auftragseingangZuordnung(id);
  const spalten = data.spalten.map((s) => s.name).join(', ');
  return `In den Spalten der Datei (${spalten}) fehlt, was ein Auftrag braucht. Ordnen Sie sie einmal auf dem Bildschirm „Aufträge importieren“ zu; danach ist dieser Kopf bekannt.`;
}

/** Each call stores for some seconds; meanwhile the run says how far it is. */
async function uebernommen(id, anzahl, doppelte, fortschritt) {
  const ende = new AbortController();
  fortschritt.beginne(anzahl);
  const anzeige = zeige(id, fortschritt, ende.signal);
  try {
    let lauf;
    do lauf = (await beharrlich(() => auftragseingangUebernehmen(id, { doppelte }))).data;
    while (lauf.zustand === 'uebernahme');
    fortschritt.stand(lauf.uebernommen);
    return lauf;
  } finally {
    ende.abort();
    await anzeige;
    fortschritt.ende();
  }
}

/** What cannot be asked now is asked again; whether it works at all the call beside it says. */
async function zeige(id, fortschritt, signal) {
  const takte = setInterval(TAKT_MS, undefined, { signal });
  try {
    for await (const _ of takte) {
      const stand = await auftragseingangEines(id, { signal }).catch(() => undefined);
      if (stand) fortschritt.stand(stand.data.uebernommen);
    }
  } catch (grund) {
    if (!signal.aborted) throw grund;
  }
}

async function fehlerzeilen(id) {
  const alle = [];
  for (let page = 0; ; page++) {
    const { data } = await auftragseingangZeilen(id, { nur: 'fehler', page, searchLimit: SEITE });
    alle.push(...data);
    if (data.length < SEITE) return alle;
  }
}

/** What the client itself says bears no sentence yet. */
const wortlaut = ({ meldungen, message }) => meldungen?.map((m) => m.text ?? satz(m)).join('\n') ?? message;

/** Repeats what failed for a passing reason: no connection, too many calls, a server in trouble. */
async function beharrlich(ruf) {
  for (const pause of PAUSEN_MS) {
    try {
      return await ruf();
    } catch (grund) {
      const voruebergehend =
        grund instanceof ApiFehler && (grund.status === 0 || grund.status === 429 || grund.status >= 500);
      if (!voruebergehend) throw grund;
      await warten(pause);
    }
  }
  return ruf();
}
