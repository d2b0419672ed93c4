import type { ReactNode } from 'react';
import { Group } from './Group.tsx';
import classes from './Tabs.module.css';

type Props<Name extends string> = {
  /** The purpose of the tabs, as their accessible name. */
  label: string;
  tabs: readonly { readonly name: Name; readonly face: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
};

/** A row of buttons. The pressed one is the open part of the screen. */
export const Tabs = <Name extends string>({ label, tabs, open, onOpen }: Props<Name>) => (
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
