import { Z00 } from './bord512-summe.js';
import { type Satzform, tagOderLeer, text, zahlOderLeer, zeitOderLeer } from './felder.js';

/** Head of the report of an unloading; its pallets are those of the whole list. */
const M00 = {
  dataType: text(4, 3),
  releaseVersion: text(7, 3),
  waybillConsignorId: text(10, 35),
  waybillConsigneeId: text(45, 35),
  codeList: text(80, 3),
  waybillNumber: text(83, 35),
  waybillDate: tagOderLeer(118),
  arrivalDate: tagOderLeer(126),
  arrivalTime: zeitOderLeer(134),
  timeLimitStatus: text(138, 4),
  unloadingStartDate: tagOderLeer(142),
  unloadingStartTime: zeitOderLeer(150),
  unloadingEndDate: tagOderLeer(154),
  unloadingEndTime: zeitOderLeer(162),
  euroPalletsDebitSending: zahlOderLeer(166, 4),
  boxPalletsDebitSending: zahlOderLeer(170, 4),
  euroPalletsDebitReceiving: zahlOderLeer(174, 4),
  boxPalletsDebitReceiving: zahlOderLeer(178, 4),
  unloadingNotes: text(182, 70),
  routingId1: text(252, 35),
  routingId2: text(287, 35),
} satisfies Satzform;

/** Condition of a loading unit. */
const M10 = {
  loadingUnitNo: text(4, 35),
  conditionOfLoadingUnit1: text(39, 3),
  additionalText1: text(42, 30),
  conditionOfLoadingUnit2: text(72, 3),
  additionalText2: text(75, 30),
  conditionOfLoadingUnit3: text(105, 3),
  additionalText3: text(108, 30),
  conditionOfLoadingUnit4: text(138, 3),
  additionalText4: text(141, 30),
  conditionOfLoadingUnit5: text(171, 3),
  additionalText5: text(174, 30),
  conditionOfLoadingUnit6: text(204, 3),
  additionalText6: text(207, 30),
} satisfies Satzform;

/** Seals of the loading unit before. */
const M20 = {
  seal1: text(4, 35),
  sealCondition1: text(39, 3),
  seal2: text(42, 35),
  sealCondition2: text(77, 3),

  seal3: text(80, 35),
  sealCondition3: text(115, 3),
  seal4: text(118, 35),
  sealCondition4: text(153, 3),
} satisfies Satzform;

/** A consignment, with up to four things that were wrong with it. */
const N00 = {
  waybillNumberSendingDepot: text(4, 35),
  sequentialWaybillItem: zahlOderLeer(39, 3),
  consignmentNumberSendingDepot: text(42, 35),
  consignmentNumberReceivingDepot: text(77, 35),
  statusCode1: text(112, 3),
  discrepancyNumber1: zahlOderLeer(115, 4),
  packagingType1: text(119, 3),
  notes1: text(122, 35),
  statusCode2: text(157, 3),
  discrepancyNumber2: zahlOderLeer(160, 4),
  packagingType2: text(164, 3),
  notes2: text(167, 35),
  statusCode3: text(202, 3),
  discrepancyNumber3: zahlOderLeer(205, 4),
  packagingType3: text(209, 3),
  notes3: text(212, 35),
  statusCode4: text(247, 3),
  discrepancyNumber4: zahlOderLeer(250, 4),
  packagingType4: text(254, 3),
  notes4: text(257, 35),
} satisfies Satzform;

/** Address of a consignment that is on no list. */
const O00 = {
  preliminaryConsignmentNoOfReceivingDepot: text(4, 35),
  qualifier: text(39, 3),
  name1: text(42, 35),
  name2: text(77, 35),
  streetAndStreetNumber: text(112, 35),
  countryCode: text(147, 3),
  postcode: text(150, 9),
  place: text(159, 35),
  townArea: text(194, 35),
  consignorId: text(229, 35),
} satisfies Satzform;

/** Its packages. */
const O10 = {
  preliminaryConsignmentNoOfReceivingDepot: text(4, 35),
  codeAndNo1: text(39, 35),
  number1: zahlOderLeer(74, 4),
  packagingType1: text(78, 3),
  errorMessageCode1: text(81, 3),
  additionalText1: text(84, 35),
  codeAndNo2: text(119, 35),
  number2: zahlOderLeer(154, 4),
  packagingType2: text(158, 3),
  errorMessageCode2: text(161, 3),
  additionalText2: text(164, 35),
} satisfies Satzform;

/** Its barcodes. */
const O20 = {
  preliminaryConsignmentNoOfReceivingDepot: text(4, 35),
  barcode1: text(39, 35),
  errorMessageCode1: text(74, 3),
  additionalText1: text(77, 35),
  barcode2: text(112, 35),
  errorMessageCode2: text(147, 3),
  additionalText2: text(150, 35),
} satisfies Satzform;

/** The records of the report of an unloading. */
export const entl512 = { M00, M10, M20, N00, O00, O10, O20, Z00 };
export type Entladewerte<A extends keyof typeof entl512> = Record<keyof (typeof entl512)[A], string>;
