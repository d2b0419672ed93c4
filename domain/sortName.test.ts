import { expect, test } from 'vitest';
import type { Language } from './language/language.ts';
import { searchedName, sortNameOf } from './search.ts';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Anna Lee',
    'Annabel Lee',
    'Chloe Adams',
    'Chloë Brown',
    'Sean O’Brien',
    'Seán O’Dea',
    'zoe',
  ],
  de: [
    'Jörg Gross',
    'Jörg Groß-Zander',
    'Jörg Grote',
    'Österle',
    'Otto',
    'Udo Muller',
    'Udo Müllner',
  ],
  es: [
    'Álvaro Nieto',
    'Ana Munera',
    'Ana Munro',
    'Ana Muñoz',
    'Ángel Ruiz',
    'Íñigo',
    'Iván',
    'Ñusta',
    'Óscar',
  ],
  fr: ['Cecile Petit', 'Cécile Prat', 'Éloïse', 'Élise Le Goff', 'Emile', 'Œnone', 'Olivier'],
  ar: ['أحمد بدر', 'احمد جابر', 'إيمان', 'بدر', 'فاطمة زهراء', 'فاطمه قاسم', 'ليلى', 'هدى', 'يوسف'],
};

const byKey = (one: string, other: string) => (sortNameOf(one) < sortNameOf(other) ? -1 : 1);

test.each(Object.entries(NAMES))(
  '[WORDS-03] [BOARD-05] people are in the order that readers of their language expect: %s',
  (language, names) => {
    const expected = names.toSorted(new Intl.Collator(language).compare);
    expect(names.toSorted(byKey)).toEqual(expected);
  },
);

test('[BOARD-04] a name is found without its accents, and with them', () => {
  const finds = (search: string, name: string) => searchedName(name).includes(searchedName(search));
  for (const [search, name] of [
    ['munoz', 'Ana Muñoz'],
    ['MUÑOZ', 'Ana Muñoz'],
    ['muller', 'Udo Müller'],
    ['gross', 'Jörg Groß'],
    ['احمد', 'أحمد بدر'],
    ['فاطمه', 'فاطمـة زهراء'],
    ['Zoë', 'zoe'],
  ] as const)
    expect([search, finds(search, name)]).toEqual([search, true]);
  expect(finds('mueller', 'Udo Müller')).toBe(false);
});
