import { t } from '@frachtportal/texte/t';
import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';

/** A line that is opened again at once needs no word. */
const geduldMs = 3000;

/** Says quietly that the server cannot tell of new statuses at present, and what the list does instead. */
export function Leitungszeichen({ offen }: { offen: boolean }) {
  const [lange, setLange] = useState(false);
  useEffect(() => {
    if (offen) return;
    const uhr = setTimeout(() => setLange(true), geduldMs);
    return () => {
      clearTimeout(uhr);
      setLange(false);
    };
  }, [offen]);
  return (
    <span role="status" className="fp-leitung">
      {lange && (
        <Tooltip title={t('meldung.liste.ohneLeitung')}>
          <SyncProblemIcon fontSize="small" role="img" aria-hidden={false} />
        </Tooltip>
      )}
    </span>
  );
}
