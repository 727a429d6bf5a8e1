import { t } from '@frachtportal/texte/t';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../../../components/dialog/Dialog';
import { scanne } from './scanne';

interface Props {
  onGelesen: (sscc: string) => void;
  onSchliessen: () => void;
}

/** The picture of the camera; it closes by itself as soon as a label is in it. */
export function Scanfenster({ onGelesen, onSchliessen }: Props) {
  return (
    <Dialog offen titel="auftrag.liste.scan.titel" breite={520} onSchliessen={onSchliessen}>
      <Kamerabild onGelesen={onGelesen} />
    </Dialog>
  );
}

/** Inside the dialog, so that the picture is there when the camera begins. */
function Kamerabild({ onGelesen }: Pick<Props, 'onGelesen'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [fehlt, setFehlt] = useState(false);
  const gelesen = useEffectEvent(onGelesen);
  useEffect(() => {
    const ende = new AbortController();
    if (!video.current) return;
    scanne(video.current, ende.signal).then(
      (sscc) => sscc && !ende.signal.aborted && gelesen(sscc),
      () => !ende.signal.aborted && setFehlt(true),
    );
    return () => ende.abort();
  }, []);
  return (
    <>
      <p role="status">{t(fehlt ? 'auftrag.liste.scan.keineKamera' : 'auftrag.liste.scan.anleitung')}</p>
      <video ref={video} className="fp-scanbild" muted playsInline hidden={fehlt} />
    </>
  );
}
