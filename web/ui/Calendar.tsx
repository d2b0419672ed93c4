import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type Day, isDay } from '#domain/day.ts';
import classes from './DayField.module.css';

export type CalendarProps = {
  /** Whatever is typed in the field so far. */
  value: string;
  label: string;
  onPick: (day: Day) => void;
  onClose: () => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

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
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={`Calendar, ${label}`}>
        <DatePicker
          value={day}
          onChange={(picked) => picked && onPick(picked)}
          {...(day && { defaultDate: day })}
          {...(min && { minDate: min })}
          {...(max && { maxDate: max })}
          firstDayOfWeek={1}
          weekendDays={[]}
          ariaLabels={{
            previousMonth: 'Previous month',
            nextMonth: 'Next month',
            monthLevelControl: 'Choose a month',
            yearLevelControl: 'Choose a year',
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
