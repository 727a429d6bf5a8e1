import { NeuerPasskey, Passkey, Passkeyfrage } from '@frachtportal/domain/benutzer/passkey';
import { Faktorbeginn } from '@frachtportal/domain/benutzer/zweiter-faktor';
import { Controller, Delete, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort, Leer } from '../../../platform/http/antwort.js';
import { Id, Koerper } from '../../../platform/http/koerper.js';
import { Passkeypflege } from './passkeypflege.service.js';

/** Additions: passkeys beside the codes of an app. */
@ApiTags('sicherheit')
@Controller('benutzer')
@Recht('angemeldet')
export class PasskeysController {
  constructor(private readonly pflege: Passkeypflege) {}

  /** What the browser is asked to make a passkey of. */
  @Post('passkeys/frage')
  @HttpCode(200)
  @Antwort(Passkeyfrage)
  beginne(@Koerper(Faktorbeginn) { passwortAlt }: Faktorbeginn) {
    return this.pflege.beginne(passwortAlt);
  }

  @Post('passkeys')
  @HttpCode(201)
  @Antwort(Passkey, { status: 201 })
  lege(@Koerper(NeuerPasskey) neuer: NeuerPasskey, @Headers('user-agent') programm: string | undefined) {
    return this.pflege.lege(neuer, programm);
  }

  @Delete(':id/passkeys/:passkey')
  @HttpCode(204)
  @Leer()
  entferne(@Id() id: number, @Id('passkey') passkey: number): Promise<void> {
    return this.pflege.entferne(id, passkey);
  }
}
