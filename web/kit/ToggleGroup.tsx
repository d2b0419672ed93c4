import { type CSSProperties, type KeyboardEvent, type ReactNode, useId } from 'react';
import { keyOnward } from './keys.ts';
import { Group } from './Notice.tsx';
import classes from './ToggleGroup.module.css';

export type Choice<Value> = {
  readonly value: Value;
  readonly face: ReactNode;
  /** The accessible name, where the face has no words. */
  readonly name?: string;
};

type ToggleGroupProps<Value> = {
  /** The accessible name of the group. */
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  choices: readonly Choice<Value>[];
  /** A list: several can be chosen. Otherwise one, or none (null). */
  chosen: Value | null | readonly Value[];
  onChoose: (value: Value) => void;
  /** Choosing the chosen one again clears the choice. */
  onClear?: (() => void) | undefined;
  /** `segments`: in one frame. `chips`: small, for filters. `cards`: as large as what they say. */
  look: 'segments' | 'chips' | 'cards';
  className?: string | undefined;
  style?: CSSProperties;
  disabled?: boolean;
};

/** Chooses one or several of a few things: radio buttons or checkboxes, with a face each. */
export function ToggleGroup<Value extends string | number>(props: ToggleGroupProps<Value>) {
  const { choices, chosen, onChoose, onClear, look, className = '', disabled = false } = props;
  const name = useId();
  const isOne = !Array.isArray(chosen);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can have a name and a description.
    // biome-ignore lint/a11y/noStaticElementInteractions: the radio buttons inside take the focus.
    <span
      role={isOne ? 'radiogroup' : 'group'}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={`${classes.group} ${className}`}
      style={props.style}
      data-look={look}
      onKeyDown={isOne ? followScreen : undefined}
    >
      {choices.map(({ value, face, name: called }) => {
        const isChosen = isOne ? value === chosen : chosen.includes(value);
        return (
          <label key={value} className={classes.toggle}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={isOne ? name : undefined}
              aria-label={called}
              checked={isChosen}
              disabled={disabled}
              onChange={() => onChoose(value)}
              onClick={() => isOne && isChosen && onClear?.()}
            />
            {face}
          </label>
        );
      })}
    </span>
  );
}

/** Arrows between radio buttons: browsers go on with the arrow to the right in every page. */
function followScreen(event: KeyboardEvent<HTMLElement>) {
  const key = keyOnward(event.key);
  if (key === event.key) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled')];
  const at = radios.indexOf(event.target as HTMLElement) + (key === 'ArrowRight' ? 1 : -1);
  const to = radios.at(at % radios.length);
  to?.focus();
  to?.click();
}

type TabsProps<Name extends string> = {
  /** The purpose of the tabs, as their accessible name. */
  label: string;
  tabs: readonly { readonly name: Name; readonly face: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
};

/** A row of buttons. The pressed one is the open part of the screen. */
export const Tabs = <Name extends string>({ label, tabs, open, onOpen }: TabsProps<Name>) => (
  <Group className={classes.tabs} label={label}>
    {tabs.map(({ name, face }) => (
      <button
        key={name}
        type="button"
        className={classes.tab}
        aria-pressed={open === name}
        onClick={() => onOpen(name)}
      >
        {face}
      </button>
    ))}
  </Group>
);
