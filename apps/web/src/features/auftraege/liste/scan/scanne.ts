import { ssccAus } from '@frachtportal/domain/packstueck/sscc';
import { strichcodeleser } from './strichcodeleser';

/** Often enough for a hand, seldom enough for a weak phone. */
const pauseMs = 120;

/** Shows what the camera sees, until the number of a piece is in the picture; undefined where it was given up. */
export async function scanne(video: HTMLVideoElement, abbruch: AbortSignal): Promise<string | undefined> {
  const kamera = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  try {
    video.srcObject = kamera;
    await video.play();
    const lies = await strichcodeleser();
    while (!abbruch.aborted) {
      const gefunden = (await lies(video)).map(ssccAus).find((nummer) => nummer !== null);
      if (gefunden) return gefunden;
      await new Promise((weiter) => setTimeout(weiter, pauseMs));
    }
    return undefined;
  } finally {
    for (const spur of kamera.getTracks()) spur.stop();
  }
}
