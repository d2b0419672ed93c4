import type { DayHeading } from './dayHeading.ts';
import { mayHoldOthers } from './labels.ts';
import type { MealHeading } from './mealHeading.ts';
import type { Why } from './words.ts';

/** A day as named by a heading; each heading has its own mark. */
export type DayMark = {
  readonly id: number;
  readonly heading: DayHeading;
  /** The week named by a surrounding heading. */
  readonly week: number | null;
  readonly label: string;
};

/** The place of a heading's day: the week, and the day in that week. */
export type DayPlace = { readonly week: number; readonly position: number };

export type MealMark = {
  readonly id: number;
  /** Null for a row or line without a heading: only its order identifies it. */
  readonly heading: MealHeading | null;
  /** Headings with the same sequence follow one another within a day. */
  readonly sequence: number;
};

export type Placed = {
  readonly piece: number;
  readonly text: string;
  readonly day: DayMark | null;
  readonly meal: MealMark | null;
  /** The name of the option, if the text is one of several options. */
  readonly option: string | null;
  readonly why: readonly Why[];
};

type LeftoverKind = 'note' | 'left';
export type Leftover = {
  readonly text: string;
  /** `note`: it goes into the plan's notes; `left`: it is left out unless the user says otherwise. */
  readonly kind: LeftoverKind;
  readonly why: Why;
};

type Fate = 'cell' | 'heading' | LeftoverKind;

/** Collects what is found in a sheet, and records what became of each text. */
export class Reading {
  placed: Placed[] = [];
  /** Days that are said to be as another one. */
  readonly sameDays: { readonly piece: number; readonly text: string; readonly day: DayMark }[] =
    [];
  readonly days: DayMark[] = [];
  readonly meals: MealMark[] = [];
  saysEveryDay = false;
  orientation: Orientation | null = null;
  readonly #texts: string[] = [];
  readonly #fates: (Fate | undefined)[] = [];
  readonly #whys: (Why | undefined)[] = [];
  readonly #mealsOfDays = new Map<number, readonly MealMark[]>();
  /** Meals in which the source has a dash. */
  readonly #emptied = new Set<MealMark>();
  #sequences = 0;

  /** Registers a text of the source; a text that is not claimed later is a leftover. */
  piece(text: string): number {
    this.#texts.push(text);
    this.#fates.push(text.trim() === '' ? 'heading' : undefined);
    return this.#texts.length - 1;
  }

  sequence(): number {
    this.#sequences += 1;
    return this.#sequences;
  }

  day(heading: DayHeading, label: string, week: number | null): DayMark {
    const mark = { id: this.days.length, heading, week: heading.week ?? week, label };
    this.days.push(mark);
    return mark;
  }

  meal(heading: MealHeading | null, sequence: number): MealMark {
    const mark = { id: this.meals.length, heading, sequence };
    this.meals.push(mark);
    return mark;
  }

  place(placed: Placed): void {
    const heading = placed.meal?.heading;
    const isMixed = heading?.isBoth || mayHoldOthers(placed.text, heading?.kind ?? null);
    this.placed.push(isMixed ? { ...placed, why: [...placed.why, 'mixed'] } : placed);
    this.#fates[placed.piece] = 'cell';
  }

  sameDay(piece: number, text: string, day: DayMark): void {
    this.sameDays.push({ piece, text, day });
    this.#fates[piece] = 'cell';
  }

  heading(piece: number): void {
    this.#fates[piece] ??= 'heading';
  }

  /** The heading of a meal within a day. If no words follow, it may be a dish instead. */
  mealOfDay(piece: number, meal: MealMark): void {
    this.heading(piece);
    const meals = this.#mealsOfDays.get(piece) ?? [];
    this.#mealsOfDays.set(piece, [...meals, meal]);
  }

  /** A dash in place of a dish: the meal is meant to be empty. */
  dash(piece: number, meal: MealMark | null): void {
    this.heading(piece);
    if (meal) this.#emptied.add(meal);
  }

  note(piece: number, why: Why): void {
    this.#leave(piece, 'note', why);
  }

  left(piece: number, why: Why): void {
    this.#leave(piece, 'left', why);
  }

  isOpen(piece: number): boolean {
    return this.#fates[piece] === undefined;
  }

  /** Removes a text from its place when the place turns out to be wrong. */
  unplace(piece: number, why: Why, kind: LeftoverKind = 'left'): void {
    this.#fates[piece] = undefined;
    this.#leave(piece, kind, why);
  }

  get headings(): string[] {
    const whole = this.#texts.filter((_, piece) => this.#fates[piece] === 'heading');
    // The beginning of a line may be a heading: 'Monday: oats'.
    const days = this.days.map(({ label }) => label);
    const meals = this.meals.map(({ heading }) => heading?.label ?? '');
    return [...new Set([...whole, ...days, ...meals])].filter((text) => text.trim() !== '');
  }

  /** The remarks before the first cell, of which one may be the title. */
  get titles(): string[] {
    const first = Math.min(...this.placed.map(({ piece }) => piece));
    return this.#texts.filter((_, piece) => piece < first && this.#fates[piece] === 'note');
  }

  get leftovers(): Leftover[] {
    const filled = new Set([...this.#emptied, ...this.placed.map(({ meal }) => meal)]);
    return this.#texts.flatMap((text, piece) => {
      const fate = this.#fates[piece] ?? 'left';
      const meals = this.#mealsOfDays.get(piece);
      if (fate === 'heading' && meals && !meals.some((meal) => filled.has(meal)))
        return [{ text, kind: 'left' as const, why: 'emptyMeal' }];
      if (fate !== 'note' && fate !== 'left') return [];
      return [{ text, kind: fate, why: this.#whys[piece] ?? 'unplaced' }];
    });
  }

  #leave(piece: number, kind: LeftoverKind, why: Why): void {
    if (this.#fates[piece] !== undefined) return;
    this.#fates[piece] = kind;
    this.#whys[piece] = why;
  }
}

/** The direction of the days in a table; `list`: days are headings of lines. */
export type Orientation = 'across' | 'down' | 'list';

/** Context that applies to a table or some lines. */
export type Around = {
  day: DayMark | null;
  week: number | null;
  /** Tables hold the meals of the day: lines below them are hardly dishes. */
  isTabled?: boolean;
  /** Below 'Shopping list' and before the next day. */
  isAside?: boolean;
  /** The meal whose name is the last of the lines, perhaps with one line about it. */
  open?: (Pick<Placed, 'day'> & { readonly meal: MealMark; readonly option?: string }) | null;
};
export type Open = NonNullable<Around['open']>;
