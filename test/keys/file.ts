import { across } from '../import/build/rows.ts';
import { xlsx } from '../import/build/xlsx.ts';
import { english } from '../import/foods.ts';
import { DAYS, of } from '../import/labelled.ts';

const rows = [
  [across('Spring week', 8)],
  ['', ...DAYS],
  ['Breakfast', ...of(english, 'breakfast')],
  ['Lunch', ...of(english, 'lunch')],
  ['Dinner', ...of(english, 'dinner')],
];

/** A dietician's week in Excel. */
export const workbook = () => ({
  name: 'spring.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(xlsx([{ name: 'Week', rows }])),
});
