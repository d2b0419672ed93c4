/** Texts for people who came by an invitation. */
export const DEAD_INVITATION =
  'This invitation has been used, has expired or is incomplete. Ask your dietician for a new one, or sign up without it.';

/** Shown beside the form to somebody who corrects the address that they signed up with. */
export const WENT_WITH_FIRST =
  'Your invitation belongs to the first address. Sign up with the right one anyway, and tell your dietician.';

export const ALREADY_CUSTOMER = {
  title: 'You have an account already',
  lead: 'Invitations are for new customers. If you are changing to another dietician, they can assign you.',
};

export const ALREADY_DIETICIAN = {
  title: 'This invites a customer',
  lead: 'You are signed in as a dietician. Send this link to the customer to open in their own browser.',
};
