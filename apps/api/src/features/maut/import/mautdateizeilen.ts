import type { Dateizeile, Zellort } from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import { dezimalzeichen, liesZelle } from '@frachtportal/domain/auftragseingang/zellwerte';
import { lies } from '@frachtportal/domain/feld/lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import {
  type Mautspaltenname,
  mautspalten,
  mautspaltennamen,
  preisspalten,
} from '@frachtportal/domain/maut/mautdatei';
import { alsRaster, type Mautraster, Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { suchform } from '@frachtportal/domain/texte/suchform';
import type { Lauf, Vorgang } from '../../importe/importe.service.js';

/** A table as lines of a file have it, and what is wrong with them. */
export interface Gelesenetabelle {
  tabelle: Mauttabelle;
  raster: Mautraster;
  meldungen: { ort: Zellort; meldung: Meldung }[];
}

const kopfspalten = mautspaltennamen.filter((s) => !preisspalten.some((p) => p === s));
/** Of these alone a table is known. */
const schluesselspalten: readonly Mautspaltenname[] = ['land', 'name', 'gueltigVon'];
const umwegOhneAngabe = 130;

type Zuordnung = Pick<Lauf, 'zuordnung'>;

const stelleVon = ({ zuordnung }: Zuordnung, spalte: Mautspaltenname) => zuordnung.indexOf(spalte);
/** What counts whole kilograms and kilometres has no broken part: a point or comma before three digits groups them. */
const ganze: readonly Mautspaltenname[] = ['bisKg', 'bisKm', 'umwegProzent'];
const gruppen = /^\d{1,3}([.,]\d{3})+$/;

function zelleVon(lauf: Zuordnung, { zellen }: Dateizeile, spalte: Mautspaltenname) {
  const zelle = zellen[stelleVon(lauf, spalte)] ?? null;
  const gruppiert = typeof zelle === 'string' && ganze.includes(spalte) && gruppen.test(zelle.trim());
  return gruppiert ? zelle.replace(/[.,]/g, '') : zelle;
}

/** For each line the number of its table, and how the numbers of each column are written. */
export function gruppiere(lauf: Zuordnung, zeilen: readonly Dateizeile[]) {
  const nummern = new Map<string, number>();
  const vorgaenge = zeilen.map((zeile) => {
    const worte = schluesselspalten.map((s) => suchform(String(zelleVon(lauf, zeile, s) ?? '')));
    const schluessel = worte.join('|');
    const nummer = nummern.get(schluessel) ?? nummern.size + 1;
    nummern.set(schluessel, nummer);
    return nummer;
  });
  const komma = lauf.zuordnung.map((s, i) =>
    mautspaltennamen.some((m) => m === s && mautspalten[m].art === 'zahl')
      ? dezimalzeichen(zeilen.map((z) => z.zellen[i] ?? null))
      : ',',
  );
  return { vorgaenge, komma };
}

/** Lines as a table. */
export function liesTabelle(lauf: Lauf, { zeilen }: Vorgang, laender: readonly Land[]): Gelesenetabelle {
  const meldungen: Gelesenetabelle['meldungen'] = [];
  const ort = (zeile: Dateizeile | undefined, spalte: string): Zellort => {
    const stelle = lauf.zuordnung.indexOf(spalte);
    return { zeile: zeile?.nummer ?? 0, spalte: stelle < 0 ? null : stelle };
  };
  const wert = (zeile: Dateizeile, spalte: Mautspaltenname): unknown => {
    const komma = lauf.komma[stelleVon(lauf, spalte)] ?? ',';
    const gelesen = liesZelle(mautspalten[spalte].art, zelleVon(lauf, zeile, spalte), { laender, komma });
    if ('wert' in gelesen) return gelesen.wert;
    meldungen.push({ ort: ort(zeile, spalte), meldung: { ...gelesen.meldung, field: spalte } });
    return null;
  };
  const erste = zeilen[0];
  const kopf = Object.fromEntries(kopfspalten.map((s) => [s, erste ? wert(erste, s) : null]));
  for (const zeile of zeilen.slice(1))
    for (const spalte of kopfspalten) {
      const anders = String(zelleVon(lauf, zeile, spalte) ?? '').trim();
      const wie = String(erste ? (zelleVon(lauf, erste, spalte) ?? '') : '').trim();
      if (anders === '' || suchform(anders) === suchform(wie)) continue;
      const meldung = fehler('stammdatenimport.widerspruch', spalte, { zeile: erste?.nummer ?? 0 });
      meldungen.push({ ort: ort(zeile, spalte), meldung });
    }
  const preise = zeilen.map((z) => Object.fromEntries(preisspalten.map((s) => [s, wert(z, s)])));
  const land = laender.find((l) => l.lkz === kopf['land']);
  const unlesbar = new Set(meldungen.map((m) => `${m.ort.zeile} ${m.ort.spalte}`));
  const roh = {
    ...kopf,
    land: land ? { id: land.id } : null,
    umwegProzent: kopf['umwegProzent'] ?? umwegOhneAngabe,
    preise,
  };
  const gelesen = lies(Mauttabelle, roh);
  for (const meldung of gelesen.meldungen) {
    const [, nummer, feld] = /^preise\[(\d+)\]\.(\w+)$/.exec(meldung.field ?? '') ?? [];
    const stelle = ort(nummer ? zeilen[Number(nummer)] : erste, feld ?? meldung.field ?? '');
    // What cannot be read is also missing: that has been said.
    if (!unlesbar.has(`${stelle.zeile} ${stelle.spalte}`))
      meldungen.push({ ort: stelle, meldung: { ...meldung, field: feld ?? meldung.field ?? '' } });
  }
  const tabelle = gelesen.wert;
  const { raster, meldungen: luecken } = alsRaster(meldungen.length ? [] : tabelle.preise);
  if (!meldungen.length) {
    const { gueltigVon, gueltigBis } = tabelle;
    if (gueltigBis && gueltigBis < gueltigVon)
      meldungen.push({ ort: ort(erste, 'gueltigBis'), meldung: fehler('maut.zeitraum', 'gueltigBis') });
    for (const meldung of luecken)
      meldungen.push({ ort: ort(erste, 'betrag'), meldung: { ...meldung, field: 'betrag' } });
  }
  return { tabelle, raster, meldungen };
}
