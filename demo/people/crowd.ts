import type { Need, Preference } from '../food/fitting.ts';
import type { KitchenName } from '../food/kitchens.ts';
import type { Habit } from '../life/habits.ts';
import type { RhythmName } from '../life/rhythms.ts';
import { randomFrom } from '../random.ts';
import { CAST } from './cast.ts';
import { type Person, person } from './person.ts';

const FIRST =
  'Ada Aiko Alma Amir Anjali Anton Beatrix Bilal Carmen Chidi Dario Deepa Eino Elif Emre Farah Gael Greta Hana Hugo Ines Ivan Jamila Javier Kaito Keren Kwame Lars Layla Linh Luca Maja Mei Milan Nadia Nils Noor Olu Paula Priya Rafael Rosa Sami Selin Tariq Tuva Uma Vera Yara Zainab'.split(
    ' ',
  );
const LAST =
  'Abebe Acosta Bakker Banerjee Bianchi Castro Chen Das Demir Eriksen Farouk Fischer Garcia Gupta Hansen Horvat Ibrahim Ito Jensen Kaplan Khan Kim Kovács Laine Lopez Mbeki Menon Moreau Nguyen Novak Okafor Olsen Park Patel Popescu Reyes Rossi Sato Silva Singh Suzuki Tanaka Torres Usman Varga Weber Wójcik Yılmaz Zhang Zimmer'.split(
    ' ',
  );
const KITCHENS: readonly KitchenName[] = [
  'british',
  'eastAsian',
  'levantine',
  'mediterranean',
  'mexican',
  'nordic',
  'northIndian',
  'southIndian',
  'westAfrican',
];
const PREFERENCES: readonly Preference[] = ['non-vegetarian', 'vegetarian', 'ovo-vegetarian'];
const NEEDS: readonly Need[] = ['everyday', 'everyday', 'everyday', 'diabetes', 'athlete'];
const HABITS: readonly Habit[] = ['steady', 'weekends', 'rising', 'fading', 'sporadic', 'never'];
const RHYTHMS: readonly RhythmName[] = ['plain', 'named', 'office', 'three', 'family'];
const ZONES = ['Europe/London', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Asia/Tokyo'];
const STANDINGS: readonly Person['standing'][] = [
  'active',
  'active',
  'active',
  'active',
  'paused',
  'expired',
  'expired',
  'not_set',
];

/** The cast, or its first `count`; beyond forty, generated people with two weeks of data. */
export function people(count: number = CAST.length): Person[] {
  const more = Array.from({ length: Math.max(0, count - CAST.length) }, (_, index) =>
    someone(index),
  );
  return [...CAST.slice(0, count), ...more];
}

function someone(index: number): Person {
  const random = randomFrom(`crowd ${index}`);
  const name = `${random.pick(FIRST)} ${random.pick(LAST)}`;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.');
  const preference = random.pick(PREFERENCES);
  return person({
    name,
    email: `${slug}.${index + 1}@example.org`,
    timeZone: random.pick(ZONES),
    emailVerified: random.chance(0.97),
    eating: {
      preference,
      avoids: [],
      need: random.pick(NEEDS),
      kitchens: [random.pick(KITCHENS), 'mediterranean'],
    },
    rhythm: random.pick(RHYTHMS),
    habit: random.pick(HABITS),
    standing: random.pick(STANDINGS),
    weeks: 3,
    profile: {
      dateOfBirth: `19${random.whole(50, 99)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`,
    },
  });
}
