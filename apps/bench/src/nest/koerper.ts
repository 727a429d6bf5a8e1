import { IsDateString, IsInt, IsNumber, IsString, Length, Min, ValidateNested } from 'class-validator';
import type { Auftragskoerper } from '../bare/koerper.ts';

type Regel = PropertyDecorator;

/** Declares fields of a class as decorators do; Node runs this file without compiling any. */
function felder(klasse: { prototype: object }, regeln: Record<string, Regel[]>): void {
  for (const [feld, seine] of Object.entries(regeln))
    for (const regel of seine) regel(klasse.prototype, feld);
}

class Verweis {}
class Anschrift {}
class Position {}
class Auftrag {}

const zahl = [IsInt(), Min(0)];
felder(Verweis, { id: zahl });
felder(Anschrift, {
  name: [IsString(), Length(1, 60)],
  strasse: [IsString(), Length(0, 60)],
  hausnummer: [IsString(), Length(0, 10)],
  lkz: [IsString(), Length(1, 3)],
  plz: [IsString(), Length(0, 10)],
  ort: [IsString(), Length(0, 60)],
});
felder(Position, {
  laufendePosition: zahl,
  warengutBezeichnung: [IsString(), Length(0, 60)],
  bruttoGewicht: [IsNumber(), Min(0)],
  lademittel: [ValidateNested()],
  lademittelAnzahl: zahl,
  laengeCM: zahl,
  breiteCM: zahl,
  hoeheCM: zahl,
});
felder(Auftrag, {
  datum: [IsDateString()],
  beladedatum: [IsDateString()],
  entladedatum: [IsDateString()],
  absenderReferenz: [IsString(), Length(0, 60)],
  terminkennzeichen: [ValidateNested()],
  frankatur: zahl,
  verkehrsart: zahl,
  absenderAdresse: [ValidateNested()],
  empfaengerAdresse: [ValidateNested()],
  auftragspositionen: [ValidateNested({ each: true })],
});

/** The body as instances of the classes above: what class-validator can check. */
export function alsAuftrag(gesendet: Auftragskoerper): Auftragskoerper {
  return Object.assign(new Auftrag(), gesendet, {
    terminkennzeichen: Object.assign(new Verweis(), gesendet.terminkennzeichen),
    absenderAdresse: Object.assign(new Anschrift(), gesendet.absenderAdresse),
    empfaengerAdresse: Object.assign(new Anschrift(), gesendet.empfaengerAdresse),
    auftragspositionen: gesendet.auftragspositionen.map((position) =>
      Object.assign(new Position(), position, {
        lademittel: Object.assign(new Verweis(), position.lademittel),
      }),
    ),
  });
}
