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
import { invalidate } from '../live/invalidate.ts';
import { queryClient } from '../live/queryClient.ts';
import { endThrottling, throttled } from './throttle.ts';

/** Which rows of the board are shown. */
export type BoardView = {
  readonly isMine: boolean;
  readonly reason: ReasonKind | null;
  /** Shows the snoozed customers instead of the others. */
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

const PRACTICE_PATH = '/api/practice/attention';
const ownPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/attention`;

export const practiceThresholdsQuery = {
  queryKey: [...KEY, 'thresholds'],
  queryFn: () => get<PracticeThresholds>(PRACTICE_PATH),
};

export const ownThresholdsQuery = (customerId: string) => ({
  queryKey: ['customers', customerId, 'attention'],
  queryFn: () => get<OwnThresholds>(ownPath(customerId)),
});

/** A change may affect every row, so the whole board is refetched. */
const changed = () => void refetchBoard();

export const saveThresholds = (input: ThresholdsInput, basedOn: number) =>
  send<PracticeThresholds>('PUT', PRACTICE_PATH, input, { ifMatch: basedOn }).finally(changed);

export const saveOwnThresholds = (customerId: string, input: OwnThresholdsInput, basedOn: number) =>
  send<OwnThresholds>('PUT', ownPath(customerId), input, { ifMatch: basedOn }).finally(() => {
    changed();
    invalidate(ownThresholdsQuery(customerId).queryKey);
  });
