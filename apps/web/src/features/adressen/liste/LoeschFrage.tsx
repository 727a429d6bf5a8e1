import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FrageDialog } from '../../../components/dialog/Dialog';
import { useMeldungen } from '../../../components/dialog/Meldungen';
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
  return (
    <FrageDialog
      offen={adresse !== undefined}
      titel="adresse.liste.adresseLoeschen"
      frage={[
        t('adresse.liste.sollDieAdresseEntferntWerden', { name: adresse?.name ?? '' }),
        auftraege > 0 &&
          t('adresse.liste.auftraegeVerwendenSie', {
            count: auftraege,
            anzahl: auftraege.toLocaleString('de-DE'),
          }),
      ]
        .filter(Boolean)
        .join(' ')}
      gefahr
      laeuft={isPending}
      onJa={() => adresse && mutate(adresse.id)}
      onNein={onFertig}
    />
  );
}
