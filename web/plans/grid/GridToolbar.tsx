import {
  IconArrowBackUp,
  IconArrowBarRight,
  IconArrowForwardUp,
  IconArrowsSplit2,
  IconKeyboard,
  IconRepeat,
  IconReplace,
  type TablerIcon,
} from '@tabler/icons-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { Hint, IconButton } from '../../kit/Button.tsx';
import { arrowOnward } from '../../kit/keys.ts';
import { lazyDialog } from '../../kit/lazy.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { fieldName } from '../form/fields.ts';
import { aboutToWrite, focusFieldSoon, undoOrRedo } from '../form/focusField.ts';
import { useFormValue, usePlanForm } from '../form/planForm.ts';
import { anotherAhead, copyToRight, repeatAcrossWeek } from './fills.ts';
import classes from './GridToolbar.module.css';
import { placeOf } from './moves.ts';
import { say } from './words.ts';

const FindReplace = lazyDialog(async () => ({
  default: (await import('./GridDialogs.tsx')).FindReplace,
}));
const GridKeys = lazyDialog(async () => ({
  default: (await import('./GridDialogs.tsx')).GridKeys,
}));

type Props = { message: string | null; tell: (message: string) => void };

export function GridToolbar({ message, tell }: Props) {
  const form = usePlanForm();
  const active = useFormValue(({ active: path }) => path);
  const canUndo = useFormValue((each) => each.canUndo);
  const canRedo = useFormValue((each) => each.canRedo);
  const [opened, open] = useState<'find' | 'keys' | null>(null);
  const place = active === null ? null : placeOf(active);
  const meal = place && place.column > 0 ? active : null;
  const close = () => open(null);

  const repeat = () => {
    if (meal === null) return;
    const changed = form.fill(repeatAcrossWeek(form.state.values, meal));
    tell(changed === 0 ? say.sameAllWeek : say.repeatedAllWeek);
    focusFieldSoon(meal);
  };
  const toRight = () => {
    const copied = meal === null ? null : copyToRight(form.state.values, meal);
    if (!copied) return;
    form.fill(copied.changes);
    focusFieldSoon(copied.to);
  };
  // The caret stands where the other alternative will be typed.
  const addAlternative = () => {
    if (meal === null) return;
    aboutToWrite(meal);
    form.fill({ [meal]: anotherAhead(form.state.values[meal] ?? '') });
    focusFieldSoon(meal);
  };
  const ofMeal = {
    disabled: meal === null,
    'aria-description': meal === null ? undefined : fieldName(meal),
  };

  return (
    <div className={classes.bar}>
      <p className={classes.message} role="status">
        {message}
      </p>
      <span className={classes.toRight}>
        <Tool
          {...ofMeal}
          label={say.copyRight}
          more={`(Alt+${arrowOnward()})`}
          icon={IconArrowBarRight}
          disabled={meal === null || place?.column === 7}
          onClick={toRight}
        />
      </span>
      <Tool
        {...ofMeal}
        label={say.repeatAllWeek}
        more="(Ctrl+Enter)"
        icon={IconRepeat}
        onClick={repeat}
      />
      <Tool
        {...ofMeal}
        label={say.addAlternative}
        more={say.lineWithOr}
        icon={IconArrowsSplit2}
        onClick={addAlternative}
      />
      <Tool label={say.findAndReplace} icon={IconReplace} takesFocus onClick={() => open('find')} />
      <div className="flex">
        <Tool
          label={ofKit.undo}
          more="(Ctrl+Z)"
          icon={IconArrowBackUp}
          disabled={!canUndo}
          onClick={() => undoOrRedo(form, 'undo')}
        />
        <Tool
          label={say.redo}
          more="(Ctrl+Shift+Z)"
          icon={IconArrowForwardUp}
          disabled={!canRedo}
          onClick={() => undoOrRedo(form, 'redo')}
        />
      </div>
      <span className={classes.keys}>
        <Tool label={say.keys} icon={IconKeyboard} onClick={() => open('keys')} />
      </span>
      <Suspense>
        {opened === 'find' && <FindReplace tell={tell} onClose={close} />}
        {opened === 'keys' && <GridKeys onClose={close} />}
      </Suspense>
    </div>
  );
}

type ToolProps = Omit<ComponentProps<typeof IconButton>, 'aria-label'> & {
  label: string;
  /** What its hint says besides: the keys that do the same. */
  more?: string;
  icon: TablerIcon;
  /** The others leave the caret in its cell. */
  takesFocus?: boolean;
};

const Tool = ({ label, more = '', icon: Icon, takesFocus = false, ...button }: ToolProps) => (
  <Hint label={`${label} ${more}`.trim()} atEnd>
    <IconButton
      size={34}
      aria-label={label}
      onMouseDown={(event) => takesFocus || event.preventDefault()}
      {...button}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </IconButton>
  </Hint>
);
