import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useRouteError } from 'react-router-dom';
import { Karte } from '../components/anzeige/Karte';
import { Knopf } from '../components/bedienung/Knopf';
import { istVerpassterCode } from '../lib/nachladen';
import { oftNeuGeladen, Unterbrochen } from './Unterbrochen';
import './seiten.css';

/** What shows when a part of the app has failed; nothing of it is technical but the last line. */
export function Fehlerseite({ error }: Pick<FallbackProps, 'error'>) {
  const [wartet] = useState(() => istVerpassterCode(error) && !oftNeuGeladen());
  if (wartet) return <Unterbrochen />;
  return (
    <div className="fp-mitte">
      <Karte titel="rahmen.fehlerseite.technischerFehlerAufgetreten">
        <p>{t('rahmen.fehlerseite.erklaerung')}</p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
        <Knopf text="rahmen.fehlerseite.seiteNeuLaden" primaer onClick={() => window.location.reload()} />
      </Karte>
    </div>
  );
}

export function Routenfehler() {
  return (
    <main>
      <Fehlerseite error={useRouteError()} />
    </main>
  );
}
