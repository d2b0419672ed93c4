import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type Day, isDay } from '#domain/day.ts';
import classes from './DayField.module.css';
import { Unseen } from './Unseen.tsx';

export type CalendarProps = {
  /** Whatever is typed in the field so far. */
  value: string;
  label: string;
  onPick: (day: Day) => void;
  onClose: () => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

// Named by their words on screen, which a name of its own would hide from who speaks to the screen.
const monthLabel = (shown: string) => (
  <>
    {month.format(new Date(`${shown.slice(0, 10)}T00:00:00Z`))}
    <Unseen>, choose a month</Unseen>
  </>
);
const yearLabel = (shown: string) => (
  <>
    {shown.slice(0, 4)}
    <Unseen>, choose a year</Unseen>
  </>
);

/** The month a day is picked from, under its field; weeks begin on Monday. */
export default function Calendar({ value, label, onPick, onClose, min, max }: CalendarProps) {
  const day = isDay(value) ? value : null;
  return (
    <Popover
      opened
      onChange={(stays) => stays || onClose()}
      position="bottom-end"
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
      // What it hangs on is no button: the field's own says whether it is open.
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" tabIndex={-1} aria-label={`Calendar, ${label}`}>
        <DatePicker
          value={day}
          onChange={(picked) => picked && onPick(picked)}
          {...(day && { defaultDate: day })}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          firstDayOfWeek={1}
          weekendDays={[]}
          classNames={{ day: classes.day ?? '' }}
          monthLabelFormat={monthLabel}
          yearLabelFormat={yearLabel}
          ariaLabels={{
            previousMonth: 'Previous month',
            nextMonth: 'Next month',
            previousYear: 'Previous year',
            nextYear: 'Next year',
            previousDecade: 'Previous ten years',
            nextDecade: 'Next ten years',
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
