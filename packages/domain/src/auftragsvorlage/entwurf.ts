import { Auftrag } from '../auftrag/auftrag.js';
import { AuftragLademittel } from '../auftrag/auftrag-teile.js';
import { vorgaben } from '../auftrag/eingang/auftrag-aufbereiten.js';
import { belegteNichtErfasste, type Erfassende, ohneNichtErfasste } from '../auftrag/freigaben.js';
import { Gefahrgutzeile } from '../auftrag/gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../auftrag/position/auftragsposition.js';
import { nummeriert, ohneLeere } from '../auftrag/position/positionen.js';
import { serviceFlags } from '../auftrag/service/services.js';
import { vorbelegteTermine } from '../auftrag/termine.js';
import { felder } from '../feld/feld.js';
import type { Auftragsvorlage } from './auftragsvorlage.js';

type Werte = Record<string, unknown>;

/** What belongs to one shipment only; a new order never takes it from a template, nor does a copy. */
const einmalig = new Set([
  'copyId',
  'partnerreferenz',
  'spotpreisnr',
  'datum',
  'beladedatum',
  'entladedatum',
]);

/** The order of a template as it is kept: what a client sends, without empty rows and without what is open. */
export function alsVorlage(auftrag: Auftrag): Werte {
  const zeilen: Werte = { ...mitZeilen(auftrag) };
  return Object.fromEntries(
    [...felder(Auftrag).values()]
      .filter((f) => !f.nurLesen && f.name !== 'mandant' && f.name !== 'vorlageAuftragId')
      .map((f) => [f.name, zeilen[f.name]])
      .filter(([, wert]) => !istOffen(wert)),
  );
}

/**
 * A new, unsaved order: what `angaben` leaves open comes from the template, the days are those a new order starts
 * with. Addresses, goods and services are taken over as a whole or not at all.
 */
export function ausVorlage(
  vorlage: Pick<Auftragsvorlage, 'id' | 'mandant' | 'auftrag'>,
  angaben: Partial<Auftrag>,
  o: { heute: string; abholung: string } & Erfassende,
): Auftrag {
  const start: Werte = ohneNichtErfasste(alsVorlage(vorlage.auftrag), o);
  for (const name of einmalig) delete start[name];
  const offen = o.konfiguration.isVerkehrsartPflichtfeld ? vorgaben.verkehrsartOffen : vorgaben.verkehrsart;
  const auftrag: Werte = {
    ...nichts,
    frankatur: vorgaben.frankatur,
    ...vorbelegteTermine(o, o.konfiguration),
    ...start,
    ...alsVorlage(Object.assign(new Auftrag(), angaben)),
    vorlageAuftragId: vorlage.id,
    mandant: vorlage.mandant,
  };
  auftrag['verkehrsart'] ??= offen;
  return mitKennzeichen(Object.assign(new Auftrag(), auftrag));
}

/** What a template says of fields that are not captured, and a new order therefore goes without. */
export function nichtUebernommen(auftrag: Auftrag, e: Erfassende): string[] {
  return belegteNichtErfasste(alsVorlage(auftrag), e).filter((name) => !einmalig.has(name));
}

/** Every field a client sends, open. */
const nichts: Werte = Object.fromEntries(
  [...felder(Auftrag).values()]
    .filter((f) => !f.nurLesen)
    .map((f) => [f.name, f.art === 'liste' ? [] : null]),
);

function mitZeilen(auftrag: Auftrag): Auftrag {
  return Object.assign(new Auftrag(), auftrag, {
    verkehrsart: auftrag.verkehrsart === vorgaben.verkehrsartOffen ? null : auftrag.verkehrsart,
    auftragspositionen: nummeriert(
      Auftragsposition,
      ohneLeere(Auftragsposition, auftrag.auftragspositionen),
    ).map((p) =>
      Object.assign(new Auftragsposition(), p, {
        // It stands in no order, and the orders made from it are different ones.
        auftptNum: undefined,
        auftragsgefahrgueter: nummeriert(Gefahrgutzeile, ohneLeere(Gefahrgutzeile, p.auftragsgefahrgueter)),
      }),
    ),
    auftragZusLademittel: nummeriert(
      AuftragLademittel,
      ohneLeere(AuftragLademittel, auftrag.auftragZusLademittel),
    ),
  });
}

/** The flags that follow from the rows, as on a stored order. */
function mitKennzeichen(auftrag: Auftrag): Auftrag {
  const auftragspositionen = auftrag.auftragspositionen.map((p) =>
    Object.assign(new Auftragsposition(), p, { mitGefahrguetern: p.auftragsgefahrgueter.length > 0 }),
  );
  return Object.assign(auftrag, serviceFlags(auftrag.auftragServices), {
    auftragspositionen,
    mitGefahrguetern: auftragspositionen.some((p) => p.mitGefahrguetern),
  });
}

/** Nothing has been entered here. A "no" is an answer, a zero is a number. */
function istOffen(wert: unknown): boolean {
  if (wert === null || wert === undefined) return true;
  if (typeof wert === 'string') return wert.trim() === '';
  return typeof wert === 'object' && Object.values(wert).every(istOffen);
}
