import { useQuery } from '@tanstack/react-query';
import { Menueknopf } from '../../../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { berichteAbfrage } from '../../api/berichte';
import { type Bericht, druckhindernisse } from '../../druck';
import { drucke } from '../../druckfenster';
import type { Kopf } from './kopf';

/** The reports of this order; it has to be saved before. */
export function Druckmenue({ id, nummer = '', status }: Pick<Kopf, 'id' | 'nummer' | 'status'>) {
  const { melde, fehler } = useMeldungen();
  const berichte = useQuery(berichteAbfrage).data ?? [];
  if (berichte.length === 0) return null;

  async function waehle(bericht: Bericht): Promise<void> {
    if (id === undefined) return fehler('auftrag.speichernVorDruck');
    const hindernisse = druckhindernisse(
      bericht.reportFileName,
      status ? [{ spedeigennr: nummer, status }] : [],
    );
    if (hindernisse.length > 0) return melde(hindernisse);
    await drucke(bericht, [id]).catch((grund: unknown) => melde(meldungenVon(grund)));
  }

  return (
    <Menueknopf
      text="auftrag.drucken"
      eintraege={berichte.map((b) => ({ text: b.label, onClick: () => void waehle(b) }))}
    />
  );
}
