import { t } from '@frachtportal/texte/t';
import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import { useEffect, useState } from 'react';
import { Tipp } from '../../../../components/bedienung/Tipp';

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
        <Tipp text={t('meldung.liste.ohneLeitung')}>
          <SyncProblemIcon
            fontSize="small"
            role="img"
            aria-hidden={false}
            aria-label={t('meldung.liste.ohneLeitung')}
          />
        </Tipp>
      )}
    </span>
  );
}
