import { t } from '@frachtportal/texte/t';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { type Dateiregeln, dateigroesse } from '../../lib/dateien/dateipruefung';
import './importe.css';

interface Eigenschaften extends Dateiregeln {
  /** The words on the button. */
  label: string;
  mehrere?: boolean;
  deaktiviert?: boolean | undefined;
  onDateien: (dateien: File[]) => void;
  /** What is chosen, or what is wrong with it. */
  stand: ReactNode;
  fehlerhaft: boolean;
}

/** Where files come in: by button or by dropping them. What becomes of them is for others to say. */
export function Dateiflaeche({ arten, hoechstensMb, ...p }: Eigenschaften) {
  const id = useId();
  const [darueber, setDarueber] = useState(false);
  const endungen = arten?.map((a) => `.${a}`);
  const halte = (e: DragEvent) => {
    e.preventDefault();
    setDarueber(!p.deaktiviert);
  };
  const nimm = (dateien: FileList | null) => {
    if (dateien?.length) p.onDateien([...dateien]);
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
          accept={endungen?.join(',')}
          multiple={p.mehrere}
          disabled={p.deaktiviert}
          aria-invalid={p.fehlerhaft || undefined}
          aria-describedby={`${id}-stand`}
          onChange={(e) => {
            nimm(e.target.files);
            // The same file may be chosen again once it has been corrected.
            e.target.value = '';
          }}
        />
        <label htmlFor={id}>{t(p.label)}</label>
        <span className="fp-gedaempft">
          {' '}
          {t('import.dateiflaeche.oderHierherZiehen')}
          {endungen?.join(', ') ?? t('import.dateiflaeche.jedeArt')}
          {t('import.dateiflaeche.hoechstens')} {dateigroesse(hoechstensMb * 1_048_576)})
        </span>
        <p id={`${id}-stand`} role="status" className={p.fehlerhaft ? 'fp-fehlertext' : undefined}>
          {p.stand}
        </p>
      </div>
    </div>
  );
}
