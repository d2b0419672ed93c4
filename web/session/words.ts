export const say = {
  language: 'Language',
  datesAsIn: 'Dates and numbers as in',
  weeksBeginOn: 'Weeks begin on',
};
