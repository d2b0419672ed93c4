import { IconArrowsExchange, IconCopy, IconEraser } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Menu } from '../../ui/Menu.tsx';
import { DAYS, dayTitle } from '../form/fields.ts';
import { useFieldValue, usePlanForm } from '../form/planForm.ts';
import { clearDay, copyDay, swapDays } from './fills.ts';

type Props = {
  day: number;
  say: (message: string) => void;
  children: ReactElement<{ popoverTarget?: string }>;
};

/** Actions on a whole day: copy it to others, swap it with one, or clear it. Undo reverts each. */
export function DayMenu({ day, say, children }: Props) {
  const form = usePlanForm();
  const startDate = useFieldValue('startDate', (text) => text);
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
  const swapWith = (other: number) => {
    const changed = form.fill(swapDays(form.state.values, day, other));
    say(
      changed === 0
        ? 'Nothing to swap: they are the same.'
        : `Swapped ${title(day)} and ${title(other)}. Undo takes it back.`,
    );
  };
  const clear = () => {
    if (form.fill(clearDay(day)) > 0) say(`Cleared ${title(day)}. Undo takes it back.`);
  };
  return (
    <Menu
      name={`Copy ${title(day)} to…`}
      groups={[
        [
          {
            label: 'All other days',
            icon: IconCopy,
            onChoose: () => copyTo(others, 'the other days'),
          },
          ...others.map((each) => ({
            label: title(each),
            onChoose: () => copyTo([each], title(each)),
          })),
        ],
        others.map((each) => ({
          label: `Swap with ${title(each)}`,
          icon: IconArrowsExchange,
          onChoose: () => swapWith(each),
        })),
        [{ label: 'Clear this day', icon: IconEraser, onChoose: clear }],
      ]}
    >
      {children}
    </Menu>
  );
}
