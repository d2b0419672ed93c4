import { expect, test } from 'vitest';
import { readCorpus } from '#test/allergens/corpus.ts';
import { isRecognised } from './marks.ts';

test.each([
  'Вівсянка на молоці',
  'Пилешко със зеленчуци',
  'Ovesná kaše',
  'Pileći paprikaš',
  'Havermout met melk',
  'Muesli met yoghurt',
  'Quinoa med laks',
  'Kaurapuuro',
  'Smørrebrød med laks',
  'Zabkasa tejjel',
  'Ciorba de burta',
  'Phở bò',
  '味噌汁とご飯',
  '김치찌개',
  'עוף עם אורז',
  'نان و پنیر با گردو',
])('[RAIL-04] the lists do not know the language of %s', (text) => {
  expect(isRecognised(text)).toBe(false);
});

test('[RAIL-04] all meals of the twelve languages are recognised, and figures and signs', () => {
  const unknown = readCorpus().filter(({ text }) => !isRecognised(text));
  expect(unknown.map(({ text }) => text)).toEqual([]);
  expect(['', '250 ml', '—', 'Weetabix'].every(isRecognised)).toBe(true);
});
