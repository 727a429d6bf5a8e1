import { lazy, Suspense } from 'react';
import { uebernimm } from '../../lib/sitzung';
import { sprichPortal } from '../../lib/sprache';
import type { OffenerSchritt } from '../../lib/zweiterSchritt';

// Comes to whoever needs it, with its texts.
const ZweiterSchritt = lazy(async () => {
  const [teil] = await Promise.all([import('../../features/sicherheit/ZweiterSchritt'), sprichPortal()]);
  return { default: teil.ZweiterSchritt };
});

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
