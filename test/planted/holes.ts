import { accessHoles } from './holes/access.ts';
import { accountHoles } from './holes/accounts.ts';
import { dataHoles } from './holes/data.ts';
import { reminderHoles } from './holes/reminders.ts';
import { ruleHoles } from './holes/rules.ts';
import { textHoles } from './holes/texts.ts';
import { writeHoles } from './holes/writes.ts';

export const holes = [
  ...accessHoles,
  ...accountHoles,
  ...ruleHoles,
  ...writeHoles,
  ...dataHoles,
  ...reminderHoles,
  ...textHoles,
];
