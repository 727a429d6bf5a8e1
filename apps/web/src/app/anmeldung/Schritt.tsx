import { lazy, Suspense } from 'react';
import { uebernimm } from '../../lib/sitzung';
import type { OffenerSchritt } from '../../lib/zweiterSchritt';

// Comes to whoever needs it.
const ZweiterSchritt = lazy(async () => ({
  default: (await import('../../features/sicherheit/ZweiterSchritt')).ZweiterSchritt,
}));

interface Eigenschaften {
  schritt: OffenerSchritt;
  username: string;
  onEnde: () => void;
}

/** The second step of a login: at its end somebody is logged in, or back at the password. */
export function Schritt({ schritt, username, onEnde }: Eigenschaften) {
  return (
    <Suspense>
      <ZweiterSchritt
        schritt={schritt}
        onFertig={(paar) => {
          onEnde();
          uebernimm(paar, username);
        }}
        onAbbrechen={onEnde}
      />
    </Suspense>
  );
}
