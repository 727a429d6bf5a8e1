import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { wort } from '@frachtportal/domain/texte/text';
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
  const anzahl = auftraege.toLocaleString('de-DE');
  const folge =
    auftraege === 1
      ? 'Ein Auftrag verwendet sie; was dort steht, bleibt.'
      : '{anzahl} Aufträge verwenden sie; was dort steht, bleibt.';
  return (
    <FrageDialog
      offen={adresse !== undefined}
      titel="Adresse löschen"
      frage={[
        wort('Soll die Adresse „{name}“ entfernt werden?', { name: adresse?.name ?? '' }),
        auftraege > 0 && wort(folge, { anzahl }),
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
