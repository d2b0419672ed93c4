import { type Day, formatDay } from '#domain/day.ts';
import { AskButton } from './AskButton.tsx';
import { useAsked } from './useAsked.ts';

type Props = { customerId: string; date: Day };

/** Asks about a day as a whole. */
export function AskDay({ customerId, date }: Props) {
  const { ofDay, isMore } = useAsked(customerId, date);
  return (
    <AskButton
      customerId={customerId}
      subject={{ kind: 'day', date }}
      name={formatDay(date, 'long')}
      count={ofDay}
      isMore={isMore}
    />
  );
}
