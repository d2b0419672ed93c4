import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  assessment: 'Assessment',
  diagnosis: 'Diagnosis',
  intervention: 'Intervention',
  monitoring: 'Monitoring',
  writeHeading: 'Write a heading.',
  tooManyHeadings: (most: number) => `At most ${inDigits(most)} headings.`,
  writeAddendum: 'Write the addendum.',
  isSigned: 'This visit is signed and cannot be changed. Write an addendum.',
  notSignedYet: 'This visit is not signed yet. Change it instead.',
  addendaFull: (most: number) => `A visit can have ${inDigits(most)} addenda. Write a new visit.`,
});
