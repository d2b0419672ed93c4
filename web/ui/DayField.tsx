import { ActionIcon, Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { type Day, isDay } from '#domain/day.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'min' | 'max'> & {
  label: string;
  /** What was typed: a day, nothing, or (while typing) a part of one. */
  value: Day | '';
  onChange: (value: Day | '') => void;
  error?: string | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** A day, typed as YYYY-MM-DD or picked. The calendar is loaded when it is first opened. */
export function DayField({ label, value, onChange, error, min, max, ...rest }: Props) {
  const [opened, setOpened] = useState(false);
  const labelId = useId();
  const pick = (day: Day) => {
    onChange(day);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <TextInput
          {...rest}
          label={label}
          labelProps={{ id: labelId }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.trim())}
          error={error}
          placeholder="YYYY-MM-DD"
          inputMode="numeric"
          autoComplete="off"
          className={`numbers ${rest.className ?? ''}`}
          rightSectionPointerEvents="all"
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Open calendar"
              aria-describedby={labelId}
              aria-expanded={opened}
              disabled={rest.disabled === true || rest.readOnly === true}
              onClick={() => setOpened((was) => !was)}
            >
              <IconCalendar size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton width={252} height={262} />}>
          <Calendar value={isDay(value) ? value : null} onPick={pick} min={min} max={max} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
