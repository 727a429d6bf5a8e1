import { wort } from '@frachtportal/domain/texte/text';
import type { FallbackProps } from 'react-error-boundary';
import { useRouteError } from 'react-router-dom';
import { Karte } from '../components/Karte';
import { Knopf } from '../components/Knopf';
import './seiten.css';

/** What shows when a part of the app has failed; nothing of it is technical but the last line. */
export function Fehlerseite({ error }: Pick<FallbackProps, 'error'>) {
  return (
    <div className="fp-mitte">
      <Karte titel="Technischer Fehler aufgetreten">
        <p>
          {wort(
            'Diese Seite konnte nicht angezeigt werden. Gespeicherte Daten sind davon nicht betroffen. Bitte laden Sie die Seite neu; hilft das nicht, melden Sie sich mit der unten stehenden Zeile bei Ihrem Ansprechpartner.',
          )}
        </p>
        <p className="fp-technisch">{error instanceof Error ? error.message : String(error)}</p>
        <Knopf text="Seite neu laden" primaer onClick={() => window.location.reload()} />
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
