import type { Recht as Rechtname } from '@frachtportal/domain/benutzer/rechte';
import type { Schluesselrecht } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const RECHT = 'recht';

/** Under it the description of the API names the right. */
export const RECHT_BESCHRIEBEN = 'x-recht';

/** The right a route asks for. Every route must carry one: the guard refuses those that do not. */
export const Recht = (recht: Rechtname) =>
  applyDecorators(SetMetadata(RECHT, recht), ApiExtension(RECHT_BESCHRIEBEN, recht));

export const AUCH_ANGEMELDET = 'auchAngemeldet';

/** A public route that answers who is logged in for themselves: a token that comes must be good, none need come. */
export const AuchAngemeldet = () => SetMetadata(AUCH_ANGEMELDET, true);

export const SCHLUESSELRECHTE = 'schluesselrechte';

/** Under it the description of the API names the rights of keys that open a call. */
export const SCHLUESSELRECHTE_BESCHRIEBEN = 'x-schluesselrechte';

/** Keys with one of these rights open the route too. No key opens one that does not say so. */
export const PerSchluessel = (...rechte: Schluesselrecht[]) =>
  applyDecorators(SetMetadata(SCHLUESSELRECHTE, rechte), ApiExtension(SCHLUESSELRECHTE_BESCHRIEBEN, rechte));

/** What whoever reads or writes orders has to look up. */
export const PerAuftragsschluessel = () => PerSchluessel('auftrag.lesen', 'auftrag.schreiben', 'agent');
