// Sends the orders of a file as a client would: logs in, translates, sends several at a time.
import { setTimeout as warten } from 'node:timers/promises';
import { ApiFehler } from '@frachtportal/api-client/api-fehler';
import { auftraegeAnlegen } from '@frachtportal/api-client/generated/auftraege';
import {
  authenticationAbmelden,
  authenticationAnmelden,
} from '@frachtportal/api-client/generated/authentication';
import { mandantenAuswahl } from '@frachtportal/api-client/generated/mandanten';
import { konfiguriere } from '@frachtportal/api-client/mutator';
import { fluechtigeAblage, merkeTokens } from '@frachtportal/api-client/sitzung';
import { satz } from '@frachtportal/texte/server';
import { Hinweis } from '../ausgabe.mjs';
import { auftragszeilen } from './auftragsdatei.mjs';
import { ladeCodes } from './codes.mjs';
import { uebersetze } from './uebersetzen.mjs';

const GLEICHZEITIG = 4;
/** Pauses before a call is repeated that the server could not take now; the key makes the repetition harmless. */
const PAUSEN_MS = [500, 1000, 2000, 4000];

const still = { beginne: () => undefined, weiter: () => undefined, ende: () => undefined };

/**
 * @param fortschritt is told how far it is
 * @returns how many were created and how many there already, their ids by line, and the refused lines with why
 */
export async function importiere({ text, adresse, benutzer, passwort, mandant, fortschritt = still }) {
  const beginn = await anmelden({ adresse, benutzer, passwort });
  await verlangeMandant(mandant);
  const zeilen = auftragszeilen(text, mandant).map(gelesen);
  const codes = await ladeCodes(mandant, unnrs(zeilen));
  const ergebnis = { angelegt: 0, vorhanden: 0, ids: new Map(), abgewiesen: [] };
  fortschritt.beginne(zeilen.length);
  try {
    await mehrereZugleich(zeilen, async (zeile) => {
      await sende(zeile, { codes, mandant, beginn }, ergebnis);
      fortschritt.weiter(ergebnis.abgewiesen.length);
    });
  } finally {
    fortschritt.ende();
  }
  await authenticationAbmelden();
  ergebnis.abgewiesen.sort((a, b) => a.nummer - b.nummer);
  return ergebnis;
}

/** Answers the server's clock: what is older than this was there before. */
async function anmelden({ adresse, benutzer, passwort }) {
  const ablage = fluechtigeAblage();
  konfiguriere({ basis: adresse, ablage, beiAblauf: () => false });
  const { data, headers } = await authenticationAnmelden({ username: benutzer, password: passwort }).catch(
    (grund) => {
      throw new Hinweis(`Anmeldung als ${benutzer} auf ${adresse}: ${wortlaut(grund)}`);
    },
  );
  merkeTokens(ablage, data);
  return Date.parse(headers.get('date') ?? new Date().toUTCString());
}

async function verlangeMandant(mandant) {
  if (mandant === undefined) return;
  const { data } = await mandantenAuswahl();
  if (data.some((m) => m.id === mandant)) return;
  const moegliche = data.map((m) => `  ${m.id}  ${m.name}`).join('\n');
  throw new Hinweis(`Für den Mandanten ${mandant} dürfen Sie nicht erfassen. Möglich sind:\n${moegliche}`);
}

function gelesen(zeile) {
  try {
    const wert = JSON.parse(zeile.inhalt);
    if (typeof wert === 'object' && wert !== null && !Array.isArray(wert)) return { ...zeile, wert };
  } catch {
    // Reported with its line number, like every other refusal.
  }
  return zeile;
}

function unnrs(zeilen) {
  const gefahrgut = zeilen
    .flatMap(({ wert }) => wert?.auftragspositionen ?? [])
    .flatMap((position) => position?.auftragsgefahrgueter ?? []);
  return new Set(
    gefahrgut
      .map((gut) => gut?.unnr)
      .filter(Boolean)
      .map(String),
  );
}

async function sende({ nummer, wert, schluessel }, { codes, mandant, beginn }, ergebnis) {
  const abweisen = (meldungen) => ergebnis.abgewiesen.push({ nummer, meldungen });
  if (!wert) return abweisen([{ severity: 'ERROR', text: 'Das ist kein lesbarer Auftrag (JSON).' }]);
  const { auftrag, meldungen } = uebersetze(wert, codes);
  if (meldungen.length > 0) return abweisen(meldungen);
  if (mandant !== undefined) auftrag.mandant = { id: mandant };
  try {
    const { data } = await beharrlich(() =>
      auftraegeAnlegen(auftrag, { headers: { 'idempotency-key': schluessel } }),
    );
    ergebnis.ids.set(nummer, data.id);
    if (Date.parse(data.datumerfasst) < beginn) ergebnis.vorhanden++;
    else ergebnis.angelegt++;
  } catch (grund) {
    if (!(grund instanceof ApiFehler)) throw grund;
    // Without a session or a server every further line would fail the same way.
    if (grund.status === 0 || grund.status === 401) throw new Hinweis(`Zeile ${nummer}: ${wortlaut(grund)}`);
    abweisen(grund.meldungen);
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

/** Works the list off, a few at a time, in its order. */
async function mehrereZugleich(liste, arbeit) {
  const offen = liste[Symbol.iterator]();
  const arbeiten = async () => {
    for (const element of offen) await arbeit(element);
  };
  await Promise.all(Array.from({ length: GLEICHZEITIG }, arbeiten));
}
