import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './Combobox.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { isComposing } from './keys.ts';
import { VisuallyHidden } from './Notice.tsx';
import { usePlacedUnder } from './Popover.tsx';

/** Options of one group that follow each other have its name above them. */
type Choice = { readonly id: string; readonly group?: string };

type Props<Option extends Choice> = {
  /** The field to type in: its label, placeholder and icons. */
  field: Omit<FieldProps, 'ref' | 'value' | 'onChange'>;
  /** The accessible name of the list. */
  listLabel: string;
  /** What was typed to search; null: nothing yet. */
  typed: string | null;
  onType: (typed: string | null) => void;
  options: readonly Option[];
  face: (option: Option) => ReactNode;
  /** The options are those of the typed text. */
  isFound: boolean;
  /** What was chosen before: its words are in the field until somebody types. */
  chosen?: (Choice & { readonly words: string }) | undefined;
  onChoose: (id: string) => void;
  /** The list has been scrolled close to its end. */
  onNearEnd: () => void;
  /** Stays open on the page; without it the list opens over the page. */
  inPlace?: boolean;
  onOpen?: (isOpen: boolean) => void;
  /** Under the options: what there is to say about them. `focus` gives the focus back to the field. */
  children: (focus: () => void) => ReactNode;
};

/** The height of four people: the room that the list should have below or above its field. */
const NEEDED_PX = 186;

/** Type to search, arrows to move, Enter or a press to choose one. */
export function Combobox<Option extends Choice>(props: Props<Option>) {
  const { field, listLabel, typed, onType, options, isFound, chosen, inPlace = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** How the list was opened; null while it is closed. */
  const [openedBy, setOpenedBy] = useState<'hand' | 'arrow' | null>(inPlace ? 'hand' : null);
  const isOpen = openedBy !== null;
  const wanted = (typed ?? '').trim();
  const withoutSearch = openedBy === 'arrow' ? 'chosen' : null;
  const first = isOpen && isFound ? (wanted || inPlace ? 'best' : withoutSearch) : null;
  const { active, move, clear } = useActive(options, first, chosen?.id);

  const open = (by: 'hand' | 'arrow') => {
    setOpenedBy(by);
    if (!isOpen) props.onOpen?.(true);
  };
  const closeList = () => {
    if (inPlace || !isOpen) return;
    setOpenedBy(null);
    clear();
    props.onOpen?.(false);
  };
  const choose = (option: string) => {
    // A screen reader's focus may be on the option, which is about to disappear.
    input.current?.focus();
    props.onChoose(option);
    closeList();
    onType(null);
  };
  const enter = useEnterWhenFound(
    isOpen ? wanted : '',
    isOpen && isFound,
    () => active && choose(active.id),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Escape' ? isOpen && !inPlace : key === 'ArrowUp' && event.altKey) closeList();
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else open('arrow');
    } else if (key === 'Enter' && isOpen && (active || !isFound)) enter();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A button in the panel is part of the combobox.
    if (inPlace || currentTarget.contains(relatedTarget)) return;
    closeList();
    onType(null);
  };
  const list = isOpen && (
    <>
      <Options
        id={id}
        label={listLabel}
        options={options}
        face={props.face}
        active={active?.id}
        onChoose={choose}
        onNearEnd={props.onNearEnd}
      />
      {props.children(() => input.current?.focus())}
    </>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside take the focus.
    <div onBlur={onBlur}>
      <Field
        {...field}
        ref={input}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? chosen?.words ?? ''}
        onChange={({ currentTarget: { value } }) => {
          // The active option belongs to the earlier search.
          if (value.trim() !== wanted) clear();
          onType(value);
          open('hand');
        }}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => isOpen || open('hand')}
        onKeyDown={onKeyDown}
      />
      {inPlace ? list : list && <Panel field={input}>{list}</Panel>}
    </div>
  );
}

type PanelProps = { field: Parameters<typeof usePlacedUnder>[1]; children: ReactNode };

