import type { TablerIcon } from '@tabler/icons-react';
import { cloneElement, type KeyboardEvent, type ReactElement, useId } from 'react';
import classes from './Menu.module.css';
import { Popover } from './Popover.tsx';

export type MenuEntry = { label: string; icon?: TablerIcon; onChoose: () => void };

type Props = {
  /** The menu's heading and accessible name. */
  name: string;
  groups: readonly (readonly MenuEntry[])[];
  /** The button that opens it. */
  children: ReactElement<{ popoverTarget?: string }>;
};

/** A button's menu. */
export function Menu({ name, groups, children }: Props) {
  const id = useId();
  return (
    <>
      {cloneElement(children, { popoverTarget: id, ...HAS_MENU })}
      <Popover
        id={id}
        role="menu"
        aria-label={name}
        className={classes.panel ?? ''}
        onKeyDown={moveFocus}
      >
        {(close) => (
          <>
            <p className={classes.name} aria-hidden="true">
              {name}
            </p>
            {groups.map((entries, group) => (
              <div key={entries[0]?.label} role="none" className={classes.group}>
                {entries.map(({ label, icon: Icon, onChoose }, index) => (
                  <button
                    key={label}
                    type="button"
                    role="menuitem"
                    tabIndex={-1}
                    className={classes.entry}
                    data-autofocus={group + index === 0 || undefined}
                    onClick={() => {
                      close();
                      onChoose();
                    }}
                  >
                    {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
                    {label}
                  </button>
                ))}
              </div>
            ))}
          </>
        )}
      </Popover>
    </>
  );
}

const HAS_MENU: object = { 'aria-haspopup': 'menu' };

/** Up and Down wrap round, Home and End go to the ends, Tab leaves the menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const panel = event.currentTarget;
  const entries = [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') panel.hidePopover();
  if (to === undefined) return;
  event.preventDefault();
  entries.at(to % entries.length)?.focus();
}
