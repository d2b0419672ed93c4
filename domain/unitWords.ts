import type { UnitTable } from './quantity.ts';

/** The words of a table, which is easier to read with commas than with quotes. */
export const wordList = (words: string): readonly string[] =>
  words.split(',').map((word) => word.trim());

/** The units of a span of time, in hours. */
export const TIME_WORDS: UnitTable = {
  h: {
    size: 1,
    next: 'min',
    words:
      wordList(`:, hr, hrs, hour, hours, std, stunde, stunden, heure, heures, hora, horas, ora, ore, घंटा, घंटे,
      घण्टे, saat, sa, godz, godzina, godziny, godzin, ч, час, часа, часов, 小时, 时, 小時, ساعة, ساعات,
      ساعت`),
  },
  min: {
    size: 1 / 60,
    words:
      wordList(`m, mins, minute, minutes, minuten, minuto, minutos, minuti, मिनट, dakika, dk, minut, minuty, мин,
      минут, минуты, 分, 分钟, 分鐘, دقيقة, دقائق, دقیقه`),
  },
};

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

const mass = { of: 'mass' };
const length = { of: 'length' };

/** The units of weight (in kilograms), of length (in metres) and of shares. */
export const BODY_WORDS: UnitTable = {
  kg: {
    ...mass,
    size: 1,
    next: 'g',
    words:
      wordList(`kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramme, kilogrammes, kilogramo, kilogramos,
      kilogrammo, chilo, chili, chilogrammi, quilo, quilos, quilograma, quilogramas, किलो, किग्रा,
      कि.ग्रा, किलोग्राम, kilogramow, kilogramy, кг, килограмм, килограммов, 公斤, 千克, كجم, كغ, كغم,
      كيلو, كيلوغرام, کیلو, کیلوگرم`),
  },
  lb: {
    ...mass,
    size: 0.45359237,
    isImperial: true,
    words:
      wordList(`lbs, pound, pounds, #, livre, livres, libra, libras, libbre, पाउंड, पौंड, libre, funt, funty,
      funtow, фунт, фунта, фунтов, 磅, رطل, پوند`),
  },
  st: {
    ...mass,
    size: 6.35029318,
    isImperial: true,
    next: 'lb',
    words: wordList(`stone, stones, stein, стоун, 英石`),
  },
  g: {
    ...mass,
    size: 0.001,
    words: wordList(`gr, gram, grams, gramm, gramme, grammes, ग्राम, гр, г, 克, جم, غ`),
  },
  cm: {
    ...length,
    size: 0.01,
    words:
      wordList(`cms, centimeter, centimeters, centimetre, centimetres, zentimeter, centimetro, centimetros,
      centimetri, सेमी, से.मी, सेंटीमीटर, santimetre, santim, centymetr, centymetry, centymetrow, см,
      сантиметр, сантиметра, сантиметров, 厘米, 公分, سم, سنتيمتر, سانتی متر, سانتیمتر`),
  },
  m: {
    ...length,
    size: 1,
    next: 'cm',
    words:
      wordList(`meter, meters, metre, metres, metro, metros, metri, मीटर, metr, metry, м, метр, метра, метров, 米,
      متر, م`),
  },
  mm: { ...length, size: 0.001, words: wordList(`millimeter, millimetre, milimetros, мм, 毫米`) },
  in: {
    ...length,
    size: 0.0254,
    isImperial: true,
    words:
      wordList(`inch, inches, ", ″, ′′, '', ”, zoll, pouce, pouces, pulgada, pulgadas, pollice, pollici,
      polegada, polegadas, इंच, inc, cal, cale, cali, дюйм, дюйма, дюймов, 英寸, بوصة, اینچ`),
  },
  ft: {
    ...length,
    size: 0.3048,
    isImperial: true,
    next: 'in',
    words:
      wordList(`foot, feet, ', ’, ′, pied, pieds, pie, pies, piede, piedi, pe, pes, fuss, फुट, фут, фута, футов,
      英尺, قدم`),
  },
  '%': {
    of: 'share',
    size: 0.01,
    words:
      wordList(`percent, per cent, pct, prozent, pour cent, pourcent, por ciento, per cento, percento, por cento,
      प्रतिशत, yuzde, procent, процент, процента, процентов, 百分之, بالمئة, درصد`),
  },
};
