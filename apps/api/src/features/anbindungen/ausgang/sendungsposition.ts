import { zeilenpunkte } from '@frachtportal/domain/auftrag/gefahrgut/adr-punkte';
import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { alsGanzzahl } from '@frachtportal/domain/auftrag/rechnen/ganzzahl';
import { textzeilen } from '@frachtportal/domain/dispo/fortras/freitexte';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Sendungsart } from '@frachtportal/edi/fortras/saetze';
import type { Satzangabe, Satzwerte } from '@frachtportal/edi/fortras/schreiben';
import { codeVon, gerundet, gruppen, type Sendungsumgebung, stellplaetze } from './feldwerte.js';

type Positionsumgebung = Sendungsumgebung & { empfaengerreferenz: string | null };
type Satz = Satzangabe<Sendungsart>;

/** A delivery note, and the order of the customer. */
const verweisarten = { lieferschein: '501', bestellung: '502' } as const;

/** Goods, what of them is dangerous, and the numbers of their pieces. @param stelle from 0 */
export function positionssaetze(p: Auftragsposition, stelle: number, umgebung: Positionsumgebung): Satz[] {
  const mitStelle = <A extends 'D00' | 'E00' | 'E10' | 'F00'>(art: A, werte: Satzwerte<A>) =>
    ({ art, werte: { consignmentPosition: stelle + 1, ...werte } }) as Satz;
  return [
    mitStelle('D00', gut(p, umgebung)),
    ...p.auftragsgefahrgueter.flatMap((z) => [
      mitStelle('E00', gefahrgut(z, umgebung)),
      ...vermerke(z).map((werte) => mitStelle('E10', werte)),
    ]),
    ...packstuecke(p, stelle === 0 ? umgebung.empfaengerreferenz : null).map((werte) =>
      mitStelle('F00', werte),
    ),
  ];
}

/** Packages; those that stand on load units are the inner ones. */
function gut(p: Auftragsposition, { code, profil }: Sendungsumgebung): Satzwerte<'D00'> {
  const verpackt = { anzahl: p.verpackungAnzahl ?? 0, art: codeVon(code, 'verpackung', p.verpackung?.id) };
  const geladen = { anzahl: p.lademittelAnzahl ?? 0, art: codeVon(code, 'lademittel', p.lademittel?.id) };
  const aufLademittel = geladen.anzahl > 0 && geladen.art !== '';
  const [aussen, innen] = aufLademittel ? [geladen, verpackt] : [verpackt, { anzahl: 0, art: '' }];
  const meter = (cm: number | null) => (cm ?? 0) / 100;
  return {
    numberOfPackages: aussen.anzahl,
    packagingType: aussen.art,
    numberOfPackagesOnPallets: innen.anzahl,
    packagingTypeOnPallets: innen.art,
    contentOfGoods: p.warengutBezeichnung,
    codeAndNumber: p.zeichenNummer,
    actualWeight: p.bruttoGewicht,
    chargeableWeight: p.bruttoGewicht,

    lengthInMeters: meter(p.laengeCM),
    widthInMeters: meter(p.breiteCM),
    heightInMeters: meter(p.hoeheCM),
    cubicMeters: p.volumenCBM,
    loadingMeters: gerundet(p.lademeter, 1, 'nächste'),
    numberOfPalletLocations: stellplaetze(p.stellplaetze, profil),
  };
}

const jaNein = (wert: boolean | null | undefined) => (wert ? 'Y' : 'N');
const packungslaenge = 35;
const zettelFelder = 4;

