import {
  lfd,
  type Satzform,
  tag,
  tagOderLeer,
  text,
  zahl,
  zahlOderLeer,
  zeitOderLeer,
  zeitpunkt,
} from './felder.js';

/** Sums of the consignment. */
export const G00 = {
  sequentialWaybillItem: lfd(4, 3),
  consignmentNumberSendingDepot: text(7, 35),
  actualConsignmentGrossWeightInKg: zahl(42, 9, 3),
  deliveryTerm: text(51, 3),
  directDelivery: text(54, 1),
  pickupDate: tagOderLeer(55),
  pickupTimeFrom: zeitOderLeer(63),
  pickupTimeTo: zeitOderLeer(67),
  logisticsModel: text(71, 6),
  consignmentNumberReceivingDepot: text(77, 35),
  consignorIdOriginalWaybill: text(112, 35),
  consigneeIdOriginalWaybill: text(147, 35),
  materialGroup: text(182, 3),
  goodsValue: zahl(185, 11, 2),
  currencyOfGoodsValue: text(196, 3),
  chargeableConsignmentWeightInKg: zahl(199, 9, 3),
  cubicMeters: zahl(208, 5, 3),
  loadingMeters: zahl(213, 3, 1),
  numberOfPalletLocations: zahl(216, 4),
  numberOfAdditionalLoadingTools1: zahl(220, 2),
  packagingTypeForAdditionalLoadingTools1: text(222, 3),
  numberOfAdditionalLoadingTools2: zahl(225, 2),
  packagingTypeForAdditionalLoadingTools2: text(227, 3),
  directPickupCode: text(230, 1),
  orderDate: tagOderLeer(231),
} satisfies Satzform;

/** Text codes. */
export const H00 = {
  sequentialWaybillItem: lfd(4, 3),
  textCode1: text(7, 3),
  additionalText1: text(10, 35),
  textCode2: text(45, 3),
  additionalText2: text(48, 35),
  textCode3: text(83, 3),
  additionalText3: text(86, 35),
  textCode4: text(121, 3),
  additionalText4: text(124, 35),
  textCode5: text(159, 3),
  additionalText5: text(162, 35),
  textCode6: text(197, 3),
  additionalText6: text(200, 35),
} satisfies Satzform;

/** Free texts. */
export const H10 = {
  sequentialWaybillItem: lfd(4, 3),
  textQualifier1: text(7, 3),
  text1: text(10, 70),
  textQualifier2: text(80, 3),
  text2: text(83, 70),
  textQualifier3: text(153, 3),
  text3: text(156, 70),
} satisfies Satzform;

/** Services and amounts. */
export const I00 = {
  sequentialWaybillItem: lfd(4, 3),
  serviceType1: text(7, 3),
  taxCode1: text(10, 1),
  amount1: zahlOderLeer(11, 9, 2),
  serviceType2: text(20, 3),
  taxCode2: text(23, 1),
  amount2: zahlOderLeer(24, 9, 2),
  serviceType3: text(33, 3),
  taxCode3: text(36, 1),
  amount3: zahlOderLeer(37, 9, 2),
  serviceType4: text(46, 3),
  taxCode4: text(49, 1),
  amount4: zahlOderLeer(50, 9, 2),
  serviceType5: text(59, 3),
  taxCode5: text(62, 1),
  amount5: zahlOderLeer(63, 9, 2),
  serviceType6: text(72, 3),
  taxCode6: text(75, 1),
  amount6: zahlOderLeer(76, 9, 2),
  serviceType7: text(85, 3),
  taxCode7: text(88, 1),
  amount7: zahlOderLeer(89, 9, 2),
  serviceType8: text(98, 3),
  taxCode8: text(101, 1),
  amount8: zahlOderLeer(102, 9, 2),
  serviceType9: text(111, 3),
  taxCode9: text(114, 1),
  amount9: zahlOderLeer(115, 9, 2),
  serviceType10: text(124, 3),
  taxCode10: text(127, 1),
  amount10: zahlOderLeer(128, 9, 2),
} satisfies Satzform;

/** Sums of the file. */
export const J00 = {
  totalNumberOfConsignments: zahl(4, 3),
  totalNumberOfPackages: zahl(7, 6),
  actualGrossWeightInKg: zahl(13, 9, 3),
  numberOfBoxPallets: zahl(22, 4),
  numberOfEuroFlatPallets: zahl(26, 4),
  numberOfAdditionalLoadingToolsFP: zahl(30, 4),
  numberOfAdditionalLoadingToolsBP: zahl(34, 4),
  totalsTaxable: zahl(38, 11, 2),
  totalsNotTaxable: zahl(49, 11, 2),
  totalsOfProductValueCOD: zahl(60, 11, 2),
  totalsOfCustoms: zahl(71, 11, 2),
  totalsOfImportTurnoverTax: zahl(82, 11, 2),
  totalsOfValueAddedTax: zahl(93, 11, 2),
} satisfies Satzform;

/** Control record (all three messages). */
export const Z00 = {
  recordNumber: zahl(4, 6),
  dateOfCreation: tag(10),
  timeOfCreation: zeitpunkt(18),
} satisfies Satzform;
