import { type Klaerfall, klaergruende } from '@frachtportal/domain/klaerfall/klaerfall';
import { uebersetzerZu } from '@frachtportal/texte/server';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { auftragslink } from '../../platform/mail/auftragslink.js';
import { Postausgang } from '../../platform/mail/postausgang.repository.js';
import { vielleichtIdentitaet } from '../../platform/tenancy/anfrage-kontext.js';
import type { Beteiligter } from '../../platform/tenancy/beteiligte.read-model.js';
import { KlaerfallRepository } from './klaerfall.repository.js';

/** What a mail tells of a case. */
export type Klaerfallangaben = Pick<
  Klaerfall,
  'auftragId' | 'nummer' | 'grund' | 'intern' | 'faelligTag' | 'faelligUm'
>;
type Anlass = 'klaerfall' | 'klaerfallFaellig' | 'klaerfallErledigt';

/** Tells people of cases, never of what they did themselves. Of an internal one a mail says no more than that it is there. */
@Injectable()
export class Klaerfallpost {
  constructor(
    private readonly ausgang: Postausgang,
    private readonly ablage: KlaerfallRepository,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** To whom a case was handed. */
  gibAn(an: Beteiligter, fall: Klaerfall): Promise<void> {
    return this.sende('klaerfall', an, fall, fall.schritte.at(-1)?.text ?? fall.schritte[0]?.text ?? null);
  }

  /** To whoever has opened it. */
  async meldeErledigt(fall: Klaerfall): Promise<void> {
    const an = await this.ablage.eroeffner(fall.id);
    if (an) await this.sende('klaerfallErledigt', an, fall, fall.schritte.at(-1)?.text ?? null);
  }

  erinnere(an: Beteiligter, fall: Klaerfallangaben): Promise<void> {
    return this.sende('klaerfallFaellig', an, fall, null);
  }

  private async sende(art: Anlass, an: Beteiligter, fall: Klaerfallangaben, text: string | null) {
    const ich = vielleichtIdentitaet();
    if (!an.email || an.id === ich?.benutzerId) return;
    const sage = uebersetzerZu(an.sprache);
    const offen = [`${sage('klaerfall.grund')}: ${sage(klaergruende[fall.grund])}`, ...(text ? [text] : [])];
    const werte = {
      name: an.name,
      verfasser: ich?.name ?? '',
      nummer: fall.nummer,
      faellig: faellig(an.sprache, fall),
      was: fall.intern ? sage('meldung.mail.klaerfall.intern') : offen.join('\n\n'),
      link: auftragslink(
        this.umgebung.PORTAL_URL,
        { id: fall.auftragId, nummer: fall.nummer },
        'klaerfaelle',
      ),
    };
    await this.ausgang.stelle({
      art,
      an: { name: an.name, address: an.email },
      mandantId: an.mandantId,
      betreff: sage(`meldung.mail.${art}.betreff`, werte),
      inhalt: sage(`meldung.mail.${art}.inhalt`, werte),
    });
  }
}

function faellig(sprache: string, { faelligTag, faelligUm }: Klaerfallangaben): string {
  const tag = new Intl.DateTimeFormat(sprache, { dateStyle: 'medium', timeZone: 'UTC' });
  return [tag.format(new Date(faelligTag)), faelligUm].filter(Boolean).join(', ');
}
