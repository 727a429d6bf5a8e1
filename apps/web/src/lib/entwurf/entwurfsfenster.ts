/** How the windows of this browser tell each other which drafts they work on. Web Locks would need HTTPS. */
const kanal = 'frachtportal-entwuerfe';

interface Nachricht {
  frage?: string;
  gehalten?: string;
}

function oeffne(beiNachricht: (nachricht: Nachricht) => void): BroadcastChannel {
  const leitung = new BroadcastChannel(kanal);
  leitung.onmessage = ({ data }: MessageEvent<Nachricht>) => beiNachricht(data);
  return leitung;
}

/** Answers the other windows that a draft is being worked on, until the answer is called or this window ends. */
export function halte(name: string): () => void {
  const leitung = oeffne(({ frage }) => {
    if (frage !== undefined && name.startsWith(frage)) leitung.postMessage({ gehalten: name });
  });
  return () => leitung.close();
}

/** Asks which drafts under a name are being worked on; each is told as soon as its window answers. */
export function frageFenster(anfang: string, beiAntwort: (name: string) => void): () => void {
  const leitung = oeffne(({ gehalten }) => {
    if (gehalten !== undefined) beiAntwort(gehalten);
  });
  leitung.postMessage({ frage: anfang });
  return () => leitung.close();
}
