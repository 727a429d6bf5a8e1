import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { deutsch } from '@frachtportal/texte/server';
import { type Dokumentart, elementname } from './schreiben.js';

/** The XML schema of what `alsXml` writes and `ausXml` reads, from the same field declarations. */
export function alsXsd({ wurzel, namensraum, klasse }: Dokumentart, beschreibung: string): string {
  const typen = new Typen();
  const name = typen.teil(klasse);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"',
    `  xmlns="${namensraum}" targetNamespace="${namensraum}" elementFormDefault="qualified">`,
    dokumentation(beschreibung, '  '),
    `  <xs:element name="${wurzel}" type="${name}"/>`,
    ...typen.texte(),
    '</xs:schema>',
    '',
  ].join('\n');
}

/** The complex types of the classes met so far; a reference to a class is a type beside that of the class itself. */
class Typen {
  private readonly fertig = new Map<string, string>();

  teil(klasse: Klasse): string {
    return this.typ(klasse.name, () =>
      [...felder(klasse).values()].map((f) => this.element(f, f.pflicht ? 1 : 0)),
    );
  }

  /** The id is an attribute, and what else is known of the object it names may be missing. */
  verweis(klasse: Klasse): string {
    const ohneId = () => [...felder(klasse).values()].filter((f) => f.name !== 'id');
    return this.typ(
      `${klasse.name}Verweis`,
      () => ohneId().map((f) => this.element(f, 0)),
      '    <xs:attribute name="id" type="xs:positiveInteger" use="required"/>',
    );
  }

  texte(): string[] {
    return [...this.fertig].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  private typ(name: string, inhalt: () => string[], attribut?: string): string {
    if (this.fertig.has(name)) return name;
    // Known before its parts are described, so that a class may contain itself.
    this.fertig.set(name, '');
    const zeilen = [
      `  <xs:complexType name="${name}">`,
      '    <xs:sequence>',
      ...inhalt(),
      '    </xs:sequence>',
      ...(attribut ? [attribut] : []),
      '  </xs:complexType>',
    ];
    this.fertig.set(name, zeilen.join('\n'));
    return name;
  }

  private element(feld: Feld, mindestens: 0 | 1): string {
    const klasse = feld.klasse?.();
    const inhalt = !klasse
      ? einfach(feld)
      : feld.art === 'liste'
        ? this.liste(feld, klasse)
        : { typ: feld.art === 'verweis' ? this.verweis(klasse) : this.teil(klasse) };
    const kopf = `      <xs:element name="${feld.name}"${mindestens ? '' : ' minOccurs="0"'}${inhalt.typ ? ` type="${inhalt.typ}"` : ''}>`;
    return [
      kopf,
      dokumentation(beschrieben(feld), '        '),
      ...(inhalt.zeilen ?? []).map((z) => `        ${z}`),
      '      </xs:element>',
    ].join('\n');
  }

  private liste(feld: Feld, klasse: Klasse): Inhalt {
    const hoechstens = feld.nurLesen ? 'unbounded' : (feld.hoechstens ?? 'unbounded');
    const eintrag = `<xs:element name="${elementname(klasse)}" type="${this.teil(klasse)}" maxOccurs="${hoechstens}"/>`;
    return { zeilen: ['<xs:complexType>', `  <xs:sequence>${eintrag}</xs:sequence>`, '</xs:complexType>'] };
  }
}

interface Inhalt {
  /** Name of a type; without it the lines describe one. */
  typ?: string;
  zeilen?: string[];
}

function einfach(feld: Feld): Inhalt {
  switch (feld.art) {
    case 'text':
      return beschraenkt('xs:string', feld.werte ? aufzaehlung(feld.werte) : [grenze('maxLength', feld.max)]);
    case 'worte':
      return { zeilen: wortliste(feld.werte ?? []) };
    case 'zahl':
      return zahl(feld);
    case 'uhrzeit':
      return beschraenkt('xs:string', [grenze('pattern', '([01]\\d|2[0-3]):[0-5]\\d')]);
    case 'tag':
      return { typ: 'xs:date' };
    case 'zeitpunkt':
      return { typ: 'xs:dateTime' };
    case 'wahrheit':
      return { typ: 'xs:boolean' };
    default:
      return { typ: 'xs:positiveInteger' };
  }
}

function wortliste(werte: readonly (string | number)[]): string[] {
  const wort = beschraenkt('xs:string', aufzaehlung(werte)).zeilen ?? [];
  return ['<xs:simpleType>', `  <xs:list>${wort.join('')}</xs:list>`, '</xs:simpleType>'];
}

function zahl(feld: Feld): Inhalt {
  const basis = feld.dezimal ? 'xs:decimal' : 'xs:integer';
  if (feld.werte) return beschraenkt(basis, aufzaehlung(feld.werte));
  // What the server adds up itself may exceed what may be entered.
  const bis = feld.dezimal ? feld.bis : Math.floor(feld.bis ?? 0);
  const bereich = feld.nurLesen ? [] : [grenze('minInclusive', feld.von), grenze('maxInclusive', bis)];
  return beschraenkt(basis, [...bereich, ...(feld.dezimal ? [grenze('fractionDigits', feld.dezimal)] : [])]);
}

function beschraenkt(basis: string, grenzen: string[]): Inhalt {
  if (!grenzen.length) return { typ: basis };
  const regel = `<xs:restriction base="${basis}">${grenzen.join('')}</xs:restriction>`;
  return { zeilen: [`<xs:simpleType>${regel}</xs:simpleType>`] };
}

const grenze = (name: string, wert: unknown) => `<xs:${name} value="${maskiert(String(wert))}"/>`;
const aufzaehlung = (werte: readonly (string | number)[]) => werte.map((w) => grenze('enumeration', w));

function beschrieben(feld: Feld): string {
  const name = deutsch(feld.label);
  return feld.einheit ? `${name} (${feld.einheit})` : name;
}

function dokumentation(text: string, einzug: string): string {
  return `${einzug}<xs:annotation><xs:documentation>${maskiert(text)}</xs:documentation></xs:annotation>`;
}

function maskiert(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
