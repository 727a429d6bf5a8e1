// The SQL a server without a framework would send: written by hand, joined flat, JSON made by PostgreSQL.

const zeit = (spalte: string) => `to_char(${spalte} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An object of columns, or null where the joined row is missing. */
const objekt = (alias: string, ...paare: [name: string, spalte: string][]) =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object(${paare
    .map(([name, spalte]) => `'${name}', ${alias}.${spalte}`)
    .join(', ')}) END`;

const kennzeichen = (alias: string, ...mehr: [string, string][]) =>
  objekt(
    alias,
    ['id', 'id'],
    ['kurzBezeichnung', 'kurz_bezeichnung'],
    ['langBezeichnung', 'lang_bezeichnung'],
    ['fremdnummer', 'fremdnummer'],
    ['awSperre', 'aw_sperre'],
    ['skey', 'skey'],
    ...mehr,
  );
const verpackung = (alias: string) =>
  kennzeichen(alias, ['bezkurz', 'bezkurz'], ['rec21', 'rec21'], ['ggvs', 'ggvs']);
const waehrung = (alias: string) =>
  objekt(alias, ['id', 'id'], ['bezeichnungKurz', 'bezeichnung_kurz'], ['bezeichnung', 'bezeichnung']);

const adresseKurz = (d: string, l: string) =>
  `CASE WHEN ${d}.rolle IS NOT NULL THEN json_build_object('fremdnummer', ${d}.fremdnummer, 'name', ${d}.name, 'zeile2', ${d}.zeile2,
    'strasse', ${d}.strasse, 'hausnummer', ${d}.hausnummer, 'lkz', ${l}.lkz, 'plz', ${d}.plz, 'ort', ${d}.ort) END`;
const adressjoin = (rolle: number) =>
  `LEFT JOIN auftrag_adresse d${rolle} ON d${rolle}.auftrag_id = a.id AND d${rolle}.rolle = ${rolle} LEFT JOIN land l${rolle} ON l${rolle}.id = d${rolle}.land_id`;

const anzeigestatus = `${objekt('n', ['id', 'id'], ['kurzBezeichnung', 'kurz_bezeichnung'], ['icon', 'icon'], ['farbe', 'farbe'], ['anzeigefolge', 'anzeigefolge'], ['awSperre', 'aw_sperre'])} AS anzeigestatus,
  ${zeit('a.status_datum')} AS "statusDatum", a.status_nur_tag AS "statusNurTag"`;

const zeile = `a.id, a.spedeigennr, a.typ, a.datum, a.beladedatum, a.beladezeit_von AS "beladezeitVon", a.beladezeit_bis AS "beladezeitBis",
  a.entladedatum, a.entladezeit_von AS "entladezeitVon", a.entladezeit_bis AS "entladezeitBis",
  json_build_object('id', s.id, 'kurzBezeichnung', s.kurz_bezeichnung) AS status,
  ${anzeigestatus}, a.abliefernachweis_exists AS "abliefernachweisExists", a.absender_referenz AS "absenderReferenz",
  a.empfaengerreferenz, a.spedfremdnr, a.partnerreferenz, ${adresseKurz('d2', 'l2')} AS "empfaengerAdresse", ${adresseKurz('d1', 'l1')} AS "absenderAdresse",
  ${adresseKurz('d5', 'l5')} AS "abweichendeRechnungsempfaengerAdresse", ${adresseKurz('d9', 'l9')} AS "nachnahmeempfaengerAdresse",
  ${kennzeichen('zk')} AS zustellkennzeichen, ${kennzeichen('tk')} AS terminkennzeichen, a.sum_packstueck_anzahl AS "sumPackstueckAnzahl",
  a.sum_lademittel_anzahl AS "sumLademittelAnzahl", a.sum_verpackung_anzahl AS "sumVerpackungAnzahl", a.sum_brutto_gewicht AS "sumBruttoGewicht",
  a.mit_gefahrguetern AS "mitGefahrguetern", ${kennzeichen('sp', ['bezkurz', 'bezkurz'])} AS sperrigkeit, a.hinweis, a.dispohinweis,
  a.berechn_betrag AS "berechnBetrag", ${waehrung('bw')} AS "berechnWaehrung", a.kalkulations_folge_id AS "kalkulationsFolgeId",
  json_build_object('id', m.id, 'name', m.name) AS mandant`;

const land = objekt(
  'l',
  ['id', 'id'],
  ['bezeichnung', 'bezeichnung'],
  ['lkz', 'lkz'],
  ['iso2', 'iso2'],
  ['fremdnummer', 'fremdnummer'],
  ['awSperre', 'aw_sperre'],
  ['mautberechnung', 'mautberechnung'],
  ['plzlaenge', 'plzlaenge'],
  ['plzMuster', 'plz_muster'],
  ['skey', 'skey'],
);

