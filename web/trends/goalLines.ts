import type { Goal } from '../charts/layout.ts';

/** A goal of a customer, by what it is about: a kind of measurement, or 'sleep', 'water' and the like. */
export type GoalLines = Readonly<Record<string, Goal | undefined>>;

/** The goals that are drawn into a customer's charts, each in the unit of its chart. */
export const useGoalLines = (_customerId: string): GoalLines => NONE;

const NONE: GoalLines = {};
