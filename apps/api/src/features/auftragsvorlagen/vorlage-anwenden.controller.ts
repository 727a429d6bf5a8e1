import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort } from '../../platform/http/antwort.js';
import { Ergebnis } from '../../platform/http/ergebnis.js';
import { Id } from '../../platform/http/koerper.js';
import { Entwurf } from '../../platform/http/koerper-arten.js';
import { VorlageAnwenden } from './vorlage-anwenden.service.js';

/** New orders from templates; nothing is stored by it. */
@ApiTags('auftraege')
@Controller('auftraege')
export class VorlageAnwendenController {
  constructor(private readonly vorlagen: VorlageAnwenden) {}

  @Get('vorlage/:id')
  @Recht('auftrag.bearbeiten')
  @Antwort(Auftrag, { entwurf: true })
  async ausVorlage(@Id() id: number) {
    return antworte(await this.vorlagen.anwenden(id, new Auftrag()));
  }

  @Post('applyVorlage/:auftragsvorlageId')
  @HttpCode(200)
  @Recht('auftrag.bearbeiten')
  @Antwort(Auftrag, { entwurf: true })
  async anwenden(@Id('auftragsvorlageId') id: number, @Entwurf(Auftrag) angaben: Auftrag) {
    return antworte(await this.vorlagen.anwenden(id, angaben));
  }
}

/** Names in a header what of the template was left open because it is locked now. */
function antworte({ auftrag, ausgelassen }: { auftrag: Auftrag; ausgelassen: string[] }) {
  return new Ergebnis(
    auftrag,
    ausgelassen.length > 0 ? { kopf: { ausgelassen: ausgelassen.join(',') } } : {},
  );
}
