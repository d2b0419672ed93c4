import type { UnitTable } from './quantity.ts';
import { wordList } from './wordList.ts';

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
