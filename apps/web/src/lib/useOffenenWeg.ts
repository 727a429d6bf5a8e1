import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a phone ways to pages stand in a line that scrolls: the one to the page that is open comes into sight. */
export function useOffenenWeg() {
  const { pathname } = useLocation();
  const wege = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is open when the path changes
  useEffect(() => {
    const offen = wege.current?.querySelector<HTMLElement>('.active');
    if (offen && wege.current) wege.current.scrollLeft = offen.offsetLeft - offen.offsetWidth;
  }, [pathname]);
  return wege;
}
