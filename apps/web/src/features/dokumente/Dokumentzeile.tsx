import { t } from '@frachtportal/texte/t';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { Dokumentansicht, istZuSehen } from './Dokumentansicht';
import './dokumente.css';

interface Eigenschaften {
  titel: string;
  /** Name of the file when it is downloaded. */
  datei: string;
  zusatz?: string;
  lies: () => Promise<Blob>;
  onLoeschen?: (() => void) | undefined;
}

const klein = { fontSize: 18 };

/** One paper: its name shows it, what no browser shows is downloaded. */
export function Dokumentzeile({ titel, datei, zusatz, lies, onLoeschen }: Eigenschaften) {
  const [inhalt, setInhalt] = useState<Blob | null>(null);
  const ansehen = useMutation({
    mutationFn: lies,
    onSuccess: (blob) => (istZuSehen(blob) ? setInhalt(blob) : ladeDateiHerunter(datei, blob)),
  });
  const laden = useMutation({ mutationFn: lies, onSuccess: (blob) => ladeDateiHerunter(datei, blob) });
  return (
    <li>
      <div>
        <button
          type="button"
          className="fp-verweis"
          aria-busy={ansehen.isPending}
          onClick={() => !ansehen.isPending && ansehen.mutate()}
        >
          {t(titel)}
        </button>
        {(zusatz || titel !== datei) && (
          <span className="fp-gedaempft">
            {[zusatz, titel !== datei && datei].filter(Boolean).join(' · ')}
          </span>
        )}
      </div>
      <Knopf
        text={t('dokument.dokumentzeile.herunterladen', { name: t(titel) })}
        icon={<DownloadIcon style={klein} />}
        nurIcon
        leise
        laeuft={laden.isPending}
        onClick={() => laden.mutate()}
      />
      {onLoeschen && (
        <Knopf
          text={t('allgemein.eintragLoeschen', { name: t(titel) })}
          icon={<DeleteIcon style={klein} />}
          nurIcon
          leise
          onClick={onLoeschen}
        />
      )}
      {inhalt && (
        <Dokumentansicht titel={titel} datei={datei} inhalt={inhalt} onSchliessen={() => setInhalt(null)} />
      )}
    </li>
  );
}
