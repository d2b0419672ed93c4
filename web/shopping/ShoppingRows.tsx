import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { Day } from '#domain/day.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { say as ofKit } from '../kit/words.ts';
import { withOwnTicked, withoutOwn, withTicks } from './basket.ts';
import type { useBaskets } from './keptBaskets.ts';
import type { Row, RowGroup } from './rows.ts';
import classes from './Shopping.module.css';
import { say } from './words.ts';

type Props = {
  groups: readonly RowGroup[];
  chosen: readonly Day[];
  mondays: readonly Day[];
  kept: ReturnType<typeof useBaskets>;
};

/** The list by shelf, with the number of things in the basket. */
export function ShoppingRows({ groups, chosen, mondays, kept }: Props) {
  const rows = groups.flatMap((group) => group.rows);
  const ticked = rows.filter((row) => row.isTicked);
  const tick = (row: Row, isOn: boolean) =>
    kept.change((baskets) =>
      'key' in row
        ? withTicks(baskets, [row.key], chosen, isOn)
        : withOwnTicked(baskets, row.monday, row.name, isOn),
    );
  const untickAll = () =>
    kept.changeForNow((baskets) => {
      const keys = ticked.flatMap((row) => ('key' in row ? row.key : []));
      return mondays.reduce(
        (left, monday) => withOwnTicked(left, monday, null, false),
        withTicks(baskets, keys, chosen, false),
      );
    });
  const remove = (row: Row) =>
    'monday' in row && kept.changeForNow((left) => withoutOwn(left, row.monday, row.name));
  return (
    <>
      <div className={classes.head}>
        <p className="semibold" aria-live="polite">
          {say.inBasket(ticked.length, rows.length)}
        </p>
        {(kept.undo || ticked.length > 0) && (
          <Button variant="subtle" className="stiff tall" onClick={kept.undo ?? untickAll}>
            {kept.undo ? ofKit.undo : say.untickAll}
          </Button>
        )}
      </div>
      <div className={classes.groups}>
        {groups.map(({ group, rows: ofGroup }) => (
          <section key={group} className={classes.group} aria-labelledby={`shelf-${group}`}>
            <h2 id={`shelf-${group}`} className={classes.title}>
              {say.groups[group]}
            </h2>
            <ul className={classes.rows}>
              {ofGroup.map((row) => (
                <ShoppingRow
                  key={row.id}
                  row={row}
                  onTick={(isOn) => tick(row, isOn)}
                  onRemove={'monday' in row ? () => remove(row) : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

type ShoppingRowProps = {
  row: Row;
  onTick: (isOn: boolean) => void;
  /** Only for handwritten lines. */
  onRemove: (() => void) | undefined;
};

/** One thing to buy; the whole row is its checkbox. */
function ShoppingRow({ row, onTick, onRemove }: ShoppingRowProps) {
  const { name, amount, about, isTicked } = row;
  const aboutId = useId();
  return (
    <li className={`tick-row ${classes.row}`} data-ticked={isTicked}>
      <input
        type="checkbox"
        className="tick-box"
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
        aria-label={amount ? `${name}, ${amount}` : name}
        aria-describedby={aboutId}
      />
      <svg className={classes.tick} width="28" height="28" viewBox="0 0 28 28" aria-hidden>
        <rect x="2" y="2" width="24" height="24" rx="6" />
        <path d="M8.5 14.5l3.8 3.8 7.4-8" />
      </svg>
      <span className="column grow center">
        <span className="wrap baseline apart gap-facts">
          <span className={classes.name} dir="auto">
            {name}
          </span>
          {amount && <span className={classes.amount}>{amount}</span>}
        </span>
        <span id={aboutId} className="small breaks leading-135">
          {about}
        </span>
      </span>
      {onRemove && (
        <span className={classes.remove}>
          <IconButton size={44} aria-label={say.remove(name)} onClick={onRemove}>
            <IconX size={20} stroke={1.5} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
