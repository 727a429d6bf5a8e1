import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { useMutation } from '@tanstack/react-query';
import { ladeDateiHerunter, ladeTextHerunter } from '../../../../lib/dateien/herunterladen';
import { exportiereCsv, exportiereXlsx, exportiereXml } from '../../api/listenaktionen';

/** Orders as files: many as a table, a single one as XML. */
export function useListenexport() {
  const csv = useMutation({
    mutationFn: exportiereCsv,
    onSuccess: (inhalt) => ladeTextHerunter('Auftrag.csv', inhalt, 'text/csv'),
  });
  const xlsx = useMutation({
    mutationFn: exportiereXlsx,
    onSuccess: (datei) => ladeDateiHerunter('Auftrag.xlsx', datei),
  });
  const xml = useMutation({
    mutationFn: ({ id }: Auftragszeile) => exportiereXml(id),
    onSuccess: (inhalt, { spedeigennr }) =>
      ladeDateiHerunter(`Auftrag_${spedeigennr}.xml`, new Blob([inhalt], { type: 'application/xml' })),
  });
  return { csv, xlsx, xml };
}
