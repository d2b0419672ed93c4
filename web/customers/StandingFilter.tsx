import { useQuery } from '@tanstack/react-query';
import { STANDING_WORDS } from '#domain/coaching/period.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
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
  const chip = (value: Standing | 'all', words: string) => ({
    value,
    face: (
      <>
        {words} <span className={classes.count}>{countWords(counts, value)}</span>
      </>
    ),
  });
  return (
    <ToggleGroup
      label="Filter by status"
      look="chips"
      className={classes.chips}
      choices={[
        chip('all', 'All'),
        ...standings.map((standing) => chip(standing, STANDING_WORDS[standing])),
      ]}
      chosen={chosen ?? 'all'}
      onChoose={(value) => onChoose(value === 'all' ? null : value)}
    />
  );
}
