import { parseArgs } from 'node:util';
import type { Engine } from '#server/db/open.ts';
import { GROWN_NAMES, type GrownName } from './grownWorks.ts';
import type { Size } from './practice/seed.ts';
import { WORK_NAMES } from './works.ts';

export type Options = {
  readonly growth: boolean;
  /** The folder for profiles of where the time goes, where they are asked for. */
  readonly profiles: string | undefined;
  readonly size: Size;
  /** The numbers of customers of the growth. */
  readonly scales: readonly number[];
  readonly engines: readonly Engine[];
  readonly works: readonly GrownName[];
  readonly fanOut: boolean;
  readonly connections: readonly number[];
  /** At 16 connections, and at others. */
  readonly rounds: number;
  readonly fewRounds: number;
  readonly seconds: number;
  readonly streams: number;
  readonly events: number;
  /** Everything was asked for, as long as it is to be asked: what is found may be published. */
  readonly whole: boolean;
  /** Where to write the figures instead of docs/. */
  readonly json: string | undefined;
};

const FAN_OUT = 'fan-out';
const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** Throws, in words, for what it does not know. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      growth: { type: 'boolean', default: false },
      profile: { type: 'string' },
      scale: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      engine: { type: 'string' },
      connections: { type: 'string' },
      seconds: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const { growth, quick } = values;
  const names: readonly GrownName[] = growth ? [...WORK_NAMES, ...GROWN_NAMES] : WORK_NAMES;
  const isWork = (name: string): name is GrownName => names.some((each) => each === name);
  const only = values.only?.split(',') ?? [...names, FAN_OUT];
  const unknown = only.find((name) => name !== FAN_OUT && !isWork(name));
  if (unknown) throw new Error(`There is no work ${unknown}: ${names.join(', ')}, ${FAN_OUT}.`);
  const engines = ENGINES.filter((name) => !values.engine || name === values.engine);
  if (engines.length === 0) throw new Error(`The engines are ${ENGINES.join(' and ')}.`);
  const scale = values.scale === undefined ? undefined : positive(values.scale, 'scale');
  const top = scale ?? 100_000;
  return {
    growth,
    profiles: values.profile,
    size: { customers: scale ?? 1000, plans: 12, days: 90 },
    scales: [top / 100, top / 10, top].map((each) => Math.max(1, Math.round(each))),
    engines,
    works: only.filter(isWork),
    fanOut: only.includes(FAN_OUT),
    connections: values.connections
      ? values.connections.split(',').map((each) => positive(each, 'connections'))
      : growth || values.profile
        ? [16]
        : [1, 16, 64],
    rounds: quick ? 2 : 5,
    fewRounds: quick ? 1 : 3,
    seconds: values.seconds ? positive(values.seconds, 'seconds') : quick ? 0.5 : 1.5,
    streams: 1000,
    events: quick ? 5 : 25,
    whole:
      !quick && !values.profile && !values.only && !values.engine && !values.connections && !scale,
    json: values.json,
  };
}

function positive(text: string, name: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} has to be a number above 0.`);
  return number;
}
