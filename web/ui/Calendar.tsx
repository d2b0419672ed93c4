import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import type { Day } from '#domain/day.ts';

type Props = {
  value: Day | null;
  onPick: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** The month a day is picked from; weeks begin on Monday. */
export default function Calendar({ value, onPick, min, max }: Props) {
  return (
    <DatePicker
      value={value}
      onChange={(day) => day && onPick(day)}
      {...(value && { defaultDate: value })}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      firstDayOfWeek={1}
      ariaLabels={{
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        monthLevelControl: 'Choose a month',
        yearLevelControl: 'Choose a year',
      }}
    />
  );
}
