import { wort } from '@frachtportal/domain/texte/text';
import { Dialog } from '../../components/Dialog';
import { tastenworte } from '../../components/tastenworte';

const gruppen = [
  {
    titel: 'Überall',
    tasten: [
      ['Alt + N', 'Neuer Auftrag'],
      ['/', 'Auftrag suchen'],
      ['?', 'Diese Übersicht'],
      ['Esc', 'Dialog oder Liste schließen'],
      ['Strg + Enter', 'Dialog bestätigen'],
    ],
  },
  {
    titel: 'Auftragsliste',
    tasten: [
      ['Enter', 'Auftrag öffnen'],
      ['Leertaste', 'Zeile markieren'],
      ['Strg / Umschalt + Klick', 'Mehrere Zeilen markieren'],
    ],
  },
  {
    titel: 'Adressmanagement',
    tasten: [
      ['/', 'Adresse suchen'],
      ['Enter', 'Adresse bearbeiten'],
      ['Entf', 'Adresse löschen (mit Rückfrage)'],
    ],
  },
  {
    titel: 'Nachschlagelisten, Gefahrgut, Maut',
    tasten: [
      ['/', 'In der Liste suchen'],
      ['Enter', 'Eintrag bearbeiten'],
      ['Strg + S', 'Mauttabelle speichern'],
    ],
  },
  {
    titel: 'Auftragserfassung',
    tasten: [
      ['Strg + S', 'Speichern'],
      ['Esc', 'Abbrechen (mit Rückfrage)'],
      ['Alt + 1', 'Zum Absender'],
      ['Alt + 2', 'Zum Empfänger'],
      ['Alt + 3', 'Zu Referenz und Terminen'],
      ['Alt + 4', 'Zu Frankatur und Allgemeinem'],
      ['Alt + 5', 'Zu den Auftragspositionen'],
      ['Alt + 6', 'Zu den Services'],
      ['Alt + 7', 'Zum Hinweis'],
      ['Alt + 0', 'Adresse suchen oder anlegen'],
      ['Alt + W', 'Letzten Empfänger wiederholen'],
      ['Alt + ↓', 'Kalender oder Auswahl öffnen'],
    ],
  },
  {
    titel: 'Positionen, Gefahrgut, Lademittel',
    tasten: [
      ['Tab / Enter', 'Zur nächsten Zelle'],
      ['F2', 'Zelle bearbeiten'],
      ['Strg + V', 'Zeilen aus einer Tabelle einfügen'],
      ['Strg + C', 'Zelle oder markierte Zeilen kopieren'],
      ['Strg + D', 'Zeile nach unten kopieren'],
      ['Umschalt + ↓ / Leertaste', 'Zeilen markieren'],
      ['Entf', 'Markierte Zeilen entfernen, Zelle leeren'],
      ['Strg + Z', 'Rückgängig'],
      ['Strg + Y', 'Wiederholen'],
    ],
  },
] as const;

/** The sheet of keys. */
export function Tastenblatt({ onSchliessen }: { onSchliessen: () => void }) {
  return (
    <Dialog offen titel="Tastenkürzel" onSchliessen={onSchliessen} breite={900}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet longer than the screen is scrolled by the arrow keys. */}
      <section className="fp-tastenblatt" tabIndex={0} aria-label={wort('Alle Tasten')}>
        {gruppen.map(({ titel, tasten }) => (
          <section key={titel}>
            <h3>{wort(titel)}</h3>
            <dl>
              {tasten.map(([taste, was]) => (
                <div key={taste}>
                  <dt>
                    <kbd>{tastenworte(taste)}</kbd>
                  </dt>
                  <dd>{wort(was)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
