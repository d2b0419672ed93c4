import type { UnitTable } from './quantity.ts';
import { wordList } from './wordList.ts';

/** A glass, and a cup too. */
export const GLASS_ML = 250;

/** The units of what people drink, in litres. */
export const VOLUME_WORDS: UnitTable = {
  l: {
    size: 1,
    words:
      wordList(`liter, liters, litre, litres, ltr, lt, litro, litros, litri, लीटर, लिटर, litr, litry, litrow, л,
      литр, литра, литров, 升, 公升, لتر, ليتر, لیتر`),
  },
  ml: {
    size: 0.001,
    words:
      wordList(`milliliter, milliliters, millilitre, millilitres, mililitro, mililitros, millilitri, millilitro,
      cc, मिली, मि.ली, मिलीलीटर, mililitre, mililitr, mililitrow, мл, миллилитров, 毫升, مل, مليلتر, ملل,
      میلی لیتر`),
  },
  cl: { size: 0.01, words: wordList(`centiliter, centilitre, centilitres, centilitros, сл`) },
  dl: { size: 0.1, words: wordList(`deciliter, decilitre, decilitros, decilitri, дл`) },
  glass: {
    size: GLASS_ML / 1000,
    words:
      wordList(`glasses, cup, cups, mug, mugs, glas, glaser, glaeser, tasse, tassen, becher, verre, verres,
      tasses, vaso, vasos, taza, tazas, bicchiere, bicchieri, tazza, tazze, copo, copos, xicara,
      xicaras, chavena, गिलास, ग्लास, कप, bardak, fincan, szklanka, szklanki, szklanek, kubek, kubki,
      стакан, стакана, стаканов, чашка, чашки, чашек, 杯, كوب, أكواب, اكواب, كأس, لیوان, فنجان`),
  },
  oz: {
    size: 0.029_573_5,
    words:
      wordList(`fl oz, fl. oz, floz, fl.oz, ounce, ounces, fluid ounce, fluid ounces, unze, unzen, once, onces,
      onza, onzas, oncia, once liquide, onca, oncas, унция, унций, 盎司, أونصة, اونصة`),
  },
};
