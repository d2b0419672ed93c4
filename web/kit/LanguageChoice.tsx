import {
  LANGUAGES,
  type Locale,
  language,
  locale,
  localeOf,
  weekStartOf,
  withWeekFrom,
} from '#domain/language/language.ts';
import { readIn } from '../store/language.ts';
import classes from './LanguageChoice.module.css';
import { say } from './words.ts';

/** What somebody reads in who chooses a language or a region, and the day that their weeks begin with. */
export const chosen = (tag: string, start = weekStartOf(locale())): Locale =>
  withWeekFrom(localeOf(tag) ?? locale(), start);

/** The languages, each named in itself. */
export const Languages = () =>
  Object.entries(LANGUAGES).map(([code, name]) => (
    <option key={code} value={code} lang={code}>
      {name}
    </option>
  ));

/** The language of the pages for visitors, which load none of the fields of the app. */
export const LanguageChoice = () => (
  <label className={classes.visitors}>
    {say.language}
    <select
      className={classes.languages}
      value={language()}
      onChange={({ target }) => void readIn(chosen(target.value))}
    >
      <Languages />
    </select>
  </label>
);
