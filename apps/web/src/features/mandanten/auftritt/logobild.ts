/** Large enough for paper, small enough for every page. */
const groesste = { breite: 600, hoehe: 200 };

/** A picture of any kind that the browser draws, as PNG no larger than a logo is; nothing where it is none. */
export async function alsLogo(datei: File, hoechstensMb: number): Promise<string | undefined> {
  if (datei.size > hoechstensMb * 1_048_576) return undefined;
  const adresse = URL.createObjectURL(datei);
  try {
    return gezeichnet(await geladen(adresse), datei.type === 'image/svg+xml');
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(adresse);
  }
}

async function geladen(adresse: string): Promise<HTMLImageElement> {
  const bild = new Image();
  bild.src = adresse;
  await bild.decode();
  return bild;
}

function gezeichnet(bild: HTMLImageElement, vektor: boolean): string {
  // An SVG may have no size of its own.
  const breite = bild.naturalWidth || groesste.breite;
  const hoehe = bild.naturalHeight || groesste.hoehe;
  const mass = Math.min(
    groesste.breite / breite,
    groesste.hoehe / hoehe,
    vektor ? Number.POSITIVE_INFINITY : 1,
  );
  const flaeche = document.createElement('canvas');
  flaeche.width = Math.max(1, Math.round(breite * mass));
  flaeche.height = Math.max(1, Math.round(hoehe * mass));
  flaeche.getContext('2d')?.drawImage(bild, 0, 0, flaeche.width, flaeche.height);
  return flaeche.toDataURL('image/png');
}
