import { useRef } from 'react';
import { WATER_MAX } from '#domain/progress/progress.ts';
import { waterMl, waterQuestion, waterWords } from '#domain/progress/water.ts';
import { GLASS_ML } from '#domain/unitWords.ts';
import fields from './fields.module.css';
import { GrowingText } from './GrowingText.tsx';
import { glassesOf, glassWords, stepWater } from './glasses.ts';
import classes from './Stepper.module.css';
import { Stepper } from './Stepper.tsx';
import { WaterAnswers, waterAsked } from './WaterAnswers.tsx';

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
        label="Water Intake"
        value={value}
        placeholder="Not logged"
        hint={value.trim() !== '' && ml !== null && <Glasses ml={ml} />}
      />
    );
  const step = (direction: 1 | -1) => onChange(stepWater(value, direction) ?? value);
  const field = () => frame.current?.querySelector('input');
  const question = meant === value ? null : waterQuestion(value);
  return (
    <div ref={frame}>
      <Stepper
        label="Water Intake"
        value={value}
        onChange={onChange}
        onStep={ml !== null ? step : undefined}
        stepLabels={{ less: 'One glass less', more: 'One glass more' }}
        maxLength={WATER_MAX}
        placeholder="like 1.5 L"
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
              <p className={classes.asks} role="status">
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
              aria-label={index === 0 ? '1 glass' : `${index + 1} glasses`}
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
      {words && <p className={fields.hint}>{words}</p>}
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
