import { isolated } from '#domain/language/language.ts';
import { answerWords } from '#domain/questionnaires/answers.ts';
import { fieldsFor } from '#domain/questionnaires/questionnaire.ts';
import type { Item } from '#domain/questionnaires/questionnaireSchema.ts';
import { Field, SelectField } from '../kit/Field.tsx';
import classes from './Builder.module.css';
import { say } from './words.ts';

type Props = {
  item: Item;
  earlier: readonly Item[];
  errorOf: (name: string) => string | undefined;
  onChange: (change: Partial<Item>) => void;
};

/** What few questions have: the ends of a scale, a condition, a place in the profile. */
export function MoreOfItem({ item, earlier, errorOf, onChange }: Props) {
  const { type, scale, enableWhen, profile } = item;
  const places = fieldsFor(item);
  const of = earlier.find(({ linkId }) => linkId === enableWhen?.question);
  const error = errorOf('enableWhen');
  const end = (name: 'low' | 'high') => ({
    value: scale[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ scale: { ...scale, [name]: currentTarget.value } }),
  });
  return (
    <>
      {type === 'scale' && (
        <div className={classes.pair}>
          <Field {...end('low')} label={say.lowEnd(scale.from)} error={errorOf('scale')} />
          <Field {...end('high')} label={say.highEnd(scale.to)} />
        </div>
      )}
      {(earlier.length > 0 || enableWhen || places.length > 0) && (
        <div className={classes.pair}>
          {(earlier.length > 0 || enableWhen) && (
            <SelectField
              label={say.shownIf}
              value={enableWhen?.question ?? ''}
              error={error}
              onChange={({ currentTarget: { value } }) => {
                const chosen = earlier.find(({ linkId }) => linkId === value);
                onChange({
                  enableWhen: chosen
                    ? { question: chosen.linkId, answer: answersOf(chosen)[0] ?? true }
                    : null,
                });
              }}
            >
              <option value="">{say.always}</option>
              {enableWhen && !of && (
                <option value={enableWhen.question}>{say.questionIsGone}</option>
              )}
              {earlier.map(({ linkId, text }) => (
                <option key={linkId} value={linkId}>
                  {isolated(text)}
                </option>
              ))}
            </SelectField>
          )}
          {enableWhen && of && (
            <SelectField
              label={say.hasAnswer}
              value={String(enableWhen.answer)}
              onChange={({ currentTarget: { value } }) => {
                const answer = answersOf(of).find((each) => String(each) === value);
                if (answer !== undefined) onChange({ enableWhen: { question: of.linkId, answer } });
              }}
            >
              {!answersOf(of).includes(enableWhen.answer) && (
                <option value={String(enableWhen.answer)}>{answerWords(enableWhen.answer)}</option>
              )}
              {answersOf(of).map((each) => (
                <option key={String(each)} value={String(each)}>
                  {answerWords(each)}
                </option>
              ))}
            </SelectField>
          )}
          {places.length > 0 && (
            <SelectField
              label={say.inTheProfile}
              value={profile ?? ''}
              error={errorOf('profile')}
              onChange={({ currentTarget: { value } }) =>
                onChange({ profile: places.find((each) => each === value) ?? null })
              }
            >
              <option value="">{say.nowhere}</option>
              {places.map((each) => (
                <option key={each} value={each}>
                  {say.places[each]}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
    </>
  );
}

const answersOf = ({ type, options }: Item): readonly (string | boolean)[] =>
  type === 'yes-no' ? [true, false] : options.map((each) => each.trim()).filter(Boolean);
