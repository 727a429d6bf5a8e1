import { DateiFehlt } from './dateiablage.js';
import { S3Ablage, type S3Angaben } from './s3.ablage.js';

/** The papers in an S3 storage as backup and restore take them; scripts/lib/sicherung uses it. */
export function s3Sicherung(angaben: S3Angaben) {
  const ablage = new S3Ablage(angaben);
  return {
    alle: () => ablage.alle(),
    /** Undefined where it is gone. */
    hole: (schluessel: string) =>
      ablage.hole(schluessel).catch((grund: unknown) => {
        if (grund instanceof DateiFehlt) return undefined;
        throw grund;
      }),
    // What a paper is stands in its row.
    lege: (schluessel: string, pfad: string) => ablage.lege(schluessel, pfad, 'application/octet-stream'),
  };
}
