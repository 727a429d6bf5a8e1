import { lfd, type Satzform, tag, tagOderLeer, text, zahlOderLeer, zeitOderLeer } from './felder.js';

/** Head of the consignment data. */
export const A00 = {
  dataType: text(4, 3),
  releaseVersion: text(7, 3),
  waybillNumber: text(10, 35),
  waybillDate: tag(45),
  transportType: text(53, 3),
  product: text(56, 3),
  codeList: text(59, 3),
  currency: text(62, 3),
  waybillConsignorId: text(65, 35),
  waybillConsigneeId: text(100, 35),
  freightOperator: text(135, 35),
  freightOperatorCountry: text(170, 3),
  freightOperatorPostcode: text(173, 9),
  freightOperatorTown: text(182, 35),
  vehicleLicenseNumber1: text(217, 35),
  vehicleLicenseNumber2: text(252, 35),
  routingId1: text(287, 35),
  routingId2: text(322, 35),
  testCode: text(357, 1),
  arrivalDate: tagOderLeer(358),
  arrivalTime: zeitOderLeer(366),
  arrivalTimeQualifier: text(370, 3),
  trafficType2: text(373, 3),
  driverName: text(376, 35),
  driverPhone: text(411, 20),
} satisfies Satzform;

/** Loading unit and seals. */
export const A10 = {
  loadingUnitsNo1: text(4, 35),
  leadSealNumberLU1_1: text(39, 35),
  leadSealNumberLU1_2: text(74, 35),
  leadSealNumberLU1_3: text(109, 35),
  leadSealNumberLU1_4: text(144, 35),
  loadingUnitsNo2: text(179, 35),
  leadSealNumberLU2_1: text(214, 35),
  leadSealNumberLU2_2: text(249, 35),
  leadSealNumberLU2_3: text(284, 35),
  leadSealNumberLU2_4: text(319, 35),
} satisfies Satzform;

/** Address. */
export const B00 = {
  sequentialWaybillItem: lfd(4, 3),
  addressTypeQualifier: text(7, 3),
  name1: text(10, 35),
  streetAndStreetNumber: text(45, 35),
  countryCode: text(80, 3),
  postcode: text(83, 9),
  place: text(92, 35),
  partnerId: text(127, 35),
  name2: text(162, 35),
  name3: text(197, 35),
  townArea: text(232, 35),
  globalLocalizationNumber: text(267, 35),
  customsId: text(302, 35),
} satisfies Satzform;

/** Communication of the address before. */
export const B10 = {
  sequentialWaybillItem: lfd(4, 3),
  communicationTypeQualifier: text(7, 3),
  content: text(10, 256),
} satisfies Satzform;

/** Customs, consignment. */
export const C00 = {
  sequentialWaybillItem: lfd(4, 3),
  dutyPaymentType: text(7, 3),
  customsProcedure: text(10, 4),
  customsOffice: text(14, 8),
  countryOfOrigin: text(22, 3),
  countryOfLoading: text(25, 3),
  consignorCountry: text(28, 3),
  destinationCountry: text(31, 3),
  destinationLand: text(34, 3),
  countryOfImporter: text(37, 3),
  statisticsStatus: text(40, 3),
  pointOfDelivery: text(43, 35),
  transitValue: zahlOderLeer(78, 9),
  transitValueCurrency: text(87, 3),
  businessType: text(90, 3),
  modeOfTransportToBorder: text(93, 3),
  domesticModeOfTransport: text(96, 3),
  customsOfficeEntry: text(99, 8),
  precedingDocumentType: text(107, 10),
  precedingDocumentNumber: text(117, 25),
  appendixType1: text(142, 6),
  appendixNumber1: text(148, 20),
  appendixDate1: tagOderLeer(168),
  appendixType2: text(176, 6),
  appendixNumber2: text(182, 20),
  appendixDate2: tagOderLeer(202),
  appendixType3: text(210, 6),
  appendixNumber3: text(216, 20),
  appendixDate3: tagOderLeer(236),
} satisfies Satzform;
