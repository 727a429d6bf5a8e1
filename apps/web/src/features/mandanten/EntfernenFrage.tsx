import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { FrageDialog } from '../../components/dialog/Dialog';
import type { Umstellen } from './useUmstellen';

interface Eigenschaften {
  titel: string;
  /** With `{name}` for the client. */
  frage: string;
  /** The client to be made free; undefined while nothing is asked. */
  mandant: Mandant | undefined;
  umstellen: Umstellen;
  onSchliessen: () => void;
}

/** Asks before a client is made a free one. */
export function EntfernenFrage({ titel, frage, mandant, umstellen, onSchliessen }: Eigenschaften) {
  return (
    <FrageDialog
      offen={mandant !== undefined}
      titel={titel}
      frage={t(frage, { name: mandant?.name ?? '' })}
      gefahr
      laeuft={umstellen.isPending}
      onJa={() =>
        mandant &&
        umstellen.mutate({ mandant, ziel: null, meldung: 'mandant.freiGeworden' }, { onError: onSchliessen })
      }
      onNein={onSchliessen}
    />
  );
}
