import { protokollartText } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { wort } from '@frachtportal/domain/texte/text';
import { Dialog } from '../../components/Dialog';
import { Knopf } from '../../components/Knopf';
import { werWar, zeitpunkt } from './protokollspalten';

interface Eigenschaften {
  eintrag: Protokolleintrag;
  onSchliessen: () => void;
}

/** What the details are called; others appear under the name they are kept by. */
const namen: Record<string, string> = {
  adresse: 'Netzadresse',
  ebene: 'Ebene',
  grund: 'Grund',
  gueltigVon: 'gültig von',
  schluessel: 'Einstellungen',
  zeilen: 'Zeilen',
};

/** An entry of the audit log with everything it holds. */
export function EintragDialog({ eintrag, onSchliessen }: Eigenschaften) {
  const angaben: [string, string][] = [
    ['Zeitpunkt', zeitpunkt(eintrag.am)],
    ['Benutzer', werWar(eintrag)],
    ['Mandant', eintrag.mandant ?? ''],
    ['Gegenstand', eintrag.gegenstand],
    ...einzelheiten(eintrag.einzelheiten),
  ];
  return (
    <Dialog
      offen
      titel={protokollartText(eintrag.art)}
      breite={620}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="Schließen" primaer onClick={onSchliessen} />}
    >
      <dl className="fp-protokoll-eintrag">
        {angaben
          .filter(([, wert]) => wert)
          .map(([name, wert]) => (
            <div key={name}>
              <dt>{wort(name)}</dt>
              <dd>{wert}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}

/** The details, kept as JSON, a line each; nested ones as text. */
function einzelheiten(json: string): [string, string][] {
  try {
    const wert: unknown = JSON.parse(json);
    if (typeof wert !== 'object' || wert === null) return [];
    return Object.entries(wert).map(([name, inhalt]) => [
      namen[name] ?? name,
      typeof inhalt === 'object' ? JSON.stringify(inhalt, null, 1) : String(inhalt),
    ]);
  } catch {
    // Longer than what is answered: shown as far as it goes.
    return [['Einzelheiten', json]];
  }
}
