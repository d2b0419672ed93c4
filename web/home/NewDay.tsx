import { useState } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { NEW_DAY, YESTERDAY } from './words.ts';

/** Says that a new day began while the page was open, with the way back to the one before. */
export function NewDay({ today }: { today: Day }) {
  const [opened, setOpened] = useState({ on: today, before: today });
  if (opened.on !== today) setOpened({ on: today, before: opened.on });
  return (
    <div role="status">
      {opened.before !== today && (
        <p>
          {NEW_DAY}{' '}
          <TextLink inSentence to={`/customer/myprogress?date=${opened.before}`}>
            {`${YESTERDAY} ${formatDay(opened.before, 'long')}`}
          </TextLink>
          .
        </p>
      )}
    </div>
  );
}
