/** How well somebody follows a plan over the months. */
export type Habit =
  | 'perfect'
  | 'steady'
  | 'weekends'
  | 'rising'
  | 'fading'
  | 'droppedOff'
  | 'sporadic'
  | 'ticksOnly'
  | 'never';

export type Keeping = {
  /** Chance that a day is logged at all. */
  readonly logs: number;
  /** Chance that a meal is eaten as planned. */
  readonly eats: number;
};

/**
 * The chances for one day: `gone` is the share of their time that is over, 0 to 1. `weekend` is Saturday or
 * Sunday, when everybody does a little less well.
 */
export function keepingOf(habit: Habit, gone: number, weekend: boolean): Keeping {
  const drop = weekend ? 0.1 : 0;
  switch (habit) {
    case 'perfect':
      return { logs: 1, eats: 1 };
    case 'steady':
      return { logs: 0.94, eats: 0.87 - drop };
    case 'weekends':
      return { logs: weekend ? 0.55 : 0.95, eats: weekend ? 0.42 : 0.88 };
    case 'rising':
      return { logs: 0.6 + 0.38 * gone, eats: 0.45 + 0.45 * gone - drop };
    case 'fading':
      return { logs: 0.97 - 0.5 * gone, eats: 0.9 - 0.52 * gone - drop };
    case 'droppedOff':
      return gone > 0.55 ? { logs: 0, eats: 0 } : { logs: 0.9 - gone, eats: 0.75 - drop };
    case 'sporadic':
      return { logs: 0.35, eats: 0.65 - drop };
    case 'ticksOnly':
      return { logs: 0.9, eats: 0.8 - drop };
    case 'never':
      return { logs: 0, eats: 0 };
  }
}
