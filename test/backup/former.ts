/** Some of the 35 migrations that became one before the first release, with the first and the last. */
export const FORMER = [
  '0001-coaching-loop',
  '0013-reminders-refused',
  '0041-chosen-and-suggested',
  '0043-limits-of-rows',
];