/** All addresses of the order by role, in one pass. */
const adressen = `(SELECT json_object_agg(d.rolle, json_build_object('matchcode', d.matchcode, 'fremdnummer', d.fremdnummer, 'fremdid', d.fremdid,
  'name', d.name, 'zeile2', d.zeile2, 'zeile3', d.zeile3, 'kurzname', d.kurzname, 'strasse', d.strasse, 'hausnummer', d.hausnummer,
  'zusatz', d.zusatz, 'land', ${land}, 'lkz', l.lkz, 'plz', d.plz, 'ort', d.ort, 'ortsteil', d.ortsteil, 'kontakt', d.kontakt,
  'telefon', d.telefon, 'mailTrackTrace', d.mail_track_trace, 'usteuerid', d.usteuerid, 'postfach', d.postfach, 'ortPostfach', d.ort_postfach,
  'origin', d.origin, 'id', d.adresse_id, 'typ', d.rolle))
  FROM auftrag_adresse d LEFT JOIN land l ON l.id = d.land_id WHERE d.auftrag_id = a.id)`;

const gefahrgut = `(SELECT json_agg(json_build_object('laufendeNummer', g.laufende_nummer, 'gefahrgutUnnr', json_build_object('id', k.id, 'unnr', k.unnr),
  'gefahrgutklasse', json_build_object('id', k.id, 'unnr', k.unnr, 'variante', k.variante, 'bezeichnung', k.bezeichnung, 'klasse', k.klasse,
    'klassifizierung', k.klassifizierung, 'verpackungsgruppe', k.verpackungsgruppe, 'gefahrzettel', k.gefahrzettel,
    'sondervorschrift', k.sondervorschrift, 'verpackungscode', k.verpackungscode, 'begrenzteMengeText', k.begrenzte_menge_text, 'eq', k.eq,
    'befoerderungskategorie', k.befoerderungskategorie, 'tunnelcode', k.tunnelcode, 'aggregatzustand', k.aggregatzustand, 'zulassung', k.zulassung,
    'technischerName', k.technischer_name, 'lqGrenze', k.lq_grenze, 'lqEinheit', k.lq_einheit,
    'nameGekuerzt', k.name_gekuerzt, 'keine', k.keine, 'abfall', k.abfall,
    'umweltgefaehrdend', k.umweltgefaehrdend, 'version', k.version, 'gueltigVon', k.gueltig_von, 'gueltigBis', k.gueltig_bis, 'quelle', k.quelle),
  'gefahrgutausloeser', g.gefahrgutausloeser, 'anzahl', g.anzahl, 'verpackung', ${verpackung('gv')}, 'nettoGewicht', g.netto_gewicht,
  'bruttoGewicht', g.brutto_gewicht, 'liter', g.liter, 'nettoexplosivmasse', g.nettoexplosivmasse, 'begrenztemenge', g.begrenztemenge,
  'umweltgefaehrdend', g.umweltgefaehrdend, 'freigestelltemenge', g.freigestelltemenge,
  'inhaltInnenverpackung', g.inhalt_innenverpackung, 'tray', g.tray, 'leerUngereinigt', g.leer_ungereinigt, 'abfall', g.abfall,
  'vermerk', g.vermerk) ORDER BY g.laufende_nummer)
  FROM gefahrgutzeile g JOIN gefahrgutklasse k ON k.id = g.gefahrgutklasse_id LEFT JOIN verpackung gv ON gv.id = g.verpackung_id
  WHERE g.auftrag_id = p.auftrag_id AND g.laufende_position = p.laufende_position)`;

