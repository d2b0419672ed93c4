import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { SearchField } from '../kit/Search.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './ArticleFinder.module.css';
import { tagsQuery } from './api.ts';
import type { ArticleList } from './useArticleList.ts';
import { say } from './words.ts';

const CHIPS_MAX = 14;

type Props = {
  asked: ArticleList;
  /** Offers a filter for drafts and for published articles. */
  byStatus?: boolean;
};

/** A search field, and chips for the existing tags. */
export function ArticleFinder({ asked, byStatus = false }: Props) {
  const { text, setText, tag, status, narrow } = asked;
  const { data } = useQuery(tagsQuery);
  const tags = data?.items.slice(0, CHIPS_MAX).map((each) => each.tag) ?? [];
  const shown = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <div className="grid gap-3 below-5">
      <SearchField
        aria-label={ofKit.search}
        placeholder={ofKit.search}
        className={classes.search}
        {...{ text, setText }}
        clears
      />
      {byStatus && (
        <Chips
          label={say.filterByStatus}
          chosen={status}
          choices={Object.entries(say.statuses)}
          onChoose={(value) => narrow({ status: value })}
        />
      )}
      <Chips
        label={say.filterByTag}
        chosen={tag}
        choices={shown.map((each) => [each, each])}
        onChoose={(value) => narrow({ tag: value })}
      />
      <VisuallyHidden role="status">
        {asked.isSearch && asked.list.isSuccess && !asked.list.isFetching
          ? say.found(asked.items.length)
          : ''}
      </VisuallyHidden>
    </div>
  );
}

type ChipsProps = {
  label: string;
  chosen: string;
  choices: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
};

/** Pressing the chosen chip again clears the choice. */
const Chips = ({ label, chosen, choices, onChoose }: ChipsProps) => (
  <ToggleGroup
    label={label}
    look="chips"
    className={classes.chips}
    choices={choices.map(([value, face]) => ({ value, face }))}
    chosen={chosen}
    onChoose={onChoose}
    onClear={() => onChoose('')}
  />
);
