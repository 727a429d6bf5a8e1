import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import type { Anmeldeart } from '@frachtportal/domain/benutzer/faktorpflicht';
import type { Passkeyfrage } from '@frachtportal/domain/benutzer/passkey';
import type {
  EingerichteteAnmeldung,
  Faktoreinrichtung,
  Passkeyschritt,
  ZweiterSchritt as Schritt,
} from '@frachtportal/domain/benutzer/zweiter-faktor';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { brauchtFaktor, IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { Fachfehler, gefunden } from '../../../platform/errors/fachfehler.js';
import { Anmeldeabschluss } from '../abschluss/anmeldeabschluss.service.js';
import type { Herkunft } from '../abschluss/herkunft.js';
import { Anmeldekonten, type Wer } from '../anmeldekonten.read-model.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { Anmeldescheine, type Schein, type Schrittart } from './anmeldescheine.service.js';
import { Faktoren } from './faktoren.service.js';

const meldung = { code: 'anmeldung.zweiterSchritt', einrichten: 'anmeldung.faktorEinrichten' } as const;

/** What comes after the right password: a code, or setting up what makes one. */
@Injectable()
export class ZweiterSchritt {
  constructor(
    private readonly konten: Anmeldekonten,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly scheine: Anmeldescheine,
    private readonly faktoren: Faktoren,
    private readonly passkeys: Passkeys,
    private readonly abschluss: Anmeldeabschluss,
  ) {}

  /** In, where the first step is enough. @throws Fachfehler 401 with a ticket where it is not */
  async weiter(konto: Wer, art: Anmeldeart, herkunft: Herkunft): Promise<Tokenpaar> {
    const wer = await this.identitaeten.unsafeZuBenutzer(konto.id);
    if (!wer || !brauchtFaktor(wer)) return this.abschluss.schliesseAb(konto, art, herkunft);
    const schritt = wer.hatFaktor ? 'code' : 'einrichten';
    const schein = this.scheine.stelleAus(konto, schritt, herkunft.firma);
    throw new Fachfehler(401, [fehler(meldung[schritt], undefined, { schein })]);
  }

  async mitCode({ schein, code }: Schritt, von: Herkunft): Promise<Tokenpaar> {
    const { konto, herkunft } = await this.gelesen(schein, 'code', von);
    const art = await this.vermerkt(konto, herkunft, () =>
      this.faktoren.pruefe(konto.id, code, woher(konto, herkunft)),
    );
    return this.abschluss.schliesseAb(konto, art, herkunft);
  }

  /** What a passkey is asked to sign. @throws Fachfehler 404 where there is none that works here */
  async fragePasskey(schein: string): Promise<Passkeyfrage> {
    const konto = await this.kontoZu(this.scheine.lies(schein), 'code');
    return { optionen: gefunden(await this.passkeys.beginnePruefen(konto.id)) };
  }

  async mitPasskey({ schein, antwort }: Passkeyschritt, von: Herkunft): Promise<Tokenpaar> {
    const { konto, herkunft } = await this.gelesen(schein, 'code', von);
    await this.vermerkt(konto, herkunft, () =>
      this.passkeys.pruefe(konto.id, antwort, woher(konto, herkunft)),
    );
    return this.abschluss.schliesseAb(konto, 'passkey', herkunft);
  }

  /** A second step that fails is written down like a wrong password. */
  private vermerkt<T>(konto: Wer, herkunft: Herkunft, pruefe: () => Promise<T>): Promise<T> {
    return pruefe().catch(async (grund: unknown) => {
      await this.abschluss.gescheitert(konto, herkunft, 'zweiterSchritt');
      throw grund;
    });
  }

  async richteEin(schein: string): Promise<Faktoreinrichtung> {
    const konto = await this.kontoZu(this.scheine.lies(schein), 'einrichten');
    return this.faktoren.beginne(konto.id, konto.name);
  }

  async bestaetige({ schein, code }: Schritt, von: Herkunft): Promise<EingerichteteAnmeldung> {
    const { konto, herkunft } = await this.gelesen(schein, 'einrichten', von);
    const { codes, dazu: paar } = await this.faktoren.bestaetige(
      konto.id,
      code,
      woher(konto, herkunft),
      async () => {
        await this.abschluss.eingerichtet(konto);
        return this.abschluss.schliesseAb(konto, 'einmalcode', herkunft);
      },
    );
    return { ...paar, codes };
  }

  /** Whose ticket it is; who came from a company still does. */
  private async gelesen(
    schein: string,
    art: Schrittart,
    von: Herkunft,
  ): Promise<{ konto: Wer; herkunft: Herkunft }> {
    const gelesen = this.scheine.lies(schein);
    const konto = await this.kontoZu(gelesen, art);
    return { konto, herkunft: { ...von, ...(gelesen?.firma && { firma: gelesen.firma }) } };
  }

  private async kontoZu(gelesen: Schein | undefined, art: Schrittart): Promise<Wer> {
    const konto = gelesen?.art === art ? await this.konten.unsafeZuId(gelesen.benutzerId) : undefined;
    if (!konto || konto.version !== gelesen?.version)
      throw new Fachfehler(401, [fehler('anmeldung.abgelaufen')]);
    return konto;
  }
}

/** Where somebody has come in before, others' wrong codes do not matter. */
const woher = ({ id }: Wer, { geraet }: Herkunft) => (geraet.kennt(id) ? geraet.schluessel(id) : String(id));
