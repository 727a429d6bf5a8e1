import type { Recht as Rechtname } from '@frachtportal/domain/benutzer/rechte';
import { SetMetadata } from '@nestjs/common';

export const RECHT = 'recht';

/** The right a route asks for. Every route must carry one: the guard refuses those that do not. */
export const Recht = (recht: Rechtname) => SetMetadata(RECHT, recht);
