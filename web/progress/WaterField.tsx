import { useRef } from 'react';
import { WATER_MAX } from '#domain/progress/progress.ts';
import { type WaterQuestion, waterMl, waterQuestion, waterWords } from '#domain/progress/water.ts';
import { GLASS_ML } from '#domain/unitWords.ts';
import { Button } from '../kit/Button.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './fields.module.css';
import { GrowingText, Stepper } from './fields.tsx';
import { say } from './words.ts';

type Props = {
  value: string;
  onChange?: ((words: string) => void) | undefined;
  error?: string | undefined;
  /** The words that the customer confirmed as meant: no question is asked about them again. */
  meant?: string | null | undefined;
  onMeant?: ((words: string) => void) | undefined;
  wasSubmitted?: boolean | undefined;
  /** Each drawn glass is a button that sets the amount up to that glass. */
  isPicked?: boolean;
};

/** Water in the customer's own words, or counted by the glass. */
export function WaterField({
  value,
  onChange,
  error,
  meant,
  onMeant,
  wasSubmitted = false,
  isPicked = false,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const ml = value.trim() === '' ? 0 : waterMl(value);
  if (!onChange)
    return (
      <GrowingText
        label={say.fields.waterIntake}
        value={value}
        placeholder={say.notLogged}
        isShort
        hint={value.trim() !== '' && ml !== null && <Glasses ml={ml} />}
      />
    );
  const step = (direction: 1 | -1) => onChange(stepWater(value, direction) ?? value);
  const field = () => frame.current?.querySelector('input');
  const question = meant === value ? null : waterQuestion(value);
  return (
    <div ref={frame}>
      <Stepper
        label={say.fields.waterIntake}
        value={value}
        onChange={onChange}
        onStep={ml !== null ? step : undefined}
        stepLabels={{ less: say.oneGlassLess, more: say.oneGlassMore }}
        maxLength={WATER_MAX}
        placeholder={say.waterExample}
        error={error}
        hint={
          <>
            {ml !== null && (
              <Glasses
                ml={ml}
                words={glassWords(ml)}
                onPick={isPicked ? (count) => onChange(waterWords(count * GLASS_ML)) : undefined}
              />
            )}
            {question && (
              <p className="above-2 semibold" role="status">
                {waterAsked(question)}
              </p>
            )}
          </>
        }
      />
      {question && (
        <WaterAnswers
          question={question}
          typed={value}
          onAnswer={(words, byKeyboard) => {
            // The pressed button disappears. Only keyboard users get the focus in the field: on a touch screen
            // that would open the keyboard.
            if (byKeyboard) field()?.focus({ preventScroll: true });
            onMeant?.(words);
          }}
          onChange={() => {
            field()?.focus();
            field()?.select();
          }}
          wasSubmitted={wasSubmitted}
        />
      )}
    </div>
  );
}

type AnswersProps = {
  question: WaterQuestion;
  typed: string;
  /** The words as the user meant them: those of a suggested reading, or the typed ones after all. */
  onAnswer: (words: string, byKeyboard: boolean) => void;
  onChange: () => void;
  /** It was submitted without an answer: the hint says what a second press does. */
  wasSubmitted: boolean;
};

function waterAsked(question: WaterQuestion): string {
  if (question.about === 'unit') return say.eitherWater(...question.readings);
  return say.isLotRight(question.litres);
}

function WaterAnswers({ question, typed, onAnswer, onChange, wasSubmitted }: AnswersProps) {
  const answer = (words: string, name: string) => (
    <Button key={name} variant="light" onClick={({ detail }) => onAnswer(words, detail === 0)}>
      {name}
    </Button>
  );
  return (
    <fieldset className={classes.answers} aria-label={waterAsked(question)} data-to-mend>
      {question.about === 'unit' ? (
        question.readings.map((reading) => answer(reading, reading))
      ) : (
        <>
          {answer(typed, say.yes(question.litres))}
          <Button variant="light" onClick={onChange}>
            {ofKit.change}
          </Button>
        </>
      )}
      {wasSubmitted && <p className={classes.wasSubmitted}>{say.submitToKeep(typed.trim())}</p>}
    </fieldset>
  );
}

const DRAWN = 8;

/** How full each drawn glass is (0-1): eight glasses, or one more than were drunk, up to sixteen. */
export function glassesOf(ml: number): number[] {
  const glasses = Math.max(0, ml / GLASS_ML);
  const count = Math.min(2 * DRAWN, Math.max(DRAWN, Math.ceil(glasses)));
  return Array.from({ length: count }, (_, index) => Math.min(1, Math.max(0, glasses - index)));
}

/** '6 glasses of 250 ml'; partly drunk glasses to the quarter, '5½ glasses of 250 ml'. */
export function glassWords(ml: number): string {
  const quarters = Math.round((ml / GLASS_ML) * 4);
  const whole = Math.floor(quarters / 4);
  const part = ['', '¼', '½', '¾'][quarters % 4] ?? '';
  const amount = whole === 0 && part ? part : `${whole}${part}`;
  return say.glassesOf(amount, quarters / 4, GLASS_ML);
}

/** The words after one glass more or less; null when the words contain no amount to step from. */
export function stepWater(words: string, direction: 1 | -1): string | null {
  const ml = words.trim() === '' ? 0 : waterMl(words);
  return ml === null ? null : waterWords(Math.max(0, ml + direction * GLASS_ML));
}

type GlassesProps = {
  ml: number;
  words?: string;
  onPick?: ((count: number) => void) | undefined;
};

const GLASS_PX = 20;

function Glasses({ ml, words, onPick }: GlassesProps) {
  const glasses = glassesOf(ml);
  return (
    <div className={classes.glasses}>
      {onPick ? (
        <div className={classes.picks}>
          {glasses.map((full, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a glass is identified by its position.
              key={index}
              type="button"
              className={classes.pick}
              aria-label={say.glasses(index + 1)}
              aria-pressed={full === 1}
              // Pressing the last full glass again empties it.
              onClick={() => onPick(ml === (index + 1) * GLASS_ML ? index : index + 1)}
            >
              <svg width={GLASS_PX} height="24" aria-hidden="true">
                <Glass full={full} />
              </svg>
            </button>
          ))}
        </div>
      ) : (
        <svg width={glasses.length * GLASS_PX} height="24" aria-hidden="true">
          {glasses.map((full, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a glass is identified by its position.
            <g key={index} transform={`translate(${index * GLASS_PX} 0)`}>
              <Glass full={full} />
            </g>
          ))}
        </svg>
      )}
      {words && <p className="small">{words}</p>}
    </div>
  );
}

const Glass = ({ full }: { full: number }) => (
  <>
    <rect
      className={classes.water}
      x="3"
      y="3"
      width="12"
      height="18"
      style={{ transform: `scaleY(${full})` }}
      clipPath="polygon(0 0, 100% 0, 84% 100%, 16% 100%)"
    />
    <path className={classes.glass} d="M2 2h14l-2 19a1 1 0 0 1-1 1h-8a1 1 0 0 1-1-1z" />
  </>
);
