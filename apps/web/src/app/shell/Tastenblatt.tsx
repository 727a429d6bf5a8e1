import { Dialog } from '../../components/Dialog';

const gruppen = [
  {
    titel: 'Überall',
    tasten: [
      ['Alt + N', 'Neuer Auftrag'],
      ['/', 'Auftrag suchen'],
      ['?', 'Diese Übersicht'],
      ['Esc', 'Dialog oder Liste schließen'],
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
      ['Strg + V', 'Zeilen aus einer Tabelle einfügen'],
      ['Strg + D', 'Zeile kopieren'],
      ['Entf', 'Markierte Zeilen entfernen'],
      ['Strg + Z', 'Zeile wiederherstellen'],
    ],
  },
] as const;

/** The sheet of keys. */
export function Tastenblatt({ offen, onSchliessen }: { offen: boolean; onSchliessen: () => void }) {
  return (
    <Dialog offen={offen} titel="Tastenkürzel" onSchliessen={onSchliessen} breite={520}>
      <div className="fp-tastenblatt">
        {gruppen.map(({ titel, tasten }) => (
          <section key={titel}>
            <h3>{titel}</h3>
            <dl>
              {tasten.map(([taste, was]) => (
                <div key={taste}>
                  <dt>
                    <kbd>{taste}</kbd>
                  </dt>
                  <dd>{was}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
