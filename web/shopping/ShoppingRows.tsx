import type { Day } from '#domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { withOwnTicked, withoutOwn, withTicks } from './basket.ts';
import type { Row, RowGroup } from './rows.ts';
import classes from './Shopping.module.css';
import { ShoppingRow } from './ShoppingRow.tsx';
import type { useBaskets } from './useBaskets.ts';
import { countWords, GROUP_WORDS } from './words.ts';

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
        <p className={classes.count} aria-live="polite">
          {countWords(ticked.length, rows.length)}
        </p>
        {(kept.undo || ticked.length > 0) && (
          <Button variant="subtle" className={classes.small} onClick={kept.undo ?? untickAll}>
            {kept.undo ? 'Undo' : 'Untick All'}
          </Button>
        )}
      </div>
      <div className={classes.groups}>
        {groups.map(({ group, rows: ofGroup }) => (
          <section key={group} className={classes.group} aria-labelledby={`shelf-${group}`}>
            <h2 id={`shelf-${group}`} className={classes.title}>
              {GROUP_WORDS[group]}
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
