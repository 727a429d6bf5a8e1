import ScanIcon from '@mui/icons-material/QrCodeScanner';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Scanfenster } from './Scanfenster';

/** Looks for the piece whose label the camera sees; on devices in hand, where the page may use the camera (HTTPS). */
export function Scanknopf({ onGelesen }: { onGelesen: (sscc: string) => void }) {
  const handgeraet = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const [offen, setOffen] = useState(false);
  if (!handgeraet || !navigator.mediaDevices) return null;
  return (
    <>
      <Knopf
        text="auftrag.liste.scan.titel"
        icon={<ScanIcon fontSize="small" />}
        nurIcon
        onClick={() => setOffen(true)}
      />
      {offen && (
        <Scanfenster
          onSchliessen={() => setOffen(false)}
          onGelesen={(sscc) => {
            setOffen(false);
            onGelesen(sscc);
          }}
        />
      )}
    </>
  );
}