const positionen = `(SELECT coalesce(json_agg(z), '[]') FROM (SELECT p.auftpt_num AS "auftptNum", p.laufende_position AS "laufendePosition",
  p.warengut_bezeichnung AS "warengutBezeichnung", p.verpackungseinheit, p.verpackung_anzahl AS "verpackungAnzahl", ${verpackung('v')} AS verpackung,
  p.lademittel_anzahl AS "lademittelAnzahl", ${kennzeichen(
    'lm',
    ['bezkurz', 'bezkurz'],
    ['rec21', 'rec21'],
    ['ggvs', 'ggvs'],
    ['laengeCM', 'laenge_cm'],
    ['breiteCM', 'breite_cm'],
    ['hoeheCM', 'hoehe_cm'],
    ['eigengewichtKg', 'eigengewicht_kg'],
  )} AS lademittel,
  p.brutto_gewicht AS "bruttoGewicht", p.laenge_cm AS "laengeCM", p.breite_cm AS "breiteCM", p.hoehe_cm AS "hoeheCM", p.volumen_cbm AS "volumenCBM",
  p.stellplaetze, p.stellplaetze AS "anzahlStellplaetze", p.lademeter, p.berechnet, p.zeichen_nummer AS "zeichenNummer", p.lieferschein, p.versicherungswert,
  ${waehrung('w1')} AS "waehrungVersicherungswert", p.warenwert, ${waehrung('w2')} AS "warenwertWaehrung", p.mit_gefahrguetern AS "mitGefahrguetern",
  CASE WHEN p.mit_gefahrguetern THEN ${gefahrgut} ELSE '[]' END AS auftragsgefahrgueter,
  (SELECT coalesce(json_agg(json_build_object('nummer', k.nummer, 'sscc', k.sscc) ORDER BY k.nummer), '[]')
    FROM packstueck k WHERE k.auftrag_id = p.auftrag_id AND k.auftpt_num = p.auftpt_num) AS packstuecke
  FROM auftragsposition p LEFT JOIN verpackung v ON v.id = p.verpackung_id LEFT JOIN lademittel lm ON lm.id = p.lademittel_id
    LEFT JOIN waehrung w1 ON w1.id = p.waehrung_versicherungswert_id LEFT JOIN waehrung w2 ON w2.id = p.warenwert_waehrung_id
  WHERE p.auftrag_id = a.id ORDER BY p.laufende_position) z)`;

const historie = `(SELECT coalesce(json_agg(json_build_object('sendungsstatus', json_build_object('id', hs.id, 'kurzBezeichnung', hs.kurz_bezeichnung,
  'sdst_id_anzeige', hs.sdst_id_anzeige, 'anzeige', hs.anzeige, 'awSperre', hs.aw_sperre, 'defaultstatus', hs.defaultstatus,
  'anzeigefolge', hs.anzeigefolge, 'icon', hs.icon), 'datum', ${zeit('h.datum')}, 'nurTag', h.nur_tag, 'kommentar', h.kommentar, 'quittiert', h.quittiert,
  'ereignisort', h.ereignisort, 'benutzer', CASE WHEN hb.id IS NOT NULL THEN json_build_object('name', hb.name) END) ORDER BY h.datum, h.id), '[]')
  FROM auftrag_historie h JOIN sendungsstatus hs ON hs.id = h.sendungsstatus_id LEFT JOIN benutzer hb ON hb.id = h.benutzer_id WHERE h.auftrag_id = a.id)`;

/** The order itself, with what is joined to it. */
const kopf = `a.id, a.copy_id AS "copyId", a.vorlage_auftrag_id AS "vorlageAuftragId", a.spedeigennr,
    a.spedfremdnr, a.partnerreferenz, a.empfaengerreferenz, a.absender_referenz AS "absenderReferenz", a.datum, a.beladedatum,
    a.beladezeit_von AS "beladezeitVon", a.beladezeit_bis AS "beladezeitBis", a.beladedatum AS "abholDatumVon", a.beladedatum AS "abholDatumBis",
    a.entladedatum, a.entladezeit_von AS "entladezeitVon", a.entladezeit_bis AS "entladezeitBis", a.entladedatum AS "zustellDatumVon",
    a.entladedatum AS "zustellDatumBis", ${kennzeichen('tk')} AS terminkennzeichen, ${kennzeichen('zk')} AS zustellkennzeichen,
    ${kennzeichen('ak')} AS anlieferkennzeichen, a.frankatur, a.verkehrsart, a.metrokennung, ${kennzeichen('sp', ['bezkurz', 'bezkurz'])} AS sperrigkeit,
    a.iban, a.bic, a.nachnahme_betrag AS "nachnahmeBetrag", ${waehrung('nw')} AS "nachnahmeWaehrung", a.tauschpalette_a AS "tauschpaletteA",
    a.tauschpalette_b AS "tauschpaletteB", a.tauschpalette_r AS "tauschpaletteR", a.tauschpalette_y AS "tauschpaletteY", a.hinweis, a.dispohinweis,
    a.zollvermerk, a.spotpreisnr, a.abweichende_beladung AS "abweichendeBeladung",
    json_build_object('id', m.id, 'name', m.name) AS mandant, json_build_object('id', s.id, 'kurzBezeichnung', s.kurz_bezeichnung) AS status,
    s.id AS "sdstId", a.typ, a.mit_gefahrguetern AS "mitGefahrguetern", a.abtragen, a.lenkeravis,
    a.my_delivery AS "myDelivery", a.adv3, a.sum_brutto_gewicht AS "sumBruttoGewicht", a.sum_lademittel_anzahl AS "sumLademittelAnzahl",
    a.sum_verpackung_anzahl AS "sumVerpackungAnzahl", a.sum_packstueck_anzahl AS "sumPackstueckAnzahl", a.berechn_betrag AS "berechnBetrag",
    ${waehrung('bw')} AS "berechnWaehrung", a.kalkulations_folge_id AS "kalkulationsFolgeId", a.kf_id, json_build_object('name', b.name) AS erfasser,
    CASE WHEN c.id IS NOT NULL THEN json_build_object('name', c.name) END AS aenderer, ${zeit('a.datumerfasst')} AS datumerfasst,
    ${zeit('a.datumgeaendert')} AS datumgeaendert, o.dokumentenverweis_id AS abliefernachweis, a.abliefernachweis_exists AS "abliefernachweisExists"`;
