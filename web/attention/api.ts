import { type InfiniteData, infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ReasonKind } from '#domain/attention/attention.ts';
import type {
  AttentionPage,
  AttentionRow,
  OwnThresholds,
  OwnThresholdsInput,
  PracticeThresholds,
  ThresholdsInput,
} from '#domain/attention/attentionSchema.ts';
import type { Day } from '#domain/day.ts';
import { get, send } from '../api/request.ts';
import { invalidate, queryClient } from '../live/queryClient.tsx';

export type BoardView = {
  readonly isMine: boolean;
  readonly reason: ReasonKind | null;
  readonly isSnoozed: boolean;
};

const KEY = ['attention'] as const;
/** A new day begins in each customer's own time zone, and no event announces it. */
const NEW_DAYS_MS = 10 * 60_000;

export const boardQuery = (view: BoardView) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'board', view],
    queryFn: ({ pageParam }) => {
      const path = `/api/attention?${asked(view, pageParam)}`;
      return throttled(path, () => get<AttentionPage>(path));
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    refetchInterval: NEW_DAYS_MS,
  });

const asked = ({ isMine, reason, isSnoozed }: BoardView, after: string) =>
  new URLSearchParams({
    mine: isMine ? 'yes' : 'no',
    snoozed: isSnoozed ? 'yes' : 'no',
    ...(reason && { reason }),
    ...(after && { after }),
  });

export function refetchBoard(): Promise<void> {
  endThrottling();
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Removes a customer's row from the board before the server has answered. */
export function takeFromBoard(customerId: string): void {
  queryClient.setQueriesData<InfiniteData<AttentionPage, string>>(
    { queryKey: [...KEY, 'board'] },
    (board) =>
      board && {
        ...board,
        pages: board.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => id !== customerId),
        })),
      },
  );
}

type Which = Pick<AttentionRow['snoozes'][number], 'kind' | 'inInbox'>;

const ALL: Which = { kind: null, inInbox: false };

export const snooze = (customerId: string, until: Day | null, { kind, inInbox } = ALL) =>
  send<void>('PUT', `${ownPath(customerId)}/snooze`, {
    until,
    ...(kind && { reason: kind }),
    inInbox,
  });

const ownPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/attention`;
const thresholdsPath = (customerId: string | undefined) =>
  customerId === undefined ? '/api/practice/attention' : ownPath(customerId);

export const thresholdsQuery = (customerId: string | undefined) => ({
  queryKey:
    customerId === undefined ? [...KEY, 'thresholds'] : ['customers', customerId, 'attention'],
  queryFn: () => get<PracticeThresholds | OwnThresholds>(thresholdsPath(customerId)),
});

/** A change may affect every row, so the whole board is refetched. */
export const saveThresholds = (
  customerId: string | undefined,
  input: ThresholdsInput | OwnThresholdsInput,
  basedOn: number,
) =>
  send<PracticeThresholds | OwnThresholds>('PUT', thresholdsPath(customerId), input, {
    ifMatch: basedOn,
  }).finally(() => {
    void refetchBoard();
    invalidate(thresholdsQuery(customerId).queryKey);
  });

/** The shortest time between two requests for the same thing, in milliseconds. */
const REST_MS = 2000;

type Throttle = { startedAt: number; waiting: Promise<unknown> | null };
const throttles = new Map<string, Throttle>();

/**
 * Throttles requests: the first is sent at once; later ones wait for the rest of the interval and share one
 * request. In a large practice somebody logs a meal every second, and each time the board may change.
 */
export function throttled<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const throttle = throttles.get(key) ?? { startedAt: Number.NEGATIVE_INFINITY, waiting: null };
  throttles.set(key, throttle);
  if (throttle.waiting) return throttle.waiting as Promise<T>;
  const rest = throttle.startedAt + REST_MS - performance.now();
  const start = () => {
    throttle.waiting = null;
    throttle.startedAt = performance.now();
    return ask();
  };
  if (rest <= 0) return start();
  const waiting = new Promise((resolve) => setTimeout(resolve, rest)).then(start);
  throttle.waiting = waiting;
  return waiting;
}

/** The user has just made a change that they expect to see, so the next request is sent at once. */
export const endThrottling = (): void => throttles.clear();
