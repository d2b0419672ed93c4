import { weekdayName } from '#domain/day.ts';
import {
  firstWeekday,
  LANGUAGES,
  language,
  locale,
  localeOf,
  REGIONS,
  WEEK_STARTS,
  weekStartOf,
  withWeekFrom,
} from '#domain/language/language.ts';
import { send } from '../api/request.ts';
import { readIn } from '../store/language.ts';
import { SelectField } from './Field.tsx';
import classes from './LanguageChoice.module.css';
import { say } from './words.ts';

type Props = {
  /** Somebody who has signed in: their choice holds on every device, and for their mails. */
  readonly signedIn?: boolean;
};

/** The language of the screens, and the region whose dates and numbers they show. */
export function LanguageChoice({ signedIn = false }: Props) {
  const ownStart = weekStartOf(locale());
  const choose = async (of: string, start: string | null = ownStart) => {
    const chosen = withWeekFrom(localeOf(of) ?? locale(), start);
    // Without a connection it holds in this browser.
    if (signedIn) await send('PUT', '/api/me/locale', { locale: chosen }).catch(() => undefined);
    await readIn(chosen);
  };
  const starts = Object.entries(WEEK_STARTS);
  const regions = new Intl.DisplayNames(language(), { type: 'region' });
  return (
    <div className={classes.choice}>
      <SelectField
        label={say.language}
        value={language()}
        onChange={({ target }) => void choose(target.value)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {signedIn && (
        <>
          <SelectField
            label={say.datesAsIn}
            value={withWeekFrom(locale(), null)}
            onChange={({ target }) => void choose(target.value)}
          >
            {REGIONS[language()].map((region) => (
              <option key={region} value={`${language()}-${region}`}>
                {regions.of(region)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={say.weeksBeginOn}
            value={starts.find(([, weekday]) => weekday === firstWeekday())?.[0]}
            onChange={({ target }) => void choose(locale(), target.value)}
          >
            {starts.map(([start, weekday]) => (
              <option key={start} value={start}>
                {weekdayName(weekday)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  );
}
