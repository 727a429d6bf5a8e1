import type { Phase } from '@frachtportal/domain/auftrag/liste/phase';
import { phasenzeichen } from '@frachtportal/domain/auftrag/liste/phasenzeichen';
import { Zeichen } from '../../components/anzeige/Zeichen';
import './phasen.css';

/** How far a shipment is, as a form in its colour; words stand beside it. */
export function Phasenzeichen({ phase, groesse = 15 }: { phase: Phase; groesse?: number }) {
  return <Zeichen pfad={phasenzeichen[phase]} groesse={groesse} className={`fp-phase fp-phase-${phase}`} />;
}
