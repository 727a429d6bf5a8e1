import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { sendungsverfolgung } from '@frachtportal/domain/verfolgung/sichtbares';
import { t } from '@frachtportal/texte/t';

/** Whose consignment it is and what is in it, as far as the configuration shows it. */
export function Sendungsverfolgung(p: { auftrag: Auftrag; konfiguration: Konfiguration }) {
  return (
    <div className="fp-zusammenfassung fp-sendung">
      {sendungsverfolgung(p.auftrag, p.konfiguration).map(({ titel, zeilen }) => (
        <section key={titel}>
          <h3>{t(titel)}</h3>
          {zeilen.map(({ name, wert }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one order in their order; two may read the same
            <p key={i}>
              {name && <span className="fp-gedaempft">{t(name)}: </span>}
              {wert}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
