import type { say as english } from './words.ts';

export const say: typeof english = {
  subjects: {
    day: 'Den Tag eintragen',
    plan: 'Den Plan für heute ansehen',
    water: 'Wasser trinken',
  },
  unless: { day: 'Außer wenn der Tag vollständig ist', plan: 'Außer wenn der Tag keinen Plan hat' },
  subjectAt: (subject, time) => `${subject} um ${time}`,
  subjectOn: (subject, time, days) => `${subject} um ${time} · ${days}`,
  days: [
    { name: 'Montag', short: 'Mo', each: 'Montags' },
    { name: 'Dienstag', short: 'Di', each: 'Dienstags' },
    { name: 'Mittwoch', short: 'Mi', each: 'Mittwochs' },
    { name: 'Donnerstag', short: 'Do', each: 'Donnerstags' },
    { name: 'Freitag', short: 'Fr', each: 'Freitags' },
    { name: 'Samstag', short: 'Sa', each: 'Samstags' },
    { name: 'Sonntag', short: 'So', each: 'Sonntags' },
  ],
  everyDay: 'Jeden Tag',
  weekdays: 'Montag bis Freitag',
  weekends: 'Am Wochenende',
  someDays: (days) => days.join(', '),
  tooMany: (most) => `Es gibt schon ${most} Erinnerungen, mehr geht nicht. Lösche zuerst eine.`,
  thereAlready: (name) => `Die hast du schon: „${name}“.`,
  therePaused: (name) => `Die hast du schon: „${name}“. Sie ist pausiert.`,
  enterTime: 'Gib eine Uhrzeit als HH:MM ein.',
  chooseDay: 'Wähle mindestens einen Wochentag.',
};
