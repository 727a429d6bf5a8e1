import { AdresseEntity } from './features/adressen/adresse.entity.js';
import { auftragEntities } from './features/auftraege/auftrag.entity.js';
import { AuftragsvorlageEntity } from './features/auftragsvorlagen/auftragsvorlage.entity.js';
import { BenutzerEntity } from './features/benutzer/benutzer.entity.js';
import { MandantEntity } from './features/mandanten/mandant.entity.js';
import { stammdatenEntities } from './features/stammdaten/stammdaten.entity.js';
import type { Entitaet } from './platform/database/abbildung.entity.js';

/** Every mapping of a domain class to a table. */
export const entities: Entitaet[] = [
  ...auftragEntities,
  ...stammdatenEntities,
  AdresseEntity,
  AuftragsvorlageEntity,
  BenutzerEntity,
  MandantEntity,
] as Entitaet[];
