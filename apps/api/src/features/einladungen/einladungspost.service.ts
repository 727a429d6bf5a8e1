import type { Einladung } from '@frachtportal/domain/registrierung/einladung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { zeitzone } from '../../platform/http/uhr.js';
import { Anmeldepost } from '../authentication/abschluss/anmeldepost.service.js';

/** The mails with which people are asked in. */
@Injectable()
export class Einladungspost {
  constructor(
    private readonly post: Anmeldepost,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async sende(
    { email, mandant, eingeladenVon, laeuftAbAm }: Einladung,
    { mandantId, sprache, token }: { mandantId: number; sprache: string; token: string },
  ): Promise<void> {
    const bis = new Intl.DateTimeFormat(sprache, { dateStyle: 'medium', timeZone: zeitzone() });
    await this.post.stelle(
      'einladung',
      { name: email, email, sprache, mandantId },
      {
        mandant: mandant.name,
        von: eingeladenVon ?? mandant.name,
        bis: bis.format(new Date(laeuftAbAm)),
        link: `${this.umgebung.PORTAL_URL}/einladung/${token}`,
      },
    );
  }
}
