import type { DieticianProfileInput } from '#domain/profiles/profileSchema.ts';

export type Dietician = {
  readonly email: string;
  readonly timeZone: string;
  readonly profile: DieticianProfileInput;
};

/** Answers the phone and the messages. */
export const ASSISTANT = {
  name: 'Priya Shah',
  email: 'priya.shah@weekplate.example.org',
  timeZone: 'Europe/London',
} as const;

/** The first is the practice's first dietician, and the one in the screenshots. */
export const DIETICIANS: readonly [Dietician, Dietician] = [
  {
    email: 'meera.nair@weekplate.example.org',
    timeZone: 'Europe/London',
    profile: {
      name: 'Meera Nair',
      bio: 'I grew up in a kitchen with three cooks and four opinions, and became a dietician to bring some peace to the table. For fourteen years I have worked with people whose plates have to do more than taste good: diabetes, kidneys, iron, pregnancy, and the ordinary tiredness of a full week.\n\nI plan in weeks, not in rules. You tell me how your days really go, I write seven of them down, and each week we change what did not work. You will not find a forbidden list from me, unless your kidneys wrote it.',
      expertise:
        'Registered dietitian (HCPC). Diabetes and prediabetes, iron deficiency, pregnancy, vegetarian and vegan nutrition, chronic kidney disease',
      contactNumber: '+44 20 7946 0182',
    },
  },
  {
    email: 'tomas.eriksen@weekplate.example.org',
    timeZone: 'Europe/Oslo',
    profile: {
      name: 'Tomas Eriksen',
      bio: 'Former rower, now the one who tells rowers to eat more. I look after athletes, shift workers and everybody with an allergy that turns lunch into detective work.\n\nMost plans fail on a Wednesday. We will plan for Wednesdays.',
      expertise:
        'MSc Clinical Nutrition. Sports nutrition, coeliac disease and food allergies, shift work, heart health',
      contactNumber: '+47 22 49 58 06',
    },
  },
];
