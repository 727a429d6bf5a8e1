import { useCallback, useState } from 'react';

/** The latest that was there, as long as a dialog that was opened from it is open; `halte` hears of dialogs. */
export function useGehalten<T>(jetzt: T | undefined) {
  const [letzte, setLetzte] = useState(jetzt);
  const [offene, setOffene] = useState(0);
  const halte = useCallback(() => {
    setOffene((n) => n + 1);
    return () => setOffene((n) => n - 1);
  }, []);
  if (jetzt !== undefined && jetzt !== letzte) setLetzte(jetzt);
  return { gehalten: jetzt ?? (offene > 0 ? letzte : undefined), halte };
}
