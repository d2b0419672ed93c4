import { WATER_MAX } from '#domain/progress/progress.ts';
import { waterMl } from '#domain/progress/water.ts';
import classes from './fields.module.css';
import { glassesOf, glassWords, stepWater } from './glasses.ts';
import { Stepper } from './Stepper.tsx';

type Props = {
  value: string;
  onChange?: ((words: string) => void) | undefined;
  error?: string | undefined;
};

/** Water in the customer's own words, or counted by the glass. */
export function WaterField({ value, onChange, error }: Props) {
  const ml = value.trim() === '' ? 0 : waterMl(value);
  const step = (direction: 1 | -1) => onChange?.(stepWater(value, direction) ?? value);
  return (
    <Stepper
      label="Water Intake"
      value={value}
      onChange={(words) => onChange?.(words)}
      onStep={onChange && ml !== null ? step : undefined}
      stepLabels={{ less: 'One glass less', more: 'One glass more' }}
      readOnly={!onChange}
      maxLength={WATER_MAX}
      placeholder={onChange ? '1.5 L' : 'Not logged'}
      error={error}
      hint={ml !== null && (value.trim() !== '' || onChange) && <Glasses ml={ml} />}
    />
  );
}

function Glasses({ ml }: { ml: number }) {
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
      <p className={classes.hint}>{glassWords(ml)}</p>
    </div>
  );
}
