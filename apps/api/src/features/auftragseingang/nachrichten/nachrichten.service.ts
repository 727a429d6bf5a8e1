import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { liesBordero } from '@frachtportal/edi/fortras/bordero';
import type { Satzfehler } from '@frachtportal/edi/fortras/saetze';
import { dekodiere, errateZeichensatz } from '@frachtportal/edi/zeichensatz';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../../platform/errors/fachfehler.js';
import type { Leseprofil, Nachrichtentabelle } from '../../importe/importe.service.js';
import { Bekannte } from '../bekannte.read-model.js';
import { fortrasZeilen, stellen } from './fortras.js';
import { nachnahmen } from './nachnahmen.js';
import { alsTabelle } from './nachrichtentabelle.js';

const groesste = 10 * 1_048_576;

/** Messages of partners as tables. */
@Injectable()
export class Nachrichten {
  constructor(private readonly bekannte: Bekannte) {}

  /** @throws Fachfehler 400 at `file` */
  async lies(inhalt: Buffer, { partner, zeichensatz }: Leseprofil): Promise<Nachrichtentabelle> {
    if (inhalt.length > groesste) throw falsch(fehler('datei.zuGross', 'file', { mb: groesste / 1_048_576 }));
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
    const codes = partner === null ? undefined : await this.bekannte.partnercodes(partner);
    const termine = new Set(codes?.get('terminkennzeichen')?.keys());
    return alsTabelle(fortrasZeilen(bordero, termine, betraege), stellen);
  }
}

const falsch = (meldung: Meldung) => ungueltig([meldung]);

function alsMeldung({ satz, art, von, bis, grund, wert }: Satzfehler): Meldung {
  const stelle = von === bis ? String(von) : `${von}–${bis}`;
  return fehler(`auftragseingang.satz.${grund}`, 'file', { satz, art: art || '?', stelle, wert });
}
