import SaveIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { ladeDateiHerunter, ladeTextHerunter } from '../../../../lib/dateien/herunterladen';
import type { Listenanfrage } from '../../api/auftragsliste';
import { exportiereTrefferCsv, exportiereTrefferXlsx } from '../../api/listenaktionen';

/** Everything the list finds, all pages of it, as a file. */
export function Trefferexport({ anfrage }: { anfrage: Listenanfrage }) {
  const csv = useMutation({
    mutationFn: exportiereTrefferCsv,
    onSuccess: (inhalt) => ladeTextHerunter('Auftrag.csv', inhalt, 'text/csv'),
  });
  const xlsx = useMutation({
    mutationFn: exportiereTrefferXlsx,
    onSuccess: (datei) => ladeDateiHerunter('Auftrag.xlsx', datei),
  });
  return (
    <Menueknopf
      text="auftrag.liste.trefferExportieren"
      icon={<SaveIcon fontSize="small" />}
      nurIcon
      leise
      laeuft={csv.isPending || xlsx.isPending}
      eintraege={[
        { text: 'auftrag.liste.csv', onClick: () => csv.mutate(anfrage) },
        { text: 'auftrag.liste.xlsx', onClick: () => xlsx.mutate(anfrage) },
      ]}
    />
  );
}
