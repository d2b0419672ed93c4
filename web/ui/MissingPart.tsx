export const PART_MISSING =
  'This part did not arrive. Load the page again once you are online; nothing you typed is lost.';

/** Shown instead of a part whose code could not be fetched: the rest of the screen stays. */
export const MissingPart = () => (
  <p className="missing-part" role="alert">
    {PART_MISSING}
  </p>
);
