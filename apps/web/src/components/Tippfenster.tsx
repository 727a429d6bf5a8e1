import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import './tipp.css';

/** The words that belong to an element, shown beside it while the mouse rests on it or the focus is seen there. */
export function Tippfenster() {
  const ziel = useTippziel();
  if (!ziel) return null;
  return (
    <Popper
      open
      role="tooltip"
      anchorEl={ziel}
      // In the dialog or region of its element, where a screen reader looks for it; fixed, so that nothing cuts it.
      container={ziel.parentElement}
      placement={ziel.dataset['tippseite'] === 'rechts' ? 'right' : 'bottom'}
      popperOptions={fest}
      style={darueber}
    >
      <div className="fp-tipp">{ziel.dataset['tipp']}</div>
    </Popper>
  );
}

const fest = { strategy: 'fixed' } as const;
const darueber = { zIndex: 1500, pointerEvents: 'none' } as const;
const bedenkzeitMs = 400;

const tippziel = (stelle: EventTarget | null) =>
  stelle instanceof Element ? stelle.closest<HTMLElement>('[data-tipp]') : null;

/** The element whose words are to be seen. Escape, a click and the way elsewhere end it. */
function useTippziel(): HTMLElement | null {
  const [ziel, setZiel] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let hier: HTMLElement | null = null;
    let wecker: ReturnType<typeof setTimeout>;
    const verbirg = () => {
      clearTimeout(wecker);
      setZiel(null);
    };
    const geheZu = (neu: HTMLElement | null) => {
      if (neu === hier) return;
      hier = neu;
      verbirg();
      if (neu) wecker = setTimeout(() => setZiel(neu), bedenkzeitMs);
    };
    const horcher: { [Art in keyof DocumentEventMap]?: (e: DocumentEventMap[Art]) => void } = {
      pointerover: (e) => geheZu(tippziel(e.target)),
      pointerout: (e) => e.relatedTarget === null && geheZu(null),
      pointerdown: (e) => e.pointerType === 'mouse' && verbirg(),
      focusin: (e) => (e.target as Element).matches(':focus-visible') && geheZu(tippziel(e.target)),
      focusout: () => geheZu(null),
      keydown: (e) => e.key === 'Escape' && verbirg(),
    };
    const alle = Object.entries(horcher) as [string, (e: Event) => void][];
    for (const [art, tue] of alle) document.addEventListener(art, tue, { capture: true });
    geheZu(document.querySelector<HTMLElement>('[data-tipp]:hover'));
    return () => {
      verbirg();
      for (const [art, tue] of alle) document.removeEventListener(art, tue, { capture: true });
    };
  }, []);
  return ziel;
}
