import { readFileSync } from 'node:fs';

/**
 * Loaded before a server by NODE_OPTIONS: its whole clock, including that of its libraries, runs ahead by the
 * milliseconds in the file CLOCK_AHEAD. On SIGUSR2 it reads the file again.
 */
const file = process.env.CLOCK_AHEAD ?? '';
const RealDate = Date;
let ahead = 0;

const look = () => {
  ahead = Number(readFileSync(file, 'utf8'));
  console.log(`clock ahead by ${ahead}`);
};

const now = () => RealDate.now() + ahead;

// A proxy, not a subclass: dates that the runtime creates, such as the times of files, stay a Date.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

look();
process.on('SIGUSR2', look);
