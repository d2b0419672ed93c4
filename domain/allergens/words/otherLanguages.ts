/** Words of meals that only occur in languages without lists, folded. */
export const OTHER_LANGUAGES = `met, een, brood, kaas, melk, kip, eieren, boterham, havermout, groente, groenten, aardappel, aardappelen, soep, vis, zalm, pindakaas, beschuit, roggebrood, volkoren, volkorenbrood, rijst, gehakt, noten, kwark, ontbijt, gekookt, gebakken, appel, gekookte, magere, halfvolle, sperziebonen,
    och, med, brod, mjolk, ost, agg, fisk, lax, laks, kyckling, kylling, kott, kjott, gröt, grot, havregryn, havregrot, potatis, poteter, smorgas, gronsaker, skinke, skinka, rugbrod, frokost, middag, frukost, aftensmad, morgenmad, til, paa,
    leipa, leipaa, ruisleipa, maito, maitoa, juusto, juustoa, kananmuna, kanaa, puuro, kaurapuuro, lohi, lohta, peruna, perunat, keitto, marjat, rahka, kanan, riisi,
    kenyer, tej, sajt, tojas, rantotta, csirke, csirkemell, rizs, rizzsel, leves, turo, zabkasa, gyumolcs, zoldseg, hus, sajtos, vaj, krumpli,
    paine, lapte, branza, oua, pui, orez, supa, ciorba, iaurt, mamaliga, cartofi, unt,
    syr, syrem, vejce, vajicka, kure, kureci, ryze, ryzi, polevka, brambory, bramborem, ovesna, tvaroh, rohlik, zelenina, zeleninou, snidane, vecere, jablka,
    kruh, hleb, mlijeko, jaja, piletina, riba, juha, sir, povrce, krumpir, pirinac,
    dan, dengan, ayam, telur, ikan, susu, sayur, kacang, tahu, buah, rebus, bakar,
    amb, llet, formatge, ous, pollastre, peix, pernil, arros, verdures,
    ugali, sukuma, maziwa, mkate, mayai, samaki`;
