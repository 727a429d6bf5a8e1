import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Knopf } from '../../components/bedienung/Knopf';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { antwortdatei } from './api/auftragseingang';

/** Gives the CONTRL that answers an EDIFACT interchange. */
export function Antwortknopf({ id }: { id: number }) {
  const laden = useMutation({
    mutationFn: () => antwortdatei(id),
    onSuccess: (datei) => ladeDateiHerunter(`contrl-${id}.edi`, datei),
  });
  return (
    <Knopf
      text="auftragseingang.contrlLaden"
      icon={<DownloadIcon />}
      laeuft={laden.isPending}
      onClick={() => laden.mutate()}
    />
  );
}