function gefahrgut(z: Gefahrgutzeile, { profil }: Sendungsumgebung): Satzwerte<'E00'> {
  const k = (z.gefahrgutklasse ?? {}) as Partial<Gefahrgutklasse>;
  const [major, minor1, minor2, minor3] = zettel(k);
  const punkte = zeilenpunkte(z);
  return {
    numberOfPackages: z.anzahl,
    grossWeightInKg: z.bruttoGewicht,
    unNumber: k.unnr,
    descriptionOfPackaging: packung(z.verpackung),
    materialNameDangerousGoodsDesc: k.bezeichnung,
    additionalTextForNAG: z.gefahrgutausloeser,
    dangerousGoodsSampleMajor: major,
    dangerousGoodsSampleMinor1: minor1,
    dangerousGoodsSampleMinor2: minor2,
    dangerousGoodsSampleMinor3: minor3,
    netExplosiveMassInKg: z.nettoexplosivmasse,
    transportClass: k.befoerderungskategorie,
    limitedAmount: jaNein(z.begrenztemenge),
    // Whole points: more is said rather than less.
    calculatedDangerousGoodsPoints: 'punkte' in punkte ? Math.ceil(punkte.punkte) : null,
    tunnelLimitationCode: k.tunnelcode,
    packagingGroup: k.verpackungsgruppe,
    classificationCode: k.klassifizierung,
    exemptQuantity: jaNein(z.freigestelltemenge),
    ...menge(z, profil.mengenDezimal),
    harmfulToTheEnvironment: jaNein(z.umweltgefaehrdend || k.umweltgefaehrdend),
  };
}

/** Litres or net kilograms, as the whole number that stands in the field. */
function menge(z: Gefahrgutzeile, dezimal: number): Satzwerte<'E00'> {
  const [wert, einheit] = z.liter ? [z.liter, 'LIT'] : [z.nettoGewicht, 'NGW'];
  if (!wert) return {};
  const hundertstel = alsGanzzahl(wert, 2);
  return {
    entryForLitersOrNetWeightInKg: hundertstel / 10 ** (2 - dezimal),
    qualifierForLitersOrNetWeight: einheit,
  };
}

/** Main and subsidiary labels; the class where the table names no label. */
function zettel({ gefahrzettel, klasse }: Partial<Gefahrgutklasse>): string[] {
  const genannte = (gefahrzettel ?? '').split(/[+,;]\s*/).map((z) => z.trim());
  const nummern = genannte.filter((z) => /^\d/.test(z)).slice(0, zettelFelder);
  return nummern.length ? nummern : [klasse ?? ''];
}

function packung(verpackung: object | null): string {
  const { langBezeichnung = '', kurzBezeichnung = '' } = (verpackung ?? {}) as Record<string, string>;
  return langBezeichnung.length <= packungslaenge ? langBezeichnung : kurzBezeichnung;
}

/** What else the paper would say of it. */
function vermerke(z: Gefahrgutzeile): Satzwerte<'E10'>[] {
  const texte = [z.leerUngereinigt ? 'LEER, UNGEREINIGT' : '', z.abfall ? 'ABFALL' : '', z.vermerk ?? ''];
  return gruppen(texte.flatMap(textzeilen), 5).map((gruppe) =>
    Object.fromEntries(
      gruppe.flatMap((text, i) => [
        [`textQualifier${i + 1}`, '000'],
        [`text${i + 1}`, text],
      ]),
    ),
  );
}

/** One record a piece; references stand beside the first. */
function packstuecke(p: Auftragsposition, bestellung: string | null): Satzwerte<'F00'>[] {
  const verweise = [
    [verweisarten.lieferschein, p.lieferschein],
    [verweisarten.bestellung, bestellung],
  ].flatMap(([art, nummer]) => (nummer ? [[art, nummer] as const] : []));
  const genannt = Object.fromEntries(
    verweise.flatMap(([art, nummer], i) => [
      [`referenceQualifier${i + 1}`, art],
      [`referenceNumber${i + 1}`, nummer],
    ]),
  );
  const stuecke = [...p.packstuecke].sort((a, b) => a.nummer - b.nummer);
  if (!stuecke.length) return verweise.length ? [genannt] : [];
  return stuecke.map(({ sscc }, i) => ({ barcode: sscc, ...(i === 0 ? genannt : {}) }));
}
