import { IconBookmarkPlus, IconBooks } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryPlanSummary } from '#domain/planLibrary/libraryPlanSchema.ts';
import { messageOf } from '../api/errors.ts';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { useEnterWhenFound } from '../kit/Combobox.tsx';
import { SelectField } from '../kit/Field.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import { type Asked, libraryQuery, libraryTagsQuery } from './api.ts';
import { usedWords } from './inWords.ts';
import type { Keepable } from './KeepForm.tsx';
import classes from './Library.module.css';
import { say } from './words.ts';

type Props = {
  chosen: string | null;
  onChoose: (id: string) => void;
  inForm: Keepable | null;
  onKeep: (keepable: Keepable) => void;
};

const ALL: Asked = { search: '', tag: '', order: 'used' };

export function LibraryList({ chosen, onChoose, inForm, onKeep }: Props) {
  const [asked, ask] = useState(ALL);
  const list = useInfiniteQuery(libraryQuery(asked));
  const plans = rowsOf(list.data);
  const isNarrowed = asked.search !== '' || asked.tag !== '';
  const keep = inForm && (
    <Button variant="default" icon={IconBookmarkPlus} onClick={() => onKeep(inForm)}>
      {say.keepThisPlan}
    </Button>
  );
  return (
    <div className="column gap-3 shrinks">
      <LibraryFinder
        asked={asked}
        onAsk={ask}
        isFound={list.isSuccess && !list.isPlaceholderData}
        onEnter={() => plans[0] && onChoose(plans[0].id)}
      />
      {keep && (plans.length > 0 || isNarrowed) && <div className="flex">{keep}</div>}
      {list.isPending && <Waiting />}
      {list.isError && plans.length === 0 && (
        <Unloaded query={list} failed={say.listFailed} reason={messageOf(list.error)} />
      )}
      {list.data && plans.length === 0 && isNarrowed && <p className="quiet">{say.noneMatches}</p>}
      {list.data && plans.length === 0 && !isNarrowed && (
        <EmptyState icon={IconBooks} title={say.emptyTitle} action={keep}>
          {say.emptyText}
        </EmptyState>
      )}
      {plans.length > 0 && (
        <ul className="line-below" aria-label={say.plansOfLibrary}>
          {plans.map((plan) => (
            <Row
              key={plan.id}
              plan={plan}
              isChosen={plan.id === chosen}
              onChoose={() => onChoose(plan.id)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} failed={say.listFailed} />
    </div>
  );
}

type RowProps = { plan: LibraryPlanSummary; isChosen: boolean; onChoose: () => void };

function Row({ plan, isChosen, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        <span className={classes.first}>
          <bdi className={classes.name}>{plan.name}</bdi>
          {plan.tags.map((tag) => (
            <bdi key={tag} className={classes.tag}>
              {tag}
            </bdi>
          ))}
        </span>
        <span className={classes.second}>
          {plan.forWhom && <bdi className={classes.libraryListForWhom}>{plan.forWhom}</bdi>}
          <span className="stiff">{usedWords(plan)}</span>
        </span>
      </button>
    </li>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="line-below">
      {[0, 1, 2].map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={14} width="62%" />
          <Skeleton height={12} width="80%" mt={8} />
        </div>
      ))}
    </div>
  );
}

const CHIPS_MAX = 10;

type LibraryFinderProps = {
  asked: Asked;
  onAsk: (asked: Asked) => void;
  /** The results on screen are those of `asked`. */
  isFound: boolean;
  onEnter: () => void;
};

function LibraryFinder({ asked, onAsk, isFound, onEnter }: LibraryFinderProps) {
  const [text, setText] = useSearchText(asked.search, (search) => onAsk({ ...asked, search }));
  const enter = useEnterWhenFound(text, isFound && text === asked.search, onEnter);
  const { data } = useQuery(libraryTagsQuery);
  const tags = data?.items.slice(0, CHIPS_MAX).map(({ tag }) => tag) ?? [];
  const shown = asked.tag === '' || tags.includes(asked.tag) ? tags : [asked.tag, ...tags];
  return (
    <div className="grid gap-2">
      <div className={classes.line}>
        <SearchField
          aria-label={say.searchLibrary}
          placeholder={ofKit.search}
          className="shrinks"
          data-autofocus
          {...{ text, setText }}
          onEnter={enter}
        />
        <SelectField
          aria-label={say.order}
          value={asked.order}
          onChange={({ currentTarget }) =>
            onAsk({ ...asked, order: currentTarget.value === 'name' ? 'name' : 'used' })
          }
        >
          <option value="used">{say.usedLast}</option>
          <option value="name">{say.byName}</option>
        </SelectField>
      </div>
      {shown.length > 0 && (
        <ToggleGroup
          label={say.filterByTag}
          look="chips"
          className={classes.chips}
          choices={shown.map((tag) => ({ value: tag, face: <bdi>{tag}</bdi> }))}
          chosen={asked.tag}
          onChoose={(tag) => onAsk({ ...asked, tag })}
          onClear={() => onAsk({ ...asked, tag: '' })}
        />
      )}
    </div>
  );
}
