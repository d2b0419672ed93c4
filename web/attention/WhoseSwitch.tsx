import type { AttentionPage } from '#domain/attention/attentionSchema.ts';
import { Group } from '../ui/Group.tsx';
import segments from '../ui/segments.module.css';
import classes from './WhoseSwitch.module.css';

type Props = {
  counts: AttentionPage['counts'] | undefined;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
};

/** Switches between all customers and the dietician's own. */
export const WhoseSwitch = ({ counts, isMine, onChoose }: Props) => (
  <Group className={segments.frame} label="Whose customers">
    {(['all', 'mine'] as const).map((whose) => (
      <button
        key={whose}
        type="button"
        className={`${segments.one} ${classes.one}`}
        aria-pressed={isMine === (whose === 'mine')}
        onClick={() => onChoose(whose === 'mine')}
      >
        {whose === 'mine' ? 'Mine' : 'All'}{' '}
        <span className={classes.count}>{counts?.[whose].toLocaleString('en-GB') ?? '–'}</span>
      </button>
    ))}
  </Group>
);
