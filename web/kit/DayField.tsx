import { IconCalendar } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { type Day, dayHere, dayWords, isDay } from '#domain/day.ts';
import { intlLocale } from '#domain/language/language.ts';
import { type DayOrder, typedDay } from '#domain/typedDay.ts';
import { IconButton } from './Button.tsx';
import classes from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { say } from './words.ts';

type Props = Omit<FieldProps, 'value' | 'onChange' | 'min' | 'max' | 'end' | 'shown'> & {
  label: string;
  /** The typed text: a day, nothing, or (while typing) a part of a day. */
  value: Day | '';
  onChange: (value: Day | '') => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** Where the date picker of an empty field opens; without it at this month. */
  opensAt?: Day | undefined;
};

/**
 * A day, picked from the browser's own date picker, or typed: as YYYY-MM-DD, or as the region writes it, which
 * becomes YYYY-MM-DD once it is typed. At rest it reads 'Sat 28 Nov'.
 */
export function DayField({ value, onChange, min, max, opensAt = '', ...rest }: Props) {
  const made = useId();
  const id = rest.id ?? made;
  const picker = useRef<HTMLInputElement>(null);
  const settle = () => {
    const day = typedDay(value, regionOrder(), today());
    if (day && day !== value) onChange(day);
  };
  return (
    <Field
      {...rest}
      id={id}
      value={value}
      shown={isDay(value) ? dayWords(value, today()) : undefined}
      onChange={(event) => onChange(dayTyped(event.currentTarget.value, value))}
      onBlur={(event) => {
        settle();
        rest.onBlur?.(event);
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      placeholder={say.dayPattern}
      inputMode="numeric"
      autoComplete="off"
      end={
        <>
          {/* It belongs to no form: a typed day that is out of range would stop the form without a word. */}
          <input
            ref={picker}
            type="date"
            form=""
            tabIndex={-1}
            aria-hidden="true"
            className={classes.picker}
            value={isDay(value) ? value : opensAt}
            min={min}
            max={max}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <IconButton
            aria-label={say.openCalendar}
            aria-describedby={`${id}-label`}
            aria-haspopup="dialog"
            disabled={rest.disabled === true || rest.readOnly === true}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </>
      }
    />
  );
}

const today = () => dayHere(new Date());

/** The order in which the reader's region writes a day. */
export function regionOrder(of = intlLocale()): DayOrder {
  const parts = new Intl.DateTimeFormat(of).formatToParts();
  const order = parts.map(({ type }) => (/^(day|month|year)$/.test(type) ? type[0] : '')).join('');
  return order === 'mdy' || order === 'ymd' ? order : 'dmy';
}

/**
 * The text of a day field after `typed` replaced `before`. Eight digits are a whole day and get their hyphens,
 * because a phone's number pad has none.
 */
export function dayTyped(typed: string, before: string): string {
  const text = typed.trim();
  const [, year, hyphen, month, another, day] = /^(\d{4})(-?)(\d\d)(-?)(\d\d)$/.exec(text) ?? [];
  const bare = !hyphen && !another;
  // The text became shorter: somebody is deleting a hyphen, which must not come back.
  if (!year || (!bare && text.length <= before.length)) return text;
  return (bare && typedDay(text, regionOrder(), today())) || `${year}-${month}-${day}`;
}
