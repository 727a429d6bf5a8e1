import { Z00 } from './bord512-summe.js';
import { type Satzform, tag, text, zahlOderLeer, zeitOderLeer, zeitpunkt } from './felder.js';

/** Head of the status data. */
const Q00 = {
  releaseVersion: text(4, 3),
  codeList: text(7, 3),
  consignorId: text(10, 35),
  consigneeId: text(45, 35),
  causingPartyId: text(80, 35),
  routingId1: text(115, 35),
  routingId2: text(150, 35),
} satisfies Satzform;

/** Status of a consignment or pickup order. */
const Q10 = {
  consignmentNumberSendingDepot: text(4, 35),
  consignmentNumberReceivingDepot: text(39, 35),
  pickupOrderNumber: text(74, 35),
  statusCode: text(109, 3),
  dateOfEvent: tag(112),
  timeOfEvent: zeitOderLeer(120),
  consignmentNumberDeliveringParty: text(124, 35),
  waitDowntimeMinutes: zahlOderLeer(159, 4),
  nameOfAcknowledgingParty: text(163, 35),
  additionalText: text(198, 70),
  referenceNumber: text(268, 12),
  latitude: text(280, 11),
  longitude: text(291, 11),
} satisfies Satzform;

/** Texts to the status before. */
const Q11 = {
  additionalText1: text(4, 70),
  additionalText2: text(74, 70),
  additionalText3: text(144, 70),
} satisfies Satzform;

/** Status of a barcode. */
const Q20 = {
  consignmentNumberSendingDepot: text(4, 35),
  measuringPointQualifier1: text(39, 3),
  barcode1: text(42, 35),
  scanDate1: tag(77),
  scanTime1: zeitpunkt(85),
  scanCode1: text(91, 3),
  additionalText1: text(94, 35),
} satisfies Satzform;

/** Scan data to the barcode before. */
const Q30 = {
  referenceQualifier1: text(4, 3),
  referenceData1: text(7, 35),
  referenceQualifier2: text(42, 3),
  referenceData2: text(45, 35),
  referenceQualifier3: text(80, 3),
  referenceData3: text(83, 35),
  referenceQualifier4: text(118, 3),
  referenceData4: text(121, 35),
  referenceQualifier5: text(156, 3),
  referenceData5: text(159, 35),
} satisfies Satzform;

/** The records of a status file. */
export const stat512 = { Q00, Q10, Q11, Q20, Q30, Z00 };
export type Statuswerte<A extends keyof typeof stat512> = Record<keyof (typeof stat512)[A], string>;
