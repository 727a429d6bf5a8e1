/** ISO codes of three letters of the countries that goods go to by road, as those of two. */
export const iso3: Record<string, string> = Object.fromEntries(
  (
    'ALB:AL AND:AD AUT:AT BEL:BE BGR:BG BIH:BA BLR:BY CHE:CH CYP:CY CZE:CZ DEU:DE DNK:DK ESP:ES EST:EE FIN:FI FRA:FR ' +
    'GBR:GB GRC:GR HRV:HR HUN:HU IRL:IE ISL:IS ITA:IT LIE:LI LTU:LT LUX:LU LVA:LV MCO:MC MDA:MD MKD:MK MLT:MT MNE:ME ' +
    'NLD:NL NOR:NO POL:PL PRT:PT ROU:RO RUS:RU SMR:SM SRB:RS SVK:SK SVN:SI SWE:SE TUR:TR UKR:UA VAT:VA'
  )
    .split(' ')
    .map((paar) => paar.split(':')),
);