/** A native popover under the field, which keeps the focus. */
export function Panel({ field, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.showPopover(), []);
  usePlacedUnder(panel, field, NEEDED_PX);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the panel must not take the focus from the field.
    <div
      ref={panel}
      popover="manual"
      className={classes.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

const NEAR_END_PX = 120;

type OptionsProps<Option extends Choice> = {
  id: string;
  label: string;
  options: readonly Option[];
  face: (option: Option) => ReactNode;
  /** The id of the option that the arrow keys have reached; the focus stays in the field. */
  active: string | undefined;
  onChoose: (id: string) => void;
  onNearEnd?: () => void;
};

/** The listbox of a field that handles the keys. */
export function Options<Option extends Choice>(props: OptionsProps<Option>) {
  const { id, label, options, face, active, onChoose, onNearEnd } = props;
  const box = useRef<HTMLDivElement>(null);
  /** The option on which a press began. New results may move another one under the pointer. */
  const pressed = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const option = active && document.getElementById(`${id}-${active}`);
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const letGo = () => {
    pressed.current = undefined;
  };
  const choosePressed = () => {
    const option = pressed.current;
    letGo();
    if (option && box.current?.isConnected) onChoose(option);
  };
  const press = (option: string, event: PointerEvent) => {
    if (event.button !== 0) return;
    pressed.current = option;
    // A touch stays with the element it began on, so the browser sends the click there.
    if (event.pointerType === 'mouse')
      onRelease(event, (isHere) => (isHere ? choosePressed() : letGo()));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      ref={box}
      id={id}
      role="listbox"
      // An element that scrolls would be a Tab stop.
      tabIndex={-1}
      aria-label={label}
      className={classes.options}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDownCapture={letGo}
      onClick={choosePressed}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) onNearEnd?.();
      }}
    >
      {options.map((option, index) => [
        option.group && option.group !== options[index - 1]?.group && (
          <div key={option.group} aria-hidden="true" className={classes.group}>
            {option.group}
          </div>
        ),
        <button
          key={option.id}
          type="button"
          id={`${id}-${option.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === active}
          className={classes.option}
          onPointerDown={(event) => press(option.id, event)}
          // A screen reader may choose without a pointer.
          onClick={(event) => {
            event.stopPropagation();
            onChoose(pressed.current ?? option.id);
          }}
        >
          {option.group && <VisuallyHidden>{option.group}: </VisuallyHidden>}
          {face(option)}
        </button>,
      ])}
    </div>
  );
}

const SLACK_PX = 8;

type Point = { readonly clientX: number; readonly clientY: number };

/** Tells whether the mouse was released where it was pressed. The list may be shorter by then. */
function onRelease(pressed: Point, act: (isHere: boolean) => void) {
  const onUp = ({ clientX, clientY }: Point) =>
    act(Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < SLACK_PX);
  window.addEventListener('pointerup', onUp, { once: true });
}

/**
 * The option that the arrow keys have reached, remembered by id: the list is fetched again while it is open, and
 * another option may then be in that place. `first` says which one is active when the list arrives.
 */
function useActive<Option extends Choice>(
  options: readonly Option[],
  first: 'best' | 'chosen' | null,
  chosen: string | undefined,
) {
  const [id, setId] = useState<string | null>(null);
  const [applied, setApplied] = useState<typeof first>(null);
  if (applied !== first) {
    setApplied(first);
    const listed = options.find((option) => first === 'chosen' && option.id === chosen);
    setId((first && (listed ?? options[0])?.id) ?? null);
  }
  const at = options.findIndex((option) => option.id === id);
  const move = (step: 1 | -1) => setId(options[nextOption(at, step, options.length)]?.id ?? null);
  return { active: options[at], move, clear: () => setId(null) };
}

/** The index after (1) or before (-1) `at` among `count` options, wrapping round; `at` -1 is before the first. */
export function nextOption(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const from = at < 0 && step < 0 ? 0 : at;
  return (from + step + count) % count;
}

/**
 * Enter in a field that searches: `choose` is called once the hits belong to this text, which may be at once. People
 * press it while the search still runs; who types on has changed their mind.
 */
export function useEnterWhenFound(text: string, isFound: boolean, choose: () => void): () => void {
  const [entered, enter] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null || (entered === text && !isFound)) return;
    enter(null);
    if (entered === text) choose();
  });
  return () => enter(text);
}
