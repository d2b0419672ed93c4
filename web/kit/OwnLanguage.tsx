import { weekdayName } from '#domain/day.ts';
import {
  type Locale,
  language,
  locale,
  REGIONS,
  WEEK_STARTS,
  type WeekStart,
  weekStartOf,
  withWeekFrom,
} from '#domain/language/language.ts';
import { send } from '../api/request.ts';
import { chosen, readIn } from '../store/language.ts';
import { SelectField } from './Field.tsx';
import { Languages } from './LanguageChoice.tsx';
import { say } from './words.ts';

/** The choice of somebody who is signed in, and of their region. It holds on every device, and for their mails. */
async function readEverywhere(wanted: Locale): Promise<void> {
  // Without a connection it holds in this browser.
  await send('PUT', '/api/me/locale', { locale: wanted }).catch(() => undefined);
  await readIn(wanted);
}

/** The language of the screens, the region whose dates and numbers they show, and how weeks begin. */
export function OwnLanguage() {
  const regions = new Intl.DisplayNames(language(), { type: 'region' });
  return (
    <div className="small narrow gap-2 pad-2-3">
      <SelectField
        label={say.language}
        value={language()}
        onChange={({ target }) => void readEverywhere(chosen(target.value))}
      >
        <Languages />
      </SelectField>
      <SelectField
        label={say.datesAsIn}
        value={withWeekFrom(locale(), null)}
        onChange={({ target }) => void readEverywhere(chosen(target.value))}
      >
        {REGIONS[language()].map((region) => (
          <option key={region} value={`${language()}-${region}`}>
            {regions.of(region)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.weeksBeginOn}
        value={weekStartOf(locale()) ?? 'mon'}
        onChange={({ target }) => void readEverywhere(chosen(locale(), target.value as WeekStart))}
      >
        {Object.entries(WEEK_STARTS).map(([start, weekday]) => (
          <option key={start} value={start}>
            {weekdayName(weekday)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
