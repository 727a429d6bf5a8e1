import { auftragsrollen } from '../../adresse/adresstyp.js';
import { alsGanzzahl } from '../../auftrag/rechnen/ganzzahl.js';
import { masse } from '../../auftrag/rechnen/masse.js';
import { summiere } from '../../auftrag/rechnen/summen.js';
import { fehler, type Meldung } from '../../feld/meldung.js';
import { zeilen } from '../../regel/gefahrgutzeilen.js';
import { positionen } from '../../regel/positionsregeln.js';
import type { Pruefling, Regelkontext } from '../../regel/regel.js';
import { pruefeTexte } from '../../regel/zeichenregeln.js';
import { freitexte, hoechstensTexte } from './freitexte.js';
import type { Fortrasliste, Fortrasvorgaben } from './vorgaben.js';
import { fehlendeZeichen } from './zeichen.js';

/** Widths of the fields of BORD512 that hold less than the form takes. */
const strassenlaenge = 35;
const servicelaenge = 35;
const hoechstens = {
  anzahl: 9999,
  kg: 999_999.999,
  cm: 9999,
  cbm: 99.999,
  ldm: 99.9,
  lademittelarten: 2,
  lademittelAnzahl: 99,
  benennung: 210,
  textschluessel: 24,
} as const;

type Befund = [feld: string, wort: string, grenze: number];
const zuLang = (nummer: number | null, [feld, wort, grenze]: Befund): Meldung =>
  nummer === null
    ? fehler('regel.fortrasLaenge', feld, { wort, grenze })
    : fehler('regel.fortrasLaengePosition', feld, { nummer, wort, grenze });

/** What does not fit into the records that the partner is sent: nothing is cut there. */
export function fortrasLaenge(auftrag: Pruefling, { fortras, konfiguration }: Regelkontext): Meldung[] {
  if (!fortras) return [];
  const gerechnet = positionen(auftrag).map((s) => ({ ...s, p: { ...s.p, ...masse(s.p, konfiguration) } }));
  const summe = summiere(gerechnet.map(({ p }) => p));
  const alle: Befund[] = [
    ...strassen(auftrag),
    ...(summe.bruttoGewicht > hoechstens.kg
      ? [['auftragspositionen', 'beschriftung.gewicht', hoechstens.kg] as Befund]
      : []),
    ...(summe.volumenCbm > hoechstens.cbm
      ? [['auftragspositionen', 'beschriftung.volumenM', hoechstens.cbm] as Befund]
      : []),
    ...(summe.lademeter > hoechstens.ldm
      ? [['auftragspositionen', 'beschriftung.lademeter', hoechstens.ldm] as Befund]
      : []),
    ...lademittel(auftrag),
    ...servicewerte(auftrag),
    ...(freitexte(auftrag).length > hoechstensTexte
      ? [['hinweis', 'beschriftung.hinweis', hoechstensTexte] as Befund]
      : []),
    ...(textschluessel(auftrag).length > hoechstens.textschluessel
      ? [['auftragServices', 'beschriftung.services', hoechstens.textschluessel] as Befund]
      : []),
  ];
  return [
    ...alle.map((b) => zuLang(null, b)),
    ...gerechnet.flatMap(({ p, nummer, pfad }) => positionsmasse(p, pfad).map((b) => zuLang(nummer, b))),
    ...gefahrgutmasse(auftrag, fortras),
  ];
}

/** Street, number and what stands behind it share one field. */
function strassen(auftrag: Pruefling): Befund[] {
  return auftragsrollen.flatMap(({ feld }): Befund[] => {
    const { strasse, hausnummer, zusatz } = auftrag[feld] ?? {};
    const zusammen = [strasse, hausnummer, zusatz].filter(Boolean).join(' ');
    return zusammen.length > strassenlaenge
      ? [[`${feld}.strasse`, 'regel.strasseMitHausnummer', strassenlaenge]]
      : [];
  });
}

function lademittel(auftrag: Pruefling): Befund[] {
  const alle = auftrag.auftragZusLademittel ?? [];
  const arten = new Set(alle.map((l) => l.lademittel?.id));
  const wort = 'beschriftung.zusaetzlicheLademittel';
  return [
    ...(arten.size > hoechstens.lademittelarten
      ? [['auftragZusLademittel', wort, hoechstens.lademittelarten] as Befund]
      : []),
    ...alle.flatMap((l, i): Befund[] =>
      l.anzahl > hoechstens.lademittelAnzahl
        ? [[`auftragZusLademittel[${i}].anzahl`, wort, hoechstens.lademittelAnzahl]]
        : [],
    ),
  ];
}

/** What was entered beside a service. */
function servicewerte(auftrag: Pruefling): Befund[] {
  return (auftrag.auftragServices ?? []).flatMap(({ wert, bezeichnung }, i): Befund[] =>
    (wert?.length ?? 0) > servicelaenge
      ? [[`auftragServices[${i}].wert`, bezeichnung || 'beschriftung.service', servicelaenge]]
      : [],
  );
}

const positionsgrenzen = [
  ['verpackungAnzahl', 'beschriftung.anzahl', hoechstens.anzahl],
  ['lademittelAnzahl', 'beschriftung.anzahl', hoechstens.anzahl],
  ['laengeCM', 'beschriftung.laenge', hoechstens.cm],
  ['breiteCM', 'beschriftung.breite', hoechstens.cm],
  ['hoeheCM', 'beschriftung.hoehe', hoechstens.cm],
] as const;

