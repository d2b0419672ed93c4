import { type ReactNode, useId, useRef } from 'react';
import { answerRefusal, answerWords, shownItems } from '#domain/questionnaires/answers.ts';
import { ANSWER_MAX, hasOptions } from '#domain/questionnaires/questionnaire.ts';
import type { AnswerValue, Item } from '#domain/questionnaires/questionnaireSchema.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import { DayField } from '../kit/DayField.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import type { Answers } from './answersShown.ts';
import { PhotoQuestion, type Photos } from './PhotoQuestion.tsx';
import classes from './Questions.module.css';
import { say } from './words.ts';

/** `isTyped`: the person is typing and may continue. */
type OnAnswer = (item: Item, value: AnswerValue, isTyped: boolean) => void;

type Props = {
  items: readonly Item[];
  answers: Answers;
  onAnswer: OnAnswer;
  /** The field lost the focus. */
  onLeave?: () => void;
  /** Shows why an answer is none, also while it may be only half typed. */
  isChecked?: boolean;
  /** How often Finish or Save was pressed in vain: each time, the first answer to mend gets the focus. */
  refusals?: number;
  refused?: ReadonlyMap<string, string>;
  photos: Photos;
  below?: (item: Item) => ReactNode;
};

/** The questions to be answered, those only that the answers so far lead to. */
export function QuestionFields(props: Props) {
  const { items, answers, isChecked = false, refusals = 0, refused, below } = props;
  const root = useRef<HTMLDivElement>(null);
  useErrorFocus(root, { refusals, busy: false });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blur event comes from the fields inside.
    <div ref={root} className={classes.questions} onBlur={props.onLeave}>
      {shownItems(items, answers).map((item) => {
        const value = answers.get(item.linkId) ?? null;
        const error = refused?.get(item.linkId) ?? (isChecked ? answerRefusal(item, value) : null);
        if (item.type === 'section')
          return (
            <h2 key={item.linkId} data-asked={item.linkId} className={classes.section} dir="auto">
              {item.text}
            </h2>
          );
        return (
          <div key={item.linkId} data-asked={item.linkId} className={classes.question} dir="auto">
            <Question
              item={item}
              value={value}
              error={error ?? undefined}
              onAnswer={props.onAnswer}
              photos={props.photos}
            />
            {below?.(item)}
          </div>
        );
      })}
    </div>
  );
}

type QuestionProps = {
  item: Item;
  value: AnswerValue;
  error: string | undefined;
  onAnswer: OnAnswer;
};

function Question({ item, value, error, onAnswer, photos }: QuestionProps & Pick<Props, 'photos'>) {
  const { type, text, unit } = item;
  const typed = {
    error,
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onAnswer(item, currentTarget.value, true),
  };
  if (type === 'text') return <LongField {...typed} label={text} maxLength={ANSWER_MAX} rows={2} />;
  if (type === 'number')
    return (
      <Field
        {...typed}
        label={text}
        className={classes.number}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        end={unit && <bdi className={classes.unit}>{unit}</bdi>}
      />
    );
  if (type === 'date')
    return (
      <DayField
        error={error}
        label={text}
        value={typed.value}
        onChange={(day) => onAnswer(item, day, true)}
      />
    );
  if (type === 'photo')
    return (
      <PhotoQuestion
        {...{ item, value, error, photos }}
        onRemove={() => onAnswer(item, null, false)}
      />
    );
  return <Choices item={item} value={value} error={error} onAnswer={onAnswer} />;
}

/** A question that is answered by pressing: pressing the chosen answer again takes it back. */
function Choices({ item, value, error, onAnswer }: QuestionProps) {
  const id = useId();
  const { type, text, options, scale } = item;
  const put = (next: AnswerValue) => onAnswer(item, next, false);
  const group = { labelledBy: id, className: classes.choices, onClear: () => put(null) };
  const chosen = Array.isArray(value) ? value : [];
  return (
    <>
      <p id={id} className={classes.label}>
        {text}
      </p>
      {type === 'yes-no' && (
        <ToggleGroup
          {...group}
          look="cards"
          choices={[true, false].map((each) => ({ value: String(each), face: answerWords(each) }))}
          chosen={typeof value === 'boolean' ? String(value) : null}
          onChoose={(next) => put(next === 'true')}
        />
      )}
      {hasOptions(item) && (
        <ToggleGroup
          {...group}
          look="cards"
          choices={options.map((option) => ({ value: option, face: <bdi>{option}</bdi> }))}
          chosen={type === 'several' ? chosen : typeof value === 'string' ? value : null}
          onChoose={(option) => {
            if (type === 'choice') return put(option);
            const isChosen = chosen.includes(option);
            return put(
              options.filter((one) => (one === option ? !isChosen : chosen.includes(one))),
            );
          }}
        />
      )}
      {type === 'scale' && (
        <>
          <ToggleGroup
            {...group}
            className={classes.scale}
            look="cards"
            choices={Array.from({ length: scale.to - scale.from + 1 }, (_, at) => ({
              value: scale.from + at,
              face: String(scale.from + at),
            }))}
            chosen={typeof value === 'number' ? value : null}
            onChoose={put}
          />
          {(scale.low || scale.high) && (
            <p className={classes.ends}>
              <bdi>{scale.low && say.endOfScale(scale.from, scale.low)}</bdi>
              <bdi>{scale.high && say.endOfScale(scale.to, scale.high)}</bdi>
            </p>
          )}
        </>
      )}
      {error && <p className={classes.error}>{error}</p>}
    </>
  );
}
