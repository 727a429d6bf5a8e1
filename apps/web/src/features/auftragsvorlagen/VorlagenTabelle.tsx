import type { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import type { KeyboardEvent } from 'react';

interface Props {
  zeilen: readonly Auftragsvorlage[];
  markiert: number | null;
  mitMandant: boolean;
  onMarkieren: (id: number) => void;
  /** Double-click or Enter. */
  onVerwenden: (id: number) => void;
  onLoeschen: () => void;
}

const zeit = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short' });

/** The templates; the radio buttons make one row the marked one, with the arrow keys too. */
export function VorlagenTabelle(p: Props) {
  const taste = (e: KeyboardEvent, id: number) => {
    if (e.key === 'Enter') p.onVerwenden(id);
    else if (e.key === 'Delete') p.onLoeschen();
    else return;
    e.preventDefault();
  };
  return (
    <table className="fp-vorlagen" aria-label="Auftragsvorlagen">
      <thead>
        <tr>
          <th aria-label="Markiert" />
          <th>Vorlagenname</th>
          {p.mitMandant && <th>Mandant</th>}
          <th>Absender</th>
          <th>Empfänger</th>
          <th>geändert am</th>
        </tr>
      </thead>
      <tbody>
        {p.zeilen.map((v) => (
          <tr
            key={v.id}
            aria-selected={v.id === p.markiert}
            onClick={() => p.onMarkieren(v.id)}
            onDoubleClick={() => p.onVerwenden(v.id)}
          >
            <td>
              <input
                type="radio"
                name="vorlage"
                aria-label={`Vorlage ${v.vorlageName}`}
                checked={v.id === p.markiert}
                onChange={() => p.onMarkieren(v.id)}
                onKeyDown={(e) => taste(e, v.id)}
              />
            </td>
            <td>{v.vorlageName}</td>
            {p.mitMandant && <td>{(v.mandant as { name?: string } | null)?.name}</td>}
            <td>{ortVon(v.auftrag?.absenderAdresse)}</td>
            <td>{ortVon(v.auftrag?.empfaengerAdresse)}</td>
            <td>{v.geaendertAm && zeit.format(new Date(v.geaendertAm))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ortVon(
  adresse: { name?: string | null; plz?: string | null; ort?: string | null } | null | undefined,
) {
  const ort = [adresse?.plz, adresse?.ort].filter(Boolean).join(' ');
  return [adresse?.name, ort].filter(Boolean).join(', ');
}
