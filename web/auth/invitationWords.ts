/** Texts for people who came by an invitation. */
export const DEAD_INVITATION =
  'This invitation was used already, is too old or is not complete. Ask your dietician for another one, or sign up without it.';

/** Shown beside the form to somebody who corrects the address that they signed up with. */
export const WENT_WITH_FIRST =
  'Your invitation went with the first address. Sign up with the right one all the same, and tell your dietician which it is.';

export const ALREADY_CUSTOMER = {
  title: 'You have an account already',
  lead: 'An invitation is for who has none yet, and changes nothing here. If another dietician is to look after you, they can assign you.',
};

export const ALREADY_DIETICIAN = {
  title: 'This invites a customer',
  lead: 'You are signed in as a dietician. Whoever the link is for opens it in their own browser.',
};
