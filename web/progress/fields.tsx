import { IconMinus, IconPlus } from '@tabler/icons-react';
import {
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { type Choice, ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './fields.module.css';
import { say } from './words.ts';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

const More = ({ id, error, hint }: Omit<FieldProps, 'label'> & { id: string }) => (
  <div id={`${id}-more`}>
    {error && <p className="above-2 danger-ink text-15">{error}</p>}
    {hint}
  </div>
);

type StepperProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> &
  FieldProps & {
    value: string;
    onChange: (value: string) => void;
    /** One step up or down; absent while there is no value to step from. */
    onStep?: ((direction: 1 | -1) => void) | undefined;
    stepLabels: { less: string; more: string };
    unit?: string;
  };

/** Places the unit right after the value, which is centred. */
const widthOf = (value: string) => ({ '--typed': `${value.length}ch` }) as CSSProperties;

export function Stepper(props: StepperProps) {
  const { label, value, onChange, onStep, stepLabels, unit, hint, error, readOnly, ...rest } =
    props;
  const id = useId();
  const step = (direction: 1 | -1, name: string, icon: ReactNode) => (
    <button
      type="button"
      className={classes.step}
      aria-label={name}
      disabled={!onStep}
      onClick={() => onStep?.(direction)}
    >
      {icon}
    </button>
  );
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.stepper} data-readonly={readOnly} data-wrong={Boolean(error)}>
        {!readOnly && step(-1, stepLabels.less, <IconMinus size={20} stroke={1.5} aria-hidden />)}
        <input
          {...rest}
          id={id}
          className={classes.value}
          dir="auto"
          value={value}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            if (!readOnly) onStep?.(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        {unit && value && (
          <span className={classes.unit} style={widthOf(value)}>
            {unit}
          </span>
        )}
        {!readOnly && step(1, stepLabels.more, <IconPlus size={20} stroke={1.5} aria-hidden />)}
      </div>
      <More id={id} error={error} hint={hint} />
    </div>
  );
}

type TextProps = FieldProps & {
  value: string;
  /** Absent: read-only, with all of the text. */
  onChange?: ((value: string) => void) | undefined;
  placeholder: string;
  /** A few words, which begin where the page's lines begin; a longer text begins where its own do. */
  isShort?: boolean;
};

/** A text field that is always as high as its text. */
export function GrowingText(props: TextProps) {
  const { label, value, onChange, placeholder, isShort, error, hint } = props;
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.grow} data-text={value || placeholder} data-readonly={!onChange}>
        <textarea
          id={id}
          className={classes.text}
          data-short={isShort}
          rows={1}
          dir="auto"
          value={value}
          readOnly={!onChange}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-more`}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </div>
      <More id={id} error={error} hint={hint} />
    </div>
  );
}

type ChoicesProps<T> = FieldProps & {
  choices: readonly Choice<T>[];
  value: T | null;
  /** Absent: read-only. Null clears the choice. */
  onChange?: ((value: T | null) => void) | undefined;
};

/** One of a few options, side by side; choosing the chosen one again clears it. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { label, choices, value, onChange, hint, error } = props;
  const id = useId();
  return (
    <div className={classes.field}>
      <div className="baseline apart flex">
        <span className={classes.label} id={id}>
          {label}
        </span>
        {onChange && value !== null && (
          <button
            type="button"
            className={classes.clear}
            aria-label={say.clearOf(label)}
            onClick={() => onChange(null)}
          >
            {ofKit.clear}
          </button>
        )}
      </div>
      <ToggleGroup
        look="cards"
        labelledBy={id}
        describedBy={`${id}-more`}
        className={classes.choices}
        disabled={!onChange}
        choices={choices}
        chosen={value}
        onChoose={(next) => onChange?.(next)}
        onClear={() => onChange?.(null)}
      />
      <More id={id} error={error} hint={hint && <p className="small above-2">{hint}</p>} />
    </div>
  );
}

type Props = {
  value: string;
  /** `isTyped`: the user is typing and may continue; false: the user tapped. */
  onChange: (text: string, isTyped: boolean) => void;
  /** The field lost the focus. */
  onLeave?: () => void;
  /** Whether both texts mean the same, one as typed and the other as stored. */
  isSame?: (one: string, other: string) => boolean;
  children: (value: string, onChange: (text: string) => void, isTyping: boolean) => ReactNode;
};

const isSameTrimmed = (one: string, other: string) => one.trim() === other.trim();

/**
 * A field that is saved while the user types. It keeps showing the typed text, for example a space at its end,
 * instead of the stored text, until it loses the focus or the text changes elsewhere.
 */
export function TypedText(props: Props) {
  const { value, onChange, onLeave, isSame = isSameTrimmed, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && isSame(typed, value);
  const change = (text: string) => {
    const field = frame.current?.querySelector('input, textarea');
    const isTyped = field === document.activeElement;
    setTyped(isTyped ? text : null);
    onChange(text, isTyped);
  };
  const leave = () => {
    setTyped(null);
    onLeave?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blur event comes from the field inside.
    <div ref={frame} onBlur={leave}>
      {children(isTyping ? typed : value, change, isTyping)}
    </div>
  );
}
