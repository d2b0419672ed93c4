import { accessHoles } from './holes/access.ts';
import { accountHoles } from './holes/accounts.ts';
import { askedHoles } from './holes/asked.ts';
import { dataHoles } from './holes/data.ts';
import { historyHoles } from './holes/history.ts';
import { ownerHoles } from './holes/owners.ts';
import { reminderHoles } from './holes/reminders.ts';
import { ruleHoles } from './holes/rules.ts';
import { textHoles } from './holes/texts.ts';
import { tryHoles } from './holes/tries.ts';
import { versionHoles } from './holes/versions.ts';
import { writeHoles } from './holes/writes.ts';

export const holes = [
  ...accessHoles,
  ...accountHoles,
  ...tryHoles,
  ...ownerHoles,
  ...ruleHoles,
  ...askedHoles,
  ...writeHoles,
  ...dataHoles,
  ...reminderHoles,
  ...versionHoles,
  ...historyHoles,
  ...textHoles,
];
