import type { Recht as Rechtname } from '@frachtportal/domain/benutzer/rechte';
import { SetMetadata } from '@nestjs/common';

export const RECHT = 'recht';

/** The right a route asks for. Every route must carry one: the guard refuses those that do not. */
export const Recht = (recht: Rechtname) => SetMetadata(RECHT, recht);

export const AUCH_ANGEMELDET = 'auchAngemeldet';

/** A public route that answers who is logged in for themselves: a token that comes must be good, none need come. */
export const AuchAngemeldet = () => SetMetadata(AUCH_ANGEMELDET, true);
