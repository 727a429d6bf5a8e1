import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the barcodes in what a video shows now. */
export type Strichcodeleser = (video: HTMLVideoElement) => Promise<string[]>;

/** Part of a standard that some browsers have and TypeScript does not know. */
interface Detektor {
  detect: (bild: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface Detektorklasse {
  new (o: { formats: string[] }): Detektor;
  getSupportedFormats: () => Promise<string[]>;
}

const format = 'code_128';

/** The browser's own reader, else one from our server. */
export async function strichcodeleser(): Promise<Strichcodeleser> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detektorklasse };
  const kann: string[] = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && kann.includes(format)) {
    const detektor = new BarcodeDetector({ formats: [format] });
    return async (video) => (await detektor.detect(video)).map((code) => code.rawValue);
  }
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  const flaeche = document.createElement('canvas');
  const stift = flaeche.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!stift || video.videoWidth === 0) return [];
    flaeche.width = video.videoWidth;
    flaeche.height = video.videoHeight;
    stift.drawImage(video, 0, 0);
    const bild = stift.getImageData(0, 0, flaeche.width, flaeche.height);
    const codes = await readBarcodes(bild, { formats: ['Code128'], maxNumberOfSymbols: 4 });
    return codes.map((code) => code.text);
  };
}
