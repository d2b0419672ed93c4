import { useInfiniteQuery } from '@tanstack/react-query';
import { type Day, formatDay } from '#domain/day.ts';
import { AskButton } from './AskButton.tsx';
import { messagesQuery } from './api.ts';

type Props = {
  customerId: string;
  date: Day;
  /** The meal to ask about; absent: the day as a whole. */
  dish?: {
    readonly index: number;
    readonly timing: string;
    readonly meal: string;
    readonly eaten?: string | undefined;
  };
};

/** Asks about a day or one of its meals, with the number of messages about it among the newest ones. */
export default function AskOfDay({ customerId, date, dish }: Props) {
  const { data, hasNextPage } = useInfiniteQuery(messagesQuery(customerId, date));
  const messages = (data?.pages ?? []).flatMap(({ items }) => items);
  const isAbout = ({ subject }: (typeof messages)[number]) =>
    dish ? subject.kind === 'meal' && subject.meal === dish.index : subject.kind === 'day';
  return (
    <AskButton
      customerId={customerId}
      subject={
        dish
          ? { kind: 'meal', date, meal: dish.index, timing: dish.timing, text: dish.meal }
          : { kind: 'day', date }
      }
      eaten={dish?.eaten}
      name={dish ? dish.meal : formatDay(date, 'long')}
      count={messages.filter((each) => !each.takenBack && isAbout(each)).length}
      isMore={hasNextPage}
    />
  );
}
