import { useState } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import { TextLink } from '../kit/Link.tsx';
import { dayBack, NEW_DAY, YESTERDAY } from './words.ts';

/** Reports that a new day began while the page was open, with a link to the previous one. */
export function NewDay({ today }: { today: Day }) {
  const [opened, setOpened] = useState({ on: today, before: today });
  if (opened.on !== today) setOpened({ on: today, before: opened.on });
  return (
    <div role="status">
      {today < opened.before && <p>{dayBack(formatDay(opened.before, 'long'))}</p>}
      {opened.before < today && (
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
