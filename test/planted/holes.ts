import { accessHoles } from './holes/access.ts';
import { accountHoles } from './holes/accounts.ts';
import { dataHoles } from './holes/data.ts';
import { ownerHoles } from './holes/owners.ts';
import { reminderHoles } from './holes/reminders.ts';
import { ruleHoles } from './holes/rules.ts';
import { tryHoles } from './holes/tries.ts';
import { writeHoles } from './holes/writes.ts';

export const holes = [
  ...accessHoles,
  ...accountHoles,
  ...tryHoles,
  ...ownerHoles,
  ...ruleHoles,
  ...writeHoles,
  ...dataHoles,
  ...reminderHoles,
];
