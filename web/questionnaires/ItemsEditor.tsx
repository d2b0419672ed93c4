import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  decides,
  fieldsFor,
  hasOptions,
  ITEM_TYPES,
  ITEMS_MAX,
  QUESTION_MAX,
} from '#domain/questionnaires/questionnaire.ts';
import type { Item } from '#domain/questionnaires/questionnaireSchema.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { Field, LongField, SelectField } from '../kit/Field.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './Builder.module.css';
import { MoreOfItem } from './MoreOfItem.tsx';
import { type Builder, newItem } from './useBuilder.ts';
import { say } from './words.ts';

type Props = { form: Builder };

/** The questions to be written. Enter adds the next one, so that no hand leaves the keyboard. */
export function ItemsEditor({ form }: Props) {
  const list = useRef<HTMLOListElement>(null);
  /** The question whose text gets the focus once it is there. */
  const next = useRef<string | null>(null);
  const { items } = form.values;
  useEffect(() => {
    if (next.current !== null) {
      const row = list.current?.querySelector(`[data-item="${CSS.escape(next.current)}"]`);
      row?.querySelector<HTMLElement>('input')?.focus();
      next.current = null;
    }
    showInPreview(document.activeElement);
  });
  const change = (change: (was: readonly Item[]) => Item[]) =>
    form.change(({ items: was }) => ({ items: change(was) }));
  const put = (item: Item) =>
    change((was) => was.map((each) => (each.linkId === item.linkId ? item : each)));
  const add = (after: Item | undefined) => {
    if (items.length >= ITEMS_MAX) return;
    const made = newItem(after?.type === 'section' ? 'text' : after?.type);
    next.current = made.linkId;
    change((was) => {
      const at = after ? was.findIndex(({ linkId }) => linkId === after.linkId) + 1 : was.length;
      return was.toSpliced(at, 0, made);
    });
  };
  const move = (item: Item, by: number) => {
    next.current = item.linkId;
    change((was) => {
      const at = was.findIndex(({ linkId }) => linkId === item.linkId);
      return was.toSpliced(at, 1).toSpliced(Math.max(0, at + by), 0, item);
    });
  };
  const remove = (item: Item) => {
    const at = items.indexOf(item);
    next.current = items[at - 1]?.linkId ?? items[at + 1]?.linkId ?? null;
    change((was) => was.filter(({ linkId }) => linkId !== item.linkId));
  };
  const press = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    const isLong = event.target instanceof HTMLTextAreaElement;
    const isField =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEnter && ((isField && !event.shiftKey) || (isLong && (event.ctrlKey || event.metaKey)))) {
      event.preventDefault();
      add(item);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(item, event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  return (
    <>
      <p className={classes.keys}>{say.byKeyboard}</p>
      <ol ref={list} className="grid gap-3" aria-label={say.questionsTitle}>
        {items.map((item, at) => (
          <li
            key={item.linkId}
            data-item={item.linkId}
            className={classes.item}
            onKeyDown={(event) => press(event, item)}
            onFocus={({ currentTarget }) => showInPreview(currentTarget)}
          >
            <ItemFields
              item={item}
              place={at + 1}
              earlier={items.slice(0, at).filter(decides)}
              errorOf={(name) => errorWithin(form.errors, `items.${at}.${name}`)}
              onChange={put}
            />
            <div className={classes.actions}>
              {(
                [
                  [say.moveUp, IconArrowUp, at === 0, () => move(item, -1)],
                  [say.moveDown, IconArrowDown, at === items.length - 1, () => move(item, 1)],
                  [say.removeQuestion, IconTrash, items.length === 1, () => remove(item)],
                ] as const
              ).map(([name, Icon, disabled, onClick]) => (
                <IconButton
                  key={name(0)}
                  size={34}
                  aria-label={name(at + 1)}
                  {...{ disabled, onClick }}
                >
                  <Icon size={18} stroke={1.5} aria-hidden />
                </IconButton>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div>
        {items.length < ITEMS_MAX ? (
          <Button variant="default" icon={IconPlus} onClick={() => add(items.at(-1))}>
            {say.addQuestion}
          </Button>
        ) : (
          <p className="quiet">{say.noMoreQuestions(ITEMS_MAX)}</p>
        )}
      </div>
    </>
  );
}

function showInPreview(writing: Element | null): void {
  const item = writing?.closest<HTMLElement>('[data-item]')?.dataset.item;
  const shown = item && document.querySelector<HTMLElement>(`[data-asked="${CSS.escape(item)}"]`);
  const box = shown ? shown.offsetParent : null;
  if (shown && box) box.scrollTop = shown.offsetTop - box.clientHeight / 2;
}

/** The error of a field or of what is in it, such as the second of its options. */
const errorWithin = (errors: Builder['errors'], field: string): string | undefined =>
  Object.entries(errors).find(([path]) => `${path}.`.startsWith(`${field}.`))?.[1];

type ItemProps = {
  item: Item;
  /** Counted from 1. */
  place: number;
  /** The questions before it that it can depend on. */
  earlier: readonly Item[];
  errorOf: (name: string) => string | undefined;
  onChange: (item: Item) => void;
};

function ItemFields({ item, place, earlier, errorOf, onChange }: ItemProps) {
  const set = (change: Partial<Item>) => onChange({ ...item, ...change });
  const { type, text, unit, options } = item;
  return (
    <div className="grid gap-3 grow shrinks">
      <div className={classes.first}>
        <Field
          label={type === 'section' ? say.section(place) : say.question(place)}
          value={text}
          error={errorOf('text')}
          maxLength={QUESTION_MAX}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        />
        <SelectField
          label={say.type}
          value={type}
          onChange={({ currentTarget }) => {
            const chosen = ITEM_TYPES.find((each) => each === currentTarget.value) ?? 'text';
            const fits = item.profile && fieldsFor({ type: chosen }).includes(item.profile);
            set({ type: chosen, profile: fits ? item.profile : null });
          }}
        >
          {ITEM_TYPES.map((each) => (
            <option key={each} value={each}>
              {say.types[each]}
            </option>
          ))}
        </SelectField>
      </div>
      {type === 'number' && (
        <Field
          className={classes.unit}
          label={ofKit.unit}
          value={unit}
          error={errorOf('unit')}
          maxLength={20}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ unit: currentTarget.value })}
        />
      )}
      {hasOptions(item) && (
        <LongField
          label={say.options}
          hint={say.oneEachLine}
          value={options.join('\n')}
          error={errorOf('options')}
          rows={3}
          onChange={({ currentTarget }) => set({ options: currentTarget.value.split('\n') })}
        />
      )}
      <MoreOfItem item={item} earlier={earlier} errorOf={errorOf} onChange={set} />
    </div>
  );
}
