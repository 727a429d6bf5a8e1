interface Props {
  name: string;
  wert: string;
  zahl: boolean;
  max?: number;
  fehlerhaft: boolean;
  beschrieben?: string;
  beiAenderung: (text: string) => void;
}

function nimmFokus(feld: HTMLInputElement | null): void {
  feld?.focus({ preventScroll: true });
  feld?.select();
}

/** The input of a text or number cell. What is typed lands in the row at each key; committing is the grid's matter. */
export function TextEditor({ name, wert, zahl, max, fehlerhaft, beschrieben, beiAenderung }: Props) {
  return (
    <input
      ref={nimmFokus}
      className={zahl ? 'fp-raster-eingabe fp-raster-zahl' : 'fp-raster-eingabe'}
      aria-label={name}
      aria-invalid={fehlerhaft || undefined}
      aria-describedby={beschrieben}
      inputMode={zahl ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={zahl ? 20 : max}
      value={wert}
      onChange={(e) => beiAenderung(e.target.value)}
    />
  );
}
