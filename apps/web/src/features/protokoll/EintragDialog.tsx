import { protokollartText } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag } from '@frachtportal/domain/protokoll/protokolleintrag';
import { t } from '@frachtportal/texte/t';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { formatiereZeitpunktGenau } from '../../lib/format/datum';
import { werWar } from './protokollspalten';

interface Eigenschaften {
  eintrag: Protokolleintrag;
  onSchliessen: () => void;
}

/** What the details are called; others appear under the name they are kept by. */
const namen: Record<string, string> = {
  adresse: 'protokoll.eintragDialog.netzadresse',
  ebene: 'beschriftung.ebene',
  grund: 'beschriftung.grund',
  gueltigVon: 'beschriftung.gueltigVon',
  schluessel: 'beschriftung.einstellungen',
  zeilen: 'beschriftung.zeilen',
};

/** An entry of the audit log with everything it holds. */
export function EintragDialog({ eintrag, onSchliessen }: Eigenschaften) {
  const angaben: [string, string][] = [
    ['beschriftung.zeitpunkt', formatiereZeitpunktGenau(eintrag.am)],
    ['beschriftung.benutzer', werWar(eintrag)],
    ['beschriftung.mandant', eintrag.mandant ?? ''],
    ['beschriftung.gegenstand', eintrag.gegenstand],
    ...einzelheiten(eintrag.einzelheiten),
  ];
  return (
    <Dialog
      offen
      titel={protokollartText(eintrag.art)}
      breite={620}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.schliessen" primaer onClick={onSchliessen} />}
    >
      <dl className="fp-protokoll-eintrag">
        {angaben
          .filter(([, wert]) => wert)
          .map(([name, wert]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{wert}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  );
}

function alsText(inhalt: unknown): string {
  if (inhalt === null) return '';
  if (typeof inhalt === 'boolean') return t(inhalt ? 'allgemein.ja' : 'allgemein.neinImSatz');
  return typeof inhalt === 'object' ? JSON.stringify(inhalt, null, 1) : String(inhalt);
}

/** The details, kept as JSON, a line each; nested ones as text. */
function einzelheiten(json: string): [string, string][] {
  try {
    const wert: unknown = JSON.parse(json);
    if (typeof wert !== 'object' || wert === null) return [];
    return Object.entries(wert).map(([name, inhalt]) => [namen[name] ?? name, alsText(inhalt)]);
  } catch {
    // Longer than what is answered: shown as far as it goes.
    return [['beschriftung.einzelheiten', json]];
  }
}
