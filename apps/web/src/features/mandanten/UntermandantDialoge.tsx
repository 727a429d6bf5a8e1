import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { MandantWahlDialog } from './MandantWahlDialog';
import { MandantAnlegen, MandantBearbeiten } from './mandantdialoge';
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
        titel={
          offen === 'neu'
            ? 'mandant.untermandantDialoge.untermandantAnlegen'
            : 'mandant.untermandantDialoge.mandantAnlegen'
        }
        stelle={{ istHauptmandant: false, hauptmandantId: offen === 'neu' ? haupt : null }}
        onFertig={onAngelegt}
        onSchliessen={onSchliessen}
      />
    );
  }
  if (offen === 'hinzufuegen') {
    return (
      <MandantWahlDialog
        titel="mandant.untermandantDialoge.untermandantHinzufuegen"
        art="frei"
        ja="allgemein.hinzufuegen"
        leer="mandant.esGibtKeineFreienMandanten"
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
        titel={t('mandant.untermandantDialoge.einemHauptmandantenZuordnen', { name: markiert.name })}
        art="haupt"
        ja="allgemein.zuordnen"
        leer="mandant.untermandantDialoge.esGibtKeinenHauptmandanten"
        ohne={markiert.id}
        laeuft={umstellen.isPending}
        onWahl={({ id }) => umstellen.mutate({ mandant: markiert, ziel: id, meldung: 'mandant.zugeordnet' })}
        onSchliessen={onSchliessen}
      />
    );
  }
  return null;
}
