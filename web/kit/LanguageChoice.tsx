import { LANGUAGES, language } from '#domain/language/language.ts';
import { chosen, readIn } from '../store/language.ts';
import { say } from './words.ts';
import './LanguageChoice.css';

export const Languages = () =>
  Object.entries(LANGUAGES).map(([code, name]) => (
    <option key={code} value={code} lang={code}>
      {name}
    </option>
  ));

/** The language of the pages for visitors, which load none of the fields of the app. */
export const LanguageChoice = () => (
  <label className="language-choice">
    {say.language}
    <select
      autoComplete="off"
      value={language()}
      onChange={({ target }) => void readIn(chosen(target.value))}
    >
      <Languages />
    </select>
  </label>
);