const kopfjoins = `JOIN mandant m ON m.id = a.mandant_id JOIN sendungsstatus s ON s.id = a.status_id JOIN benutzer b ON b.id = a.erfasser_id
    LEFT JOIN benutzer c ON c.id = a.aenderer_id LEFT JOIN terminkennzeichen tk ON tk.id = a.terminkennzeichen_id
    LEFT JOIN zustellkennzeichen zk ON zk.id = a.zustellkennzeichen_id LEFT JOIN anlieferkennzeichen ak ON ak.id = a.anlieferkennzeichen_id
    LEFT JOIN sperrigkeit sp ON sp.id = a.sperrigkeit_id LEFT JOIN waehrung nw ON nw.id = a.nachnahme_waehrung_id
    LEFT JOIN waehrung bw ON bw.id = a.berechn_waehrung_id LEFT JOIN ablieferung o ON o.auftrag_id = a.id`;

/** C: one order with positions and history; $1 order, $2 client. The addresses come beside it, by role. */
export const auftrag = `
  SELECT ${adressen} AS adressen, row_to_json((SELECT x FROM (SELECT ${kopf}, ${positionen} AS auftragspositionen,
    (SELECT coalesce(json_agg(l), '[]') FROM auftrag_lademittel l WHERE l.auftrag_id = a.id) AS "auftragZusLademittel",
    (SELECT coalesce(json_agg(l), '[]') FROM auftrag_service l WHERE l.auftrag_id = a.id) AS "auftragServices",
    ${historie} AS auftragshistorie, encode(o.signatur, 'base64') AS signatur,
    (SELECT coalesce(json_agg(l), '[]') FROM dokumentenverweis l WHERE l.auftrag_id = a.id) AS dokumentenverweise) x)) AS json
  FROM auftrag a ${kopfjoins}
  WHERE a.id = $1 AND a.mandant_id = $2`;

/** The matches, counted, and the page of them. */
const mitTreffern = (mitText: boolean, spalten: string, joins: string) => `
  WITH treffer AS MATERIALIZED (SELECT id, datum FROM auftrag WHERE mandant_id = $1 AND datumerfasst >= $2::date::timestamp AT TIME ZONE 'Europe/Berlin'
      AND datumerfasst < ($3::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
    ${mitText ? 'AND strpos(suchtext, $4) > 0' : ''})
  SELECT (SELECT count(*) FROM treffer)::int AS gesamt, (SELECT coalesce(json_agg(z), '[]')::text FROM (
    SELECT ${spalten} FROM (SELECT id, datum FROM treffer ORDER BY datum DESC, id DESC LIMIT 50) t JOIN auftrag a USING (id) ${joins}
    ORDER BY t.datum DESC, t.id DESC) z) AS json`;

const anzeigejoin = 'LEFT JOIN anzeigestatus n ON n.id = s.sdst_id_anzeige';

/** A and B: $1 client, $2 and $3 days, $4 free text. */
export const liste = (mitText: boolean) =>
  mitTreffern(
    mitText,
    zeile,
    `JOIN mandant m ON m.id = a.mandant_id JOIN sendungsstatus s ON s.id = a.status_id ${anzeigejoin}
      ${[1, 2, 5, 9].map(adressjoin).join(' ')}
      LEFT JOIN zustellkennzeichen zk ON zk.id = a.zustellkennzeichen_id LEFT JOIN terminkennzeichen tk ON tk.id = a.terminkennzeichen_id
      LEFT JOIN sperrigkeit sp ON sp.id = a.sperrigkeit_id LEFT JOIN waehrung bw ON bw.id = a.berechn_waehrung_id`,
  );

/** F: like A, with every field of the orders themselves; the addresses come beside them, by role. */
export const ganzeListe = mitTreffern(
  false,
  `${adressen} AS adressen, ${kopf}, ${anzeigestatus}`,
  `${kopfjoins} ${anzeigejoin}`,
);
