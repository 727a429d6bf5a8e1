import { useQuery } from '@tanstack/react-query';
import { useMeldungen } from '../../../components/Meldungen';
import { Menueknopf } from '../../../components/Werkzeugleiste';
import { meldungenVon } from '../../../lib/abfragen';
import { berichteAbfrage, druckadresse } from '../api/listenaktionen';
import { druckhindernisse } from '../druck';
import type { Kopf } from './kopf';

/** The reports of this order; it has to be saved before. */
export function Druckmenue({ id, nummer = '', status }: Pick<Kopf, 'id' | 'nummer' | 'status'>) {
  const { melde, fehler } = useMeldungen();
  const berichte = useQuery(berichteAbfrage).data ?? [];
  if (berichte.length === 0) return null;

  async function drucke(reportFileName: string): Promise<void> {
    if (id === undefined) return fehler('auftrag.speichernVorDruck');
    const hindernisse = druckhindernisse(reportFileName, status ? [{ spedeigennr: nummer, status }] : []);
    if (hindernisse.length > 0) return melde(hindernisse);
    // Opened at once: a window opened after the answer would be taken for an advertisement.
    const fenster = window.open('', '_blank');
    try {
      const adresse = await druckadresse(reportFileName, [id]);
      if (fenster) fenster.location.href = adresse;
      else window.location.href = adresse;
    } catch (grund) {
      fenster?.close();
      melde(meldungenVon(grund));
    }
  }

  return (
    <Menueknopf
      text="Drucken"
      eintraege={berichte.map((b) => ({ text: b.label, onClick: () => void drucke(b.reportFileName) }))}
    />
  );
}
