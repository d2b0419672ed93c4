import { useRef } from 'react';
import { WATER_MAX } from '#domain/progress/progress.ts';
import { waterMl, waterQuestion } from '#domain/progress/water.ts';
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
  /** The words that were said to be meant as they are: they are asked about no more. */
  meant?: string | null | undefined;
  onMeant?: ((words: string) => void) | undefined;
  wasSubmitted?: boolean | undefined;
};

/** Water in the customer's own words, or counted by the glass. */
export function WaterField({
  value,
  onChange,
  error,
  meant,
  onMeant,
  wasSubmitted = false,
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
            {ml !== null && <Glasses ml={ml} words={glassWords(ml)} />}
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
            // The pressed button disappears. Only for a keyboard the focus goes to the field: on a touch
            // screen that would raise the keyboard.
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

function Glasses({ ml, words }: { ml: number; words?: string }) {
  return (
    <div className={classes.glasses}>
      <svg width={glassesOf(ml).length * 20} height="24" aria-hidden="true">
        {glassesOf(ml).map((full, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a glass is nothing but its place.
          <g key={index} transform={`translate(${index * 20} 0)`}>
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
          </g>
        ))}
      </svg>
      {words && <p className={fields.hint}>{words}</p>}
    </div>
  );
}
