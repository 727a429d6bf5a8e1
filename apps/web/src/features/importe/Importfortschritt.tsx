import { t } from '@frachtportal/texte/t';
import LinearProgress from '@mui/material/LinearProgress';
import { Knopf } from '../../components/bedienung/Knopf';
import './importe.css';

interface Eigenschaften {
  /** What is going on, e.g. "Die Adressen werden importiert". */
  text: string;
  /** Done so far and in all, where that is known. */
  getan?: number | undefined;
  gesamt?: number | undefined;
  /** Said instead of "of so many" where the number speaks for itself. */
  einheit?: '%';
  onAbbrechen?: () => void;
}

/** How far an import has come. */
export function Importfortschritt({ text, getan, gesamt, einheit, onAbbrechen }: Eigenschaften) {
  const bekannt = getan !== undefined && gesamt !== undefined && gesamt > 0;
  const zahl = (n: number) => n.toLocaleString('de-DE');
  const stand = !bekannt
    ? ' …'
    : einheit
      ? `: ${zahl(getan)} ${einheit}`
      : `: ${t('import.importfortschritt.von', { anzahl: zahl(getan), gesamt: zahl(gesamt) })}`;
  return (
    <div className="fp-reihe fp-import-fortschritt">
      <div>
        <p role="status">
          {t(text)}
          {stand}
        </p>
        <LinearProgress
          aria-label={t(text)}
          {...(bekannt ? { variant: 'determinate', value: Math.min(100, (getan / gesamt) * 100) } : {})}
        />
      </div>
      {onAbbrechen && <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />}
    </div>
  );
}
