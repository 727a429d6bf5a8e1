import { text, wort } from '@frachtportal/domain/texte/text';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { type DragEvent, useId, useState } from 'react';
import './importe.css';

interface Eigenschaften {
  /** The words on the button. */
  label?: string;
  /** Endings without dot that are taken, e.g. `csv`. */
  arten: readonly string[];
  hoechstensMb: number;
  datei: File | null;
  onWahl: (datei: File) => void;
  /** What is wrong with the file that was chosen, e.g. that it cannot be read. */
  fehler?: string | null | undefined;
  deaktiviert?: boolean;
}

/** Chooses one file, by button or by dropping it; the wrong kind and a too large one are refused at once. */
export function Dateiwahl({ label = 'Datei wählen', arten, hoechstensMb, ...p }: Eigenschaften) {
  const id = useId();
  const [darueber, setDarueber] = useState(false);
  const [eigener, setEigener] = useState<string | null>(null);
  const fehler = eigener ?? p.fehler;
  const endungen = arten.map((a) => `.${a}`);

  const nimm = (dateien: FileList | null) => {
    const [datei, ...weitere] = dateien ?? [];
    if (!datei) return;
    const grund = weitere.length
      ? text('datei.nurEine')
      : !endungen.some((e) => datei.name.toLowerCase().endsWith(e))
        ? text('datei.endung', { arten: endungen.join(', ') })
        : datei.size > hoechstensMb * 1_048_576
          ? text('datei.zuGross', { mb: hoechstensMb })
          : null;
    setEigener(grund);
    if (!grund) p.onWahl(datei);
  };
  const halte = (e: DragEvent) => {
    e.preventDefault();
    setDarueber(!p.deaktiviert);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button inside
    <div
      className="fp-dateiwahl"
      data-darueber={darueber ? '' : undefined}
      onDragEnter={halte}
      onDragOver={halte}
      onDragLeave={() => setDarueber(false)}
      onDrop={(e) => {
        e.preventDefault();
        setDarueber(false);
        if (!p.deaktiviert) nimm(e.dataTransfer.files);
      }}
    >
      <UploadIcon aria-hidden="true" />
      <div>
        <input
          id={id}
          type="file"
          className="fp-nur-vorlesen"
          accept={endungen.join(',')}
          disabled={p.deaktiviert}
          aria-invalid={fehler ? true : undefined}
          aria-describedby={`${id}-stand`}
          onChange={(e) => {
            nimm(e.target.files);
            // The same file may be chosen again once it has been corrected.
            e.target.value = '';
          }}
        />
        <label htmlFor={id}>{label}</label>
        <span className="fp-gedaempft">
          {' '}
          {wort('oder hierher ziehen (')}
          {endungen.join(', ')}
          {wort(', höchstens')} {hoechstensMb} MB)
        </span>
        <p id={`${id}-stand`} role="status" className={fehler ? 'fp-dateiwahl-fehler' : undefined}>
          {fehler ?? (p.datei ? `${p.datei.name} · ${groesse(p.datei.size)}` : 'Noch keine Datei gewählt.')}
        </p>
      </div>
    </div>
  );
}

function groesse(bytes: number): string {
  const [wert, einheit] = bytes < 1_048_576 ? [bytes / 1024, 'kB'] : [bytes / 1_048_576, 'MB'];
  return `${wert.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${einheit}`;
}
