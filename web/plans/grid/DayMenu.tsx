import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconCopy, IconEraser } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { DAYS } from '../form/fields.ts';
import { useFormValue, usePlanForm } from '../form/planFormContext.ts';
import { dayTitle } from './dayTitle.ts';
import { clearDay, copyDay } from './fills.ts';

type Props = { day: number; say: (message: string) => void; children: ReactElement };

/** What can be done with a whole day: copied to others, or cleared. Undo takes either back. */
export function DayMenu({ day, say, children }: Props) {
  const form = usePlanForm();
  const startDate = useFormValue(({ state }) => state.values.startDate ?? '');
  const title = (each: number) => dayTitle(startDate, each);
  const others = DAYS.filter((each) => each !== day);
  const copyTo = (to: readonly number[], where: string) => {
    const changed = form.fill(copyDay(form.state.values, day, to));
    say(
      changed === 0
        ? 'Nothing to copy: they are the same.'
        : `Copied ${title(day)} to ${where}. Undo takes it back.`,
    );
  };
  const clear = () => {
    if (form.fill(clearDay(day)) > 0) say(`Cleared ${title(day)}. Undo takes it back.`);
  };
  return (
    <Menu position="bottom-start" shadow="md" width={220} withinPortal>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Copy day to…</Menu.Label>
        <Menu.Item
          leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
          onClick={() => copyTo(others, 'the other days')}
        >
          All other days
        </Menu.Item>
        {others.map((each) => (
          <Menu.Item key={each} onClick={() => copyTo([each], title(each))}>
            {title(each)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconEraser size={16} stroke={1.5} aria-hidden />} onClick={clear}>
          Clear this day
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
