import { LANGUAGES, type Locale, language, locale } from '#domain/language/language.ts';
import { localeOf, REGIONS } from '#domain/language/locales.ts';
import { send } from '../api/request.ts';
import classes from './LanguageChoice.module.css';
import { readIn } from './language.ts';
import { say } from './words.ts';

type Props = {
  /** Somebody who has signed in: their choice holds on every device, and for their mails. */
  readonly signedIn?: boolean;
};

/** The language of the screens, and the region whose dates and numbers they show. */
export function LanguageChoice({ signedIn = false }: Props) {
  const choose = async (chosen: Locale) => {
    // Without a connection it holds in this browser.
    if (signedIn) await send('PUT', '/api/me/locale', { locale: chosen }).catch(() => undefined);
    await readIn(chosen);
  };
  const regions = new Intl.DisplayNames(language(), { type: 'region' });
  return (
    <div className={classes.choice}>
      <label>
        <span>{say.language}</span>
        <select
          value={language()}
          onChange={({ target }) => void choose(localeOf(target.value) ?? locale())}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {signedIn && (
        <label>
          <span>{say.datesAsIn}</span>
          <select value={locale()} onChange={({ target }) => void choose(target.value as Locale)}>
            {REGIONS[language()].map((region) => (
              <option key={region} value={`${language()}-${region}`}>
                {regions.of(region)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
