import type { Ansprueche } from '@frachtportal/api-client/sitzung';
import { hatRecht, type Identitaet, type Recht } from '@frachtportal/domain/benutzer/rechte';
import { useCallback } from 'react';
import { useKonfiguration } from './konfiguration';
import { useSitzung } from './sitzung';

/** The person as the token describes them; the server decides for itself all the same. */
export function identitaet(a: Ansprueche): Identitaet {
  return {
    admin: a.admin ?? false,
    betreiber: a.betreiber ?? false,
    main: a.main ?? false,
    edit: a.edit ?? false,
    hauptmandant: a.hauptmandant ?? false,
    version: a.version ?? 0,
  };
}

/** Asks for rights: `const darf = useRechte(); darf('auftrag.bearbeiten')`. */
export function useRechte(): (recht: Recht) => boolean {
  const sitzung = useSitzung();
  const konfiguration = useKonfiguration();
  return useCallback(
    (recht) => hatRecht(recht, sitzung && identitaet(sitzung.ansprueche), konfiguration),
    [sitzung, konfiguration],
  );
}
