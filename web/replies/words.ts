import { numbered } from '#domain/language/language.ts';

export const say = {
  savedReplies: 'Saved replies',
  loading: 'Loading…',
  notLoaded: 'The saved replies could not be loaded.',
  noneYet: 'No saved replies yet',
  noneYetHint: 'Write what you often send once. Type / in a message to use it.',
  noneMatch: 'No reply matches.',
  found: (count: number) => numbered(count, { one: '1 saved reply', other: '# saved replies' }),
  editReplies: 'Edit Saved Replies',
  search: 'Search replies',
  newReply: 'New Reply',
  editReply: (title: string) => `Edit ${title}`,
  deleted: "Deleted '{title}'.",
  notDeleted: 'The reply was not deleted.',
  notPutBack: 'The reply could not be put back.',
  blanksHint: 'What is in braces is filled in for each customer.',
  saved: 'Reply saved.',
  notSaved: 'The reply was not saved.',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
};
