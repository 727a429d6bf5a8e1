import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { hoechstensLogoPunkte } from '@frachtportal/domain/mandant/auftritt';

const adresse = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/]+={0,2})$/;
/** Of a PNG width and height stand here; nothing is unpacked before they have been looked at. */
const png = { anfang: Buffer.from('89504e470d0a1a0a', 'hex'), breite: 16, hoehe: 20, kopf: 24 };

export interface Logodatei {
  art: string;
  inhalt: Buffer;
}

/** The file within a data URL. */
export function logodatei(datenadresse: string): Logodatei | undefined {
  const [, art, inhalt] = adresse.exec(datenadresse) ?? [];
  return art && inhalt ? { art, inhalt: Buffer.from(inhalt, 'base64') } : undefined;
}

/** Why a picture cannot be the logo: it must be one that papers can carry. Nothing where it can. */
export async function logomangel(datenadresse: string): Promise<'keinBild' | 'zuGross' | undefined> {
  const datei = logodatei(datenadresse);
  if (!datei) return 'keinBild';
  if (datei.art === 'image/png' && !passtPng(datei.inhalt))
    return istPng(datei.inhalt) ? 'zuGross' : 'keinBild';
  try {
    const blatt = await PDFDocument.create();
    const { width, height } =
      datei.art === 'image/png' ? await blatt.embedPng(datei.inhalt) : await blatt.embedJpg(datei.inhalt);
    return Math.max(width, height) > hoechstensLogoPunkte ? 'zuGross' : undefined;
  } catch {
    return 'keinBild';
  }
}

const istPng = (inhalt: Buffer) => inhalt.length >= png.kopf && inhalt.subarray(0, 8).equals(png.anfang);
const passtPng = (inhalt: Buffer) =>
  istPng(inhalt) &&
  inhalt.readUInt32BE(png.breite) <= hoechstensLogoPunkte &&
  inhalt.readUInt32BE(png.hoehe) <= hoechstensLogoPunkte;

/** The same picture has the same name. */
export const logokennung = (datenadresse: string) =>
  createHash('sha256').update(datenadresse).digest('hex').slice(0, 32);
