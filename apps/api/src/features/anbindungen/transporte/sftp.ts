import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { setTimeout as warte } from 'node:timers/promises';
import { groessterEingangMb } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { Eingang } from '../../../platform/dateien/eingang.service.js';
import { loeseAuf } from '../../../platform/netz/ziel.js';
import type { Faellige } from '../anbindungen.repository.js';
import { abgelegter, entwurfsname, lesbarerName, unfertig } from './dateinamen.js';
import { Sftpverbindung } from './sftpverbindung.js';
import type { Abgang, Ablage, Sendung, Transport } from './transport.js';
import { Transportfehler } from './transportfehler.js';
import { Zugangsgeheimnis } from './zugangsgeheimnis.service.js';

const hoechstensBytes = groessterEingangMb * 1_048_576;
/** So many files at most are taken in one look; the others come with the next. */
const jeBlick = 100;

/** Where files come on the server, and where they stay. */
type Ordner = Record<Ablage | 'eingang', string>;

/** A folder on the server of a partner; what was read is moved into other folders of it, never deleted. */
@Injectable()
export class Sftp implements Transport, Abgang {
  constructor(
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    private readonly eingang: Eingang,
    private readonly geheimnis: Zugangsgeheimnis,
  ) {}

  async *sendungen(a: Faellige): AsyncIterable<Sendung> {
    const verbindung = await this.verbinde(a);
    try {
      const ordner = await ordne(verbindung, a);
      for (const name of await this.fertige(verbindung, ordner.eingang))
        yield* this.datei(verbindung, ordner, name, absenderVon(a));
    } finally {
      await verbindung.schliesse();
    }
  }

  async pruefe(a: Faellige): Promise<number> {
    const verbindung = await this.verbinde(a);
    try {
      const { eingang } = await ordne(verbindung, a);
      return (await liegend(verbindung, eingang)).length;
    } finally {
      await verbindung.schliesse();
    }
  }

  lege(a: Faellige, name: string, inhalt: Buffer): Promise<void> {
    return this.imAusgang(a, (verbindung, ordner) =>
      verbindung.schreibe(posix.join(ordner, entwurfsname(name)), inhalt),
    );
  }

  gib(a: Faellige, name: string): Promise<void> {
    return this.imAusgang(a, (verbindung, ordner) =>
      verbindung.ersetze(posix.join(ordner, entwurfsname(name)), posix.join(ordner, name)),
    );
  }

  pruefeAbgang(a: Faellige): Promise<void> {
    return this.imAusgang(a, async () => undefined);
  }

  private async imAusgang(
    a: Faellige,
    tu: (verbindung: Sftpverbindung, ordner: string) => Promise<void>,
  ): Promise<void> {
    const verbindung = await this.verbinde(a);
    try {
      const ordner = await verbindung.ordner(a.ausgangspfad ?? '', { anlegen: false });
      if (!ordner) throw fehlt(a.ausgangspfad);
      await tu(verbindung, ordner);
    } finally {
      await verbindung.schliesse();
    }
  }

  private async verbinde(a: Faellige): Promise<Sftpverbindung> {
    const adresse = await loeseAuf(a.host ?? '', this.umgebung.ANBINDUNG_ERLAUBT);
    return Sftpverbindung.oeffne(a, adresse, this.geheimnis.zu(a));
  }

  /** Names of the files nobody writes to any more: size and time stay the same for a while. */
  private async fertige(verbindung: Sftpverbindung, ordner: string): Promise<string[]> {
    const vorher = await liegend(verbindung, ordner);
    if (!vorher.length) return [];
    await warte(this.umgebung.ANBINDUNG_RUHE_MS);
    const nachher = new Map((await liegend(verbindung, ordner)).map(({ name, stand }) => [name, stand]));
    const ruhig = vorher.filter(({ name, stand }) => nachher.get(name) === stand);
    return ruhig
      .map(({ name }) => name)
      .sort()
      .slice(0, jeBlick);
  }

  private async *datei(
    verbindung: Sftpverbindung,
    ordner: Ordner,
    echterName: string,
    absender: string,
  ): AsyncIterable<Sendung> {
    const von = posix.join(ordner.eingang, echterName);
    const name = lesbarerName(echterName, 'Datei');
    const legeAb = (wohin: Ablage, nummer: number) =>
      verbindung.verschiebe(von, posix.join(ordner[wohin], abgelegter(nummer, echterName)));
    const bytes = await verbindung.groesse(von);
    if (bytes === undefined) return;
    const pfad = join(await this.eingang.verzeichnis(), randomUUID());
    try {
      const geladen = bytes > hoechstensBytes ? bytes : await verbindung.lade(von, pfad, hoechstensBytes);
      if (geladen > hoechstensBytes) yield { absender, name, legeAb, dateien: [], grund: 'zuGross' };
      else yield { absender, name, legeAb, dateien: [{ name, pfad, bytes: geladen }] };
    } finally {
      await rm(pfad, { force: true });
    }
  }
}

const absenderVon = ({ benutzername, host }: Faellige) => `${benutzername}@${host}`.slice(0, 250);

/** What lies in a folder to be taken. A link leads who knows where, and is left alone. */
async function liegend(verbindung: Sftpverbindung, ordner: string) {
  return (await verbindung.inhalt(ordner)).filter(({ name, verweis }) => !verweis && !unfertig.test(name));
}

/** The folders of the connection; what was read must not come again. @throws Transportfehler */
async function ordne(verbindung: Sftpverbindung, a: Faellige): Promise<Ordner> {
  const eingang = await verbindung.ordner(a.eingangspfad ?? '', { anlegen: false });
  if (!eingang) throw fehlt(a.eingangspfad);
  const ablage = async (pfad: string) => {
    const ort = await verbindung.ordner(pfad, { anlegen: true });
    if (!ort) throw fehlt(pfad);
    if (ort === eingang) throw new Transportfehler(fehler('anbindung.gleicherOrdner'));
    return ort;
  };
  return {
    eingang,
    erledigt: await ablage(a.erledigtpfad ?? posix.join(eingang, 'erledigt')),
    fehler: await ablage(a.fehlerpfad ?? posix.join(eingang, 'fehler')),
  };
}

const fehlt = (pfad: string | null) =>
  new Transportfehler(fehler('anbindung.ordnerFehlt', undefined, { name: pfad ?? '' }));
