import type { ReactNode } from 'react';
import classes from './Tabs.module.css';

type Props<Name extends string> = {
  /** What the tabs are for. */
  label: string;
  tabs: readonly { readonly name: Name; readonly face: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
};

/** A row of buttons, of which one is pressed: the part of the screen that is open. */
export const Tabs = <Name extends string>({ label, tabs, open, onOpen }: Props<Name>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
  <div className={classes.tabs} role="group" aria-label={label}>
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
  </div>
);
