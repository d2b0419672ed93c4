import { useQuery } from '@tanstack/react-query';
import { useEnterWhenFound } from '../kit/Combobox.tsx';
import { SelectField } from '../kit/Field.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { type Asked, libraryTagsQuery } from './api.ts';
import classes from './LibraryFinder.module.css';

const CHIPS_MAX = 10;

type Props = {
  asked: Asked;
  onAsk: (asked: Asked) => void;
  /** The results on screen are those of `asked`. */
  isFound: boolean;
  onEnter: () => void;
};

/** Search by any part, an order, and chips for the existing tags. */
export function LibraryFinder({ asked, onAsk, isFound, onEnter }: Props) {
  const [text, setText] = useSearchText(asked.search, (search) => onAsk({ ...asked, search }));
  const enter = useEnterWhenFound(text, isFound && text === asked.search, onEnter);
  const { data } = useQuery(libraryTagsQuery);
  const tags = data?.items.slice(0, CHIPS_MAX).map(({ tag }) => tag) ?? [];
  const shown = asked.tag === '' || tags.includes(asked.tag) ? tags : [asked.tag, ...tags];
  return (
    <div className={classes.finder}>
      <div className={classes.line}>
        <SearchField
          aria-label="Search the library"
          placeholder="Search"
          className={classes.search}
          data-autofocus
          {...{ text, setText }}
          onEnter={enter}
        />
        <SelectField
          aria-label="Order"
          value={asked.order}
          onChange={({ currentTarget }) =>
            onAsk({ ...asked, order: currentTarget.value === 'name' ? 'name' : 'used' })
          }
        >
          <option value="used">Used last</option>
          <option value="name">By name</option>
        </SelectField>
      </div>
      {shown.length > 0 && (
        <ToggleGroup
          label="Filter by tag"
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
