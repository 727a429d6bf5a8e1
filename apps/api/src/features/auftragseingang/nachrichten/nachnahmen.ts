import type { Bordero, Sendung } from '@frachtportal/edi/fortras/bordero';

/**
 * What is to be collected for each consignment. Which code of a service means cash on delivery differs from partner to
 * partner; the sum at the end of the file tells it. Undefined where it cannot be told: then it is not guessed.
 */
export function nachnahmen({ sendungen, summe }: Bordero): ReadonlyMap<number, string> | undefined {
  const gesamt = summe?.werte.totalsOfProductValueCOD ?? '0';
  if (Number(gesamt) === 0) return new Map();
  const [einzige] = sendungen;
  if (einzige && sendungen.length === 1) return new Map([[einzige.nummer, gesamt]]);
  const jeCode = new Map<string, Map<number, string>>();
  for (const sendung of sendungen)
    for (const [code, betrag] of leistungen(sendung)) {
      const betraege = jeCode.get(code) ?? new Map<number, string>();
      // One amount a consignment and code; two of one code are no cash on delivery.
      jeCode.set(code, betraege.set(sendung.nummer, betraege.has(sendung.nummer) ? 'NaN' : betrag));
    }
  const passende = [...jeCode.values()].filter((b) => summeVon(b) === cent(gesamt));
  return passende.length === 1 ? passende[0] : undefined;
}

const cent = (betrag: string) => Math.round(Number(betrag) * 100);
const summeVon = (betraege: ReadonlyMap<number, string>) =>
  [...betraege.values()].reduce((summe, betrag) => summe + cent(betrag), 0);

const leistungen = ({ leistungen: saetze }: Sendung): [string, string][] =>
  saetze.flatMap(({ werte: w }) =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).flatMap((i): [string, string][] =>
      w[`serviceType${i}`] && Number(w[`amount${i}`]) ? [[w[`serviceType${i}`], w[`amount${i}`]]] : [],
    ),
  );
