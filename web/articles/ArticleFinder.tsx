import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SEARCH_MAX } from '#domain/search.ts';
import { IconButton } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Group } from '../ui/Group.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './ArticleFinder.module.css';
import { tagsQuery } from './api.ts';
import type { ArticleList } from './useArticleList.ts';
import { foundWords } from './words.ts';

const CHIPS_MAX = 14;

type Props = {
  asked: ArticleList;
  /** Offers a filter for drafts and for published articles. */
  byStatus?: boolean;
};

const STATUSES = { draft: 'Drafts', published: 'Published' };

/** A search field, and chips for the existing tags. */
export function ArticleFinder({ asked, byStatus = false }: Props) {
  const { text, setText, tag, status, narrow } = asked;
  const { data } = useQuery(tagsQuery);
  const tags = data?.items.slice(0, CHIPS_MAX).map((each) => each.tag) ?? [];
  const shown = tag === '' || tags.includes(tag) ? tags : [tag, ...tags];
  return (
    <div className={classes.finder}>
      <Field
        aria-label="Search"
        placeholder="Search"
        className={classes.search}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        start={<IconSearch size={18} stroke={1.5} aria-hidden />}
        end={
          text && (
            <IconButton size={22} aria-label="Clear" onClick={() => setText('')}>
              <IconX size={16} stroke={1.5} aria-hidden />
            </IconButton>
          )
        }
      />
      {byStatus && (
        <Chips
          label="Filter by status"
          chosen={status}
          choices={Object.entries(STATUSES)}
          onChoose={(value) => narrow({ status: value })}
        />
      )}
      <Chips
        label="Filter by tag"
        chosen={tag}
        choices={shown.map((each) => [each, each])}
        onChoose={(value) => narrow({ tag: value })}
      />
      <VisuallyHidden role="status">
        {asked.isSearch && asked.list.isSuccess && !asked.list.isFetching
          ? foundWords(asked.items.length)
          : ''}
      </VisuallyHidden>
    </div>
  );
}

type ChipsProps = {
  label: string;
  chosen: string;
  /** Each value with its label. */
  choices: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
};

/** Pressing the chosen chip again clears the choice. */
const Chips = ({ label, chosen, choices, onChoose }: ChipsProps) => (
  <Group className={classes.chips} label={label}>
    {choices.map(([value, words]) => (
      <button
        key={value}
        type="button"
        className={classes.chip}
        aria-pressed={chosen === value}
        onClick={() => onChoose(chosen === value ? '' : value)}
      >
        {words}
      </button>
    ))}
  </Group>
);
