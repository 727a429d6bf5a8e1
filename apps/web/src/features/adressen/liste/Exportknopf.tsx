import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Menueknopf } from '../../../components/bedienung/Werkzeugleiste';
import { ladeDateiHerunter, ladeTextHerunter } from '../../../lib/dateien/herunterladen';
import { exportiereBuch } from '../api/adressliste';

/** Gives the whole address book as CSV or XLSX, whatever the list shows of it right now. */
export function Exportknopf({ mandant }: { mandant: number | null }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (art: 'csv' | 'xlsx') => {
      const datei = await exportiereBuch(art, mandant);
      if (typeof datei === 'string') ladeTextHerunter('Adressen.csv', datei, 'text/csv');
      else ladeDateiHerunter(`Adressen.${art}`, datei);
    },
  });
  return (
    <Menueknopf
      text="adresse.liste.exportieren"
      laeuft={isPending}
      eintraege={(['csv', 'xlsx'] as const).map((art) => ({
        text:
          art === 'csv'
            ? 'adresse.liste.ganzesAdressbuchAlsCsv'
            : 'adresse.liste.ganzesAdressbuchAlsExcelDateiXlsx',
        icon: <DownloadIcon fontSize="small" sx={{ mr: 1 }} />,
        onClick: () => mutate(art),
      }))}
    />
  );
}
