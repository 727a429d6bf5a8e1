import {
  type Eingangsformat,
  hoechstensEingangszeilen,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { liesAustausch } from '@frachtportal/edi/edifact/austausch';
import { liesTransportauftrag } from '@frachtportal/edi/edifact/iftmin';
import { liesBordero } from '@frachtportal/edi/fortras/bordero';
import type { Satzfehler } from '@frachtportal/edi/fortras/saetze';
import { dekodiere, errateZeichensatz } from '@frachtportal/edi/zeichensatz';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import type { Leseprofil, Nachrichtentabelle } from '../../importe/importe.service.js';
import { Bekannte, type Partnercodes } from '../bekannte.read-model.js';
import { fortrasZeilen, stellen } from './fortras.js';
import { iftminStellen, iftminZeilen } from './iftmin.js';
import { nachnahmen } from './nachnahmen.js';
import { alsTabelle } from './nachrichtentabelle.js';

const groesste = 10 * 1_048_576;

/** Messages of partners as tables. */
@Injectable()
export class Nachrichten {
  constructor(private readonly bekannte: Bekannte) {}

  /** @throws Fachfehler 400 at `file` */
  async lies(format: Eingangsformat, inhalt: Buffer, profil: Leseprofil): Promise<Nachrichtentabelle> {
    if (inhalt.length > groesste) throw falsch(fehler('datei.zuGross', 'file', { mb: groesste / 1_048_576 }));
    const { partner } = profil;
    const codes = partner === null ? (new Map() as Partnercodes) : await this.bekannte.partnercodes(partner);
    const tabelle = format === 'edifact' ? ausEdifact(inhalt, codes) : ausFortras(inhalt, codes, profil);
    if (tabelle.zeilen.length > hoechstensEingangszeilen)
      throw falsch(fehler('datei.zuVieleZeilen', 'file', { max: hoechstensEingangszeilen }));
    return tabelle;
  }
}

function ausEdifact(inhalt: Buffer, codes: Partnercodes): Nachrichtentabelle {
  const gelesen = liesAustausch(inhalt);
  if ('grund' in gelesen)
    throw falsch(fehler(`auftragseingang.austausch.${gelesen.grund}`, 'file', { wert: gelesen.wert }));
  const { umschlag, nachrichten, dezimal } = gelesen;
  const zeilen = nachrichten.flatMap((nachricht, i) => {
    const lesbar = !umschlag.fehler && !nachricht.fehler.length;
    if (lesbar) return iftminZeilen(liesTransportauftrag(nachricht, dezimal), i + 1, codes);
    // What cannot be read is one line, which says why.
    const werte = { absenderReferenz: nachricht.referenz };
    return [{ nummer: nachricht.segmente[0]?.nummer ?? i + 1, vorgang: i + 1, werte }];
  });
  const ersatz = { nummer: 1, vorgang: 1, werte: { absenderReferenz: umschlag.referenz } };
  return { ...alsTabelle(zeilen.length ? zeilen : [ersatz], iftminStellen), umschlag };
}
function ausFortras(inhalt: Buffer, codes: Partnercodes, { zeichensatz }: Leseprofil): Nachrichtentabelle {
  const text = dekodiere(inhalt, zeichensatz ?? errateZeichensatz(inhalt));
  if (text === undefined)
    throw falsch(fehler('auftragseingang.zeichensatz', 'file', { name: zeichensatz ?? '' }));
  const gelesen = liesBordero(text);
  if ('fehler' in gelesen) throw ungueltig(gelesen.fehler.map(alsMeldung));
  const { bordero } = gelesen;
  if (bordero.kopf.werte.testCode) throw falsch(fehler('auftragseingang.test', 'file'));
  const betraege = nachnahmen(bordero);
  if (!betraege)
    throw falsch(
      fehler('auftragseingang.nachnahme', 'file', {
        betrag: bordero.summe?.werte.totalsOfProductValueCOD ?? '',
      }),
    );
  const termine = new Set(codes.get('terminkennzeichen')?.keys());
  return alsTabelle(fortrasZeilen(bordero, termine, betraege), stellen);
}

const falsch = (meldung: Meldung) => ungueltig([meldung]);

function alsMeldung({ satz, art, von, bis, grund, wert }: Satzfehler): Meldung {
  const stelle = von === bis ? String(von) : `${von}–${bis}`;
  return fehler(`auftragseingang.satz.${grund}`, 'file', { satz, art: art || '?', stelle, wert });
}
