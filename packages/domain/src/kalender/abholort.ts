/** A place as far as the calendar asks. */
export interface Kalenderort {
  plz?: string | null | undefined;
  ort?: string | null | undefined;
  land?: { id: number } | null;
  lkz?: string | null;
}

interface Abholadressen {
  absenderAdresse?: Kalenderort | null | undefined;
  abweichendeAbholerAdresse?: (Kalenderort & { name?: string | null }) | null | undefined;
}

/** Where goods are taken over: at the sender's, or at the address that differs. */
export function abholort({ absenderAdresse, abweichendeAbholerAdresse }: Abholadressen): Kalenderort {
  const abweichend = abweichendeAbholerAdresse?.name?.trim();
  return (abweichend ? abweichendeAbholerAdresse : absenderAdresse) ?? {};
}
