/** A deliberate defect: what somebody could break on a bad day, and the tests that have to notice. */
export type Hole = {
  /** What is wrong with the product then. */
  readonly title: string;
  /** From the root of the project. */
  readonly file: string;
  /** Stands exactly once in the file, and becomes `to`. */
  readonly from: string;
  readonly to: string;
  /** The test files that are asked; one failing test in them catches it. */
  readonly tests: readonly string[];
};

/** The text of a file with the defect in it. Throws where the place is gone, or is not one alone. */
export function planted(text: string, { title, file, from, to }: Hole): string {
  const places = text.split(from).length - 1;
  if (places === 1) return text.replace(from, () => to);
  throw new Error(`“${title}”: its place stands ${places} times in ${file}.`);
}
