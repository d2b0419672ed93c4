/** Some of the migrations that became one before the first release, with the first and the last. */
export const FORMER = [
  '0001-coaching-loop',
  '0041-chosen-and-suggested',
  '0001-schema',
  '0044-customers-table',
];

/** The tables that a database of these migrations does not have. */
export const SINCE = [
  'ownFood',
  'foodName',
  'foodTarget',
  'appointmentHours',
  'appointment',
  'appointmentQuarter',
  'questionnaire',
  'sentQuestionnaire',
  'questionnaireAnswer',
  'savedReply',
  'messageFile',
  'visitAddendum',
  'visitTemplate',
  'answerPhoto',
  'practiceLook',
];

/** The columns of later migrations, as the rows of a backup have them. */
export const COLUMNS_SINCE =
  /,"locale":(?:null|"[\w-]+")|,"(?:sections|figures|signedAt|signedBy|tags)":null|,"position":(?:null|"owner")/g;
