import type { Schluessel } from '@frachtportal/texte/katalog';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { istText } from '../texte/zeichen.js';
import { type Feld, type FeldArt, type Klasse, merkeFeld } from './feld.js';
import { ohneMeldung, regelangaben } from './regelherkunft.js';
import { istTag } from './tag.js';

interface Grund {
  label?: Schluessel;
  pflicht?: boolean;
  nurLesen?: boolean;
  kenntlich?: boolean;
  zweitnameVon?: string;
  immer?: boolean;
}

/** Largest id that PostgreSQL's integer holds. */
export const hoechsteKennung = 2_147_483_647;
/** Number cells accept values below 90,000,000 (specification of orders, section 5). */
export const zahlengrenze = 89_999_999.99;

function deklariere(
  art: FeldArt,
  grund: Grund,
  angaben: Partial<Feld>,
  regeln: PropertyDecorator[],
): PropertyDecorator {
  return (prototyp, schluessel) => {
    const name = String(schluessel);
    const pflicht = grund.pflicht ?? false;
    const { zweitnameVon, kenntlich, label = name } = grund;
    // A second name has no value of its own.
    const nurLesen = grund.nurLesen ?? zweitnameVon !== undefined;
    const immer = grund.immer ?? (pflicht || art === 'liste');
    merkeFeld(prototyp, { ...angaben, name, art, label, pflicht, nurLesen, kenntlich, zweitnameVon, immer });
    const geltend =
      nurLesen && !zweitnameVon && !kenntlich
        ? [Allow(ohneMeldung)]
        : [pflicht ? IsNotEmpty(regelangaben('feld.pflicht')) : IsOptional(ohneMeldung), ...regeln];
    for (const regel of geltend) regel(prototyp, schluessel);
  };
}

/** What is no text comes nowhere: no dispatch system could be told of it. */
const sauber = ValidateBy(
  {
    name: 'sauber',
    validator: { validate: (w) => typeof w !== 'string' || istText(w) },
  },
  regelangaben('feld.zeichen'),
);

function hoechstensUmbrueche(anzahl: number): PropertyDecorator {
  return ValidateBy(
    {
      name: 'umbrueche',
      validator: { validate: (w) => typeof w !== 'string' || w.split('\n').length <= anzahl + 1 },
    },
    regelangaben('feld.umbrueche', { max: anzahl }),
  );
}

function hoechstensDezimal(dezimal: number): PropertyDecorator {
  return ValidateBy(
    {
      name: 'dezimal',
      validator: { validate: (w) => typeof w !== 'number' || Number(w.toFixed(dezimal)) === w },
    },
    dezimal === 0 ? regelangaben('feld.ganzeZahl') : regelangaben('feld.dezimal', { dezimal }),
  );
}

/** A text of at most `max` characters; single-line unless `umbrueche` allows line breaks. */
export function Text(
  o: Grund & { max: number; umbrueche?: number; werte?: readonly string[] },
): PropertyDecorator {
  return deklariere('text', o, { max: o.max, umbrueche: o.umbrueche, werte: o.werte }, [
    IsString(regelangaben('feld.text')),
    MaxLength(o.max, regelangaben('feld.zuLang', { max: o.max })),
    sauber,
    hoechstensUmbrueche(o.umbrueche ?? 0),
    ...(o.werte ? [IsIn([...o.werte], regelangaben('feld.auswahl'))] : []),
  ]);
}

/** The highest whole number under a limit, where only whole ones are allowed. */
function ganz(zahl: number, dezimal: number): number {
  return dezimal === 0 ? Math.floor(zahl) : zahl;
}

/** A decimal number with at most `dezimal` places. */
export function Zahl(
  o: Grund & { dezimal: number; von?: number; bis?: number; einheit?: string; werte?: readonly number[] },
): PropertyDecorator {
  const von = o.von ?? 0;
  const bis = o.bis ?? zahlengrenze;
  const bereich = regelangaben('feld.bereich', { von, bis: ganz(bis, o.dezimal) });
  return deklariere('zahl', o, { dezimal: o.dezimal, von, bis, einheit: o.einheit, werte: o.werte }, [
    IsNumber({}, regelangaben('feld.zahl')),
    Min(von, bereich),
    Max(bis, bereich),
    hoechstensDezimal(o.dezimal),
    ...(o.werte ? [IsIn([...o.werte], regelangaben('feld.auswahl'))] : []),
  ]);
}

/** Some words of a closed set. */
export function Worte(o: Grund & { werte: readonly string[] }): PropertyDecorator {
  const bekannt = (w: unknown) => typeof w === 'string' && o.werte.includes(w);
  return deklariere('worte', o, { werte: o.werte }, [
    ValidateBy({ name: 'liste', validator: { validate: Array.isArray } }, regelangaben('feld.liste')),
    ValidateBy(
      {
        name: 'worte',
        validator: { validate: (w: unknown[]) => w.length <= o.werte.length && w.every(bekannt) },
      },
      regelangaben('feld.auswahl'),
    ),
  ]);
}

/** The id of a row. */
export function Kennung(o: Grund = {}): PropertyDecorator {
  return deklariere('kennung', o, { von: 1, bis: hoechsteKennung }, [
    IsInt(regelangaben('feld.kennung')),
    Min(1, regelangaben('feld.kennung')),
    Max(hoechsteKennung, regelangaben('feld.kennung')),
  ]);
}

/** A calendar day `YYYY-MM-DD` without time zone, from 1970 on. */
export function Tag(o: Grund = {}): PropertyDecorator {
  return deklariere('tag', o, {}, [
    ValidateBy({ name: 'tag', validator: { validate: istTag } }, regelangaben('feld.tag')),
  ]);
}

/** A time of day `HH:mm`. */
export function Uhrzeit(o: Grund = {}): PropertyDecorator {
  return deklariere('uhrzeit', o, {}, [Matches(/^([01]\d|2[0-3]):[0-5]\d$/, regelangaben('feld.uhrzeit'))]);
}

/** A moment as ISO-8601 UTC string. */
export function Zeitpunkt(o: Grund = {}): PropertyDecorator {
  return deklariere('zeitpunkt', o, {}, [
    Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, regelangaben('feld.zeitpunkt')),
  ]);
}

export function Wahrheit(o: Grund = {}): PropertyDecorator {
  return deklariere('wahrheit', o, {}, [IsBoolean(regelangaben('feld.wahrheit'))]);
}

/** A reference: `{id}` in, the full short object of `klasse` out. */
export function Verweis(klasse: () => Klasse, o: Grund = {}): PropertyDecorator {
  return deklariere('verweis', o, { klasse }, []);
}

/** An embedded object; of a draft (`entwurf`) required fields may be missing, at every depth. */
export function Teil(klasse: () => Klasse, o: Grund & { entwurf?: boolean } = {}): PropertyDecorator {
  return deklariere('teil', o, { klasse, entwurf: o.entwurf ?? false }, []);
}

/** A list of embedded objects. */
export function Liste(klasse: () => Klasse, o: Grund & { hoechstens?: number } = {}): PropertyDecorator {
  return deklariere('liste', o, { klasse, hoechstens: o.hoechstens ?? 1000 }, []);
}
