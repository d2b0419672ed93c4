import { useQuery } from '@tanstack/react-query';
import { STANDING_WORDS } from '#domain/coaching/period.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import chips from '../ui/chip.module.css';
import { Group } from '../ui/Group.tsx';
import { standingCountsQuery } from './api.ts';
import { countWords } from './countWords.ts';
import classes from './StandingFilter.module.css';

type Props = {
  search: string;
  chosen: Standing | null;
  onChoose: (standing: Standing | null) => void;
};

const standings = Object.keys(STANDING_WORDS) as Standing[];

/** One chip for each standing, with the number of matching customers. */
export function StandingFilter({ search, chosen, onChoose }: Props) {
  const { data: counts } = useQuery(standingCountsQuery(search));
  const chip = (standing: Standing | null, words: string) => (
    <button
      key={words}
      type="button"
      className={`${chips.chip} ${classes.chip}`}
      aria-pressed={chosen === standing}
      onClick={() => onChoose(standing)}
    >
      {words} <span className={classes.count}>{countWords(counts, standing ?? 'all')}</span>
    </button>
  );
  return (
    <Group className={classes.chips} label="Filter by status">
      {chip(null, 'All')}
      {standings.map((standing) => chip(standing, STANDING_WORDS[standing]))}
    </Group>
  );
}
