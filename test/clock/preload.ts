import { readFileSync } from 'node:fs';

/**
 * Loaded before a server by NODE_OPTIONS: all of its clock, also that of what it is made of, runs as
 * far ahead as the file CLOCK_AHEAD says, in milliseconds. SIGUSR2 makes it look again.
 */
const file = process.env.CLOCK_AHEAD ?? '';
const RealDate = Date;
let ahead = 0;

const look = () => {
  ahead = Number(readFileSync(file, 'utf8'));
  console.log(`clock ahead by ${ahead}`);
};

const now = () => RealDate.now() + ahead;

// A proxy, not a subclass: what the machine itself makes, such as the times of files, stays a Date.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

look();
process.on('SIGUSR2', look);
