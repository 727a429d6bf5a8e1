import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { wort } from '@frachtportal/domain/texte/text';
import { MandantAnlegen, MandantBearbeiten } from './MandantDialog';
import { MandantWahlDialog } from './MandantWahlDialog';
import type { Umstellen } from './useUmstellen';

export type UntermandantOffen =
  | 'neu'
  | 'neuFrei'
  | 'hinzufuegen'
  | 'bearbeiten'
  | 'verschieben'
  | 'entfernen';

interface Eigenschaften {
  offen: UntermandantOffen | null;
  haupt: number | null;
  markiert: Mandant | undefined;
  umstellen: Umstellen;
  onSchliessen: () => void;
  onAngelegt: (id: number) => void;
}

/** The windows beside the list of sub clients. */
export function UntermandantDialoge({ offen, haupt, markiert, umstellen, ...p }: Eigenschaften) {
  const { onSchliessen, onAngelegt } = p;
  if (offen === 'neu' || offen === 'neuFrei') {
    return (
      <MandantAnlegen
        titel={offen === 'neu' ? 'Untermandant anlegen' : 'Mandant anlegen'}
        stelle={{ istHauptmandant: false, hauptmandantId: offen === 'neu' ? haupt : null }}
        onFertig={onAngelegt}
        onSchliessen={onSchliessen}
      />
    );
  }
  if (offen === 'hinzufuegen') {
    return (
      <MandantWahlDialog
        titel="Untermandant hinzufügen"
        art="frei"
        ja="Hinzufügen"
        leer="Es gibt keine freien Mandanten."
        laeuft={umstellen.isPending}
        onWahl={(mandant) => umstellen.mutate({ mandant, ziel: haupt, meldung: 'mandant.zugeordnet' })}
        onSchliessen={onSchliessen}
      />
    );
  }
  if (offen === 'bearbeiten' && markiert) {
    return <MandantBearbeiten id={markiert.id} onFertig={onSchliessen} onSchliessen={onSchliessen} />;
  }
  if (offen === 'verschieben' && markiert) {
    return (
      <MandantWahlDialog
        titel={wort('„{name}“ einem Hauptmandanten zuordnen', { name: markiert.name })}
        art="haupt"
        ja="Zuordnen"
        leer="Es gibt keinen Hauptmandanten."
        ohne={markiert.id}
        laeuft={umstellen.isPending}
        onWahl={({ id }) => umstellen.mutate({ mandant: markiert, ziel: id, meldung: 'mandant.zugeordnet' })}
        onSchliessen={onSchliessen}
      />
    );
  }
  return null;
}
