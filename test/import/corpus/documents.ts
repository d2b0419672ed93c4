import { docx } from '../build/docx.ts';
import { across, down } from '../build/rows.ts';
import { chinese, type english, french, indian, spanish } from '../foods.ts';
import { DAYS, dish, file, type Labelled, of, placed } from '../labelled.ts';

const row = (label: string, foods: typeof english, meal: string) => [label, ...of(foods, meal)];

export const documents: readonly Labelled[] = [
  {
    name: 'clinic-table.docx',
    given: file(
      'clinic-table.docx',
      docx([
        'CITY HOSPITAL – Department of Nutrition and Dietetics',
        'Patient: ____________   Diet: Diabetic, 1600 kcal',
        {
          table: [
            ['', ...DAYS],
            row('Breakfast\n8:00 am', indian, 'breakfast'),
            row('Mid-morning\n10:30 am', indian, 'mid'),
            row('Lunch\n1:00 pm', indian, 'lunch'),
            row('Tea time\n4:30 pm', indian, 'evening'),
            row('Dinner\n8:00 pm', indian, 'dinner'),
            row('Bed time\n9:30 pm', indian, 'bed'),
          ],
        },
        'General instructions:',
        '- Walk for 30 minutes every day.',
        '- Do not skip meals.',
      ]),
    ),
    weeks: [placed(indian, { breakfast: 1, mid: 2, lunch: 3, evening: 4, dinner: 6, bed: 7 })],
  },
  {
    name: 'days-as-merged-rows.docx',
    given: file(
      'days-as-merged-rows.docx',
      docx([
        {
          table: [
            ['Jour', 'Repas', 'Menu'],
            ...['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'].flatMap(
              (day, at) => [
                [down(day, 4), 'Petit déjeuner', dish(french, 'breakfast', at)],
                ['Déjeuner', dish(french, 'lunch', at)],
                ['Goûter', dish(french, 'snack', at)],
                ['Dîner', dish(french, 'dinner', at)],
              ],
            ),
          ],
        },
      ]),
    ),
    weeks: [placed(french, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
  },
  {
    name: 'day-rows-as-titles.docx',
    given: file(
      'day-rows-as-titles.docx',
      docx([
        {
          table: [
            [across('PLAN SEMANAL', 2)],
            ...['LUNES', 'MARTES', 'MIÉRCOLES', 'JUEVES', 'VIERNES', 'SÁBADO', 'DOMINGO'].flatMap(
              (day, at) => [
                [across(day, 2)],
                ['Desayuno', dish(spanish, 'breakfast', at)],
                ['Media mañana', dish(spanish, 'mid', at)],
                ['Comida', dish(spanish, 'lunch', at)],
                ['Merienda', dish(spanish, 'merienda', at)],
                ['Cena', dish(spanish, 'dinner', at)],
              ],
            ),
          ],
        },
      ]),
    ),
    weeks: [placed(spanish, { breakfast: 1, mid: 2, lunch: 3, merienda: 4, dinner: 6 })],
  },
  {
    name: 'chinese-week.docx',
    given: file(
      'chinese-week.docx',
      docx([
        '一周减脂食谱',
        {
          table: [
            ['餐次', '周一', '周二', '周三', '周四', '周五', '周六', '周日'],
            row('早餐', chinese, 'breakfast'),
            row('午餐', chinese, 'lunch'),
            row('加餐', chinese, 'snack'),
            row('晚餐', chinese, 'dinner'),
          ],
        },
        '注意：每天喝水1500毫升。',
      ]),
    ),
    weeks: [placed(chinese, { breakfast: 1, lunch: 3, snack: 4, dinner: 6 })],
  },
];
