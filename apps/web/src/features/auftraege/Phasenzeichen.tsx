import type { Phase } from '@frachtportal/domain/auftrag/liste/phase';
import { Zeichen } from '../../components/anzeige/Zeichen';

/** Shapes of Material Icons (Apache-2.0). */
export const phasenzeichen: Record<Phase, string> = {
  erfasst:
    'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z',
  abgeholt:
    'M20 2H4c-1 0-2 .9-2 2v3.01c0 .72.43 1.34 1 1.69V20c0 1.1 1.1 2 2 2h14c.9 0 2-.9 2-2V8.7c.57-.35 1-.97 1-1.69V4c0-1.1-1-2-2-2m-1 18H5V9h14zm1-13H4V4h16zM9 12h6v2H9z',
  umschlag:
    'M20 21H4c-.55 0-1-.45-1-1V9.3c0-.36.2-.7.51-.87l8-4.44c.3-.17.67-.17.97 0l8 4.44c.32.17.52.51.52.87V20c0 .55-.45 1-1 1M5 19h2v-8h10v8h2V9.9l-7-3.9-7 3.9zm4 0h6v-2H9zm0-4h6v-2H9z',
  zustellung:
    'M20 8h-3V4H3c-1.1 0-2 .9-2 2v11h2c0 1.66 1.34 3 3 3s3-1.34 3-3h6c0 1.66 1.34 3 3 3s3-1.34 3-3h2v-5zm-.5 1.5 1.96 2.5H17V9.5zM6 18c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1m2.22-3c-.55-.61-1.33-1-2.22-1s-1.67.39-2.22 1H3V6h12v9zM18 18c-.55 0-1-.45-1-1s.45-1 1-1 1 .45 1 1-.45 1-1 1',
  zugestellt:
    'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8m4.59-12.42L10 14.17l-2.59-2.58L6 13l4 4 8-8z',
  problem: 'M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z',
};

/** How far a shipment is, as a form in its colour; words stand beside it. */
export function Phasenzeichen({ phase, groesse = 15 }: { phase: Phase; groesse?: number }) {
  return <Zeichen pfad={phasenzeichen[phase]} groesse={groesse} className={`fp-phase fp-phase-${phase}`} />;
}