function positionsmasse(p: ReturnType<typeof positionen>[number]['p'], pfad: string): Befund[] {
  return positionsgrenzen.flatMap(([feld, wort, grenze]): Befund[] =>
    (p[feld] ?? 0) > grenze ? [[`${pfad}.${feld}`, wort, grenze]] : [],
  );
}

function gefahrgutmasse(auftrag: Pruefling, { mengenDezimal }: Fortrasvorgaben): Meldung[] {
  return zeilen(auftrag).flatMap(({ z, k, pfad, params }) => {
    const nummer = Number(params.nummer);
    const fein = (wert: number | null | undefined) => alsGanzzahl(wert, 2) % 10 ** (2 - mengenDezimal) !== 0;
    const menge = z.liter ? (['liter', 'beschriftung.liter'] as const) : netto;
    return [
      ...((z.anzahl ?? 0) > hoechstens.anzahl
        ? [zuLang(nummer, [`${pfad}.anzahl`, 'beschriftung.anzahl', hoechstens.anzahl])]
        : []),
      ...((k.bezeichnung?.length ?? 0) > hoechstens.benennung
        ? [
            zuLang(nummer, [
              `${pfad}.gefahrgutklasse`,
              'beschriftung.gefahrgutbezeichnung',
              hoechstens.benennung,
            ]),
          ]
        : []),
      ...(fein(z[menge[0]])
        ? [
            fehler('regel.fortrasStellen', `${pfad}.${menge[0]}`, {
              nummer,
              wort: menge[1],
              stellen: mengenDezimal,
            }),
          ]
        : []),
    ];
  });
}
const netto = ['nettoGewicht', 'beschriftung.nettoGewicht'] as const;

/** An entry that the partner is told by a code of its own. */
interface Codestelle {
  liste: Fortrasliste;
  kennung: number | null | undefined;
  feld: string;
  wort: string;
  nummer?: number;
}

const kennzeichen = [
  ['terminkennzeichen', 'beschriftung.terminart'],
  ['zustellkennzeichen', 'beschriftung.zustellart'],
  ['anlieferkennzeichen', 'beschriftung.anlieferart'],
] as const;

/** What stands in the records for text codes: kinds of appointment and services. */
function textschluessel(auftrag: Pruefling): Codestelle[] {
  return [
    ...kennzeichen.map(([liste, wort]) => ({ liste, kennung: auftrag[liste]?.id, feld: liste, wort })),
    ...(auftrag.auftragServices ?? []).map((s, i) => ({
      liste: 'serviceDefinition' as const,
      // What is switched off is not told.
      kennung: s.active === false ? null : s.spez_num,
      feld: `auftragServices[${i}]`,
      wort: s.bezeichnung || 'beschriftung.service',
    })),
  ].filter(({ kennung }) => kennung);
}

function codestellen(auftrag: Pruefling): Codestelle[] {
  return [
    {
      liste: 'frankatur',
      kennung: auftrag.frankatur,
      feld: 'frankatur',
      wort: 'beschriftung.frankaturRechnung',
    },
    ...textschluessel(auftrag),
    ...(auftrag.auftragZusLademittel ?? []).map((l, i) => ({
      liste: 'lademittel' as const,
      kennung: l.lademittel?.id,
      feld: `auftragZusLademittel[${i}].lademittel`,
      wort: 'beschriftung.zusaetzlicheLademittel',
    })),
    ...positionen(auftrag).flatMap(({ p, nummer, pfad }) =>
      (['verpackung', 'lademittel'] as const).map((liste) => ({
        liste,
        kennung: p[liste]?.id,
        feld: `${pfad}.${liste}`,
        nummer,
        wort: `beschriftung.${liste}`,
      })),
    ),
  ];
}

/** What the partner has no code for, or one that is longer than its field. */
export function fortrasCode(auftrag: Pruefling, { fortras }: Regelkontext): Meldung[] {
  if (!fortras) return [];
  const bekannt = new Set(fortras.codes.map(({ liste, kennung }) => `${liste} ${kennung}`));
  return codestellen(auftrag)
    .filter(({ liste, kennung }) => kennung && !bekannt.has(`${liste} ${kennung}`))
    .map(({ feld, wort, nummer }) =>
      nummer === undefined
        ? fehler('regel.fortrasCode', feld, { wort })
        : fehler('regel.fortrasCodePosition', feld, { wort, nummer }),
    );
}

/** What a consignment file of its kind cannot do without. */
export function fortrasAngaben(auftrag: Pruefling, { fortras }: Regelkontext): Meldung[] {
  if (!fortras) return [];
  return [
    ...(fortras.datenart === 'ABH' && !auftrag.beladedatum
      ? [fehler('regel.fortrasAbholdatum', 'beladedatum')]
      : []),
    ...(auftrag.nachnahmeBetrag && !fortras.nachnahme
      ? [fehler('regel.fortrasNachnahme', 'nachnahmeBetrag')]
      : []),
  ];
}

/** Characters that the partner's character set has not. */
export function fortrasZeichen(auftrag: Pruefling, kontext: Regelkontext): Meldung[] {
  const { zeichensatz } = kontext.fortras ?? {};
  if (!zeichensatz || zeichensatz === 'utf-8') return [];
  return pruefeTexte(auftrag, kontext, (text) => fehlendeZeichen(text, zeichensatz)).map(
    ({ feld, zeichen }) => fehler('regel.fortrasZeichen', feld, { zeichen, satz: zeichensatz }),
  );
}
