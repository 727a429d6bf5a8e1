import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FrageDialog } from '../../../components/Dialog';
import { useMeldungen } from '../../../components/Meldungen';
import { adressschluessel, loescheAdresse } from '../api/adressliste';

interface Eigenschaften {
  /** The address to delete; without one nothing is asked. */
  adresse: Adresse | undefined;
  /** How many orders use it. */
  auftraege: number;
  onFertig: () => void;
}

/** Asks before an address is removed, and removes it. */
export function LoeschFrage({ adresse, auftraege, onFertig }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { mutate, isPending } = useMutation({
    mutationFn: loescheAdresse,
    onSuccess: () => info('adresse.geloescht'),
    onSettled: () => {
      onFertig();
      void abfragen.invalidateQueries({ queryKey: adressschluessel });
    },
  });
  const anzahl =
    auftraege === 1 ? 'Ein Auftrag verwendet' : `${auftraege.toLocaleString('de-DE')} Aufträge verwenden`;
  const folge = auftraege > 0 ? ` ${anzahl} sie; was dort steht, bleibt.` : '';
  return (
    <FrageDialog
      offen={adresse !== undefined}
      titel="Adresse löschen"
      frage={`Soll die Adresse „${adresse?.name ?? ''}“ entfernt werden?${folge}`}
      gefahr
      laeuft={isPending}
      onJa={() => adresse && mutate(adresse.id)}
      onNein={onFertig}
    />
  );
}
