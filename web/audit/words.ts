import { numbered } from '#domain/language/language.ts';

/** `things` are listed, such as 'profile and diet plans'; the name of the customer follows `ofCustomer`. */
export const say = {
  aboutThisCustomer:
    'What dieticians looked at and changed for this customer, and for all customers.',
  aboutEverybody:
    'What the dieticians of your practice looked at and changed. Choose a name to see one customer only.',
  showEverybody: 'Show everybody',
  customerNoLongerHere: 'somebody no longer here',
  changesOnly: 'Changes only',
  notLoaded: 'The record could not be loaded.',
  noChangesSoFar: 'No changes so far.',
  nobodySoFar: 'Nobody so far.',
  listedFromNowOn: 'What dieticians look at and change is listed here from now on.',
  dieticianNoLongerHere: 'Somebody no longer here',
  fromTo: '{from} to {to}',
  fromNetwork: (network: string) => `from ${network}`,
  times: (count: number) => numbered(count, { one: 'once', other: '# times' }),
  everyViewIsListed:
    'Every time a dietician in your practice views or changes your data, it is listed here. Nobody can alter this record. Viewing the same thing again within a minute counts once.',
  whoMaySeeIt: 'Who may see it',
  accountErased: 'had their account erased',
  actions: {
    reads: {
      ofYou: (things: string) => `looked at your ${things}`,
      ofAll: (things: string) => `looked at the ${things}`,
      ofCustomer: (things: string) => `looked at the ${things} of`,
    },
    changes: {
      ofYou: (things: string) => `changed your ${things}`,
      ofAll: (things: string) => `changed the ${things}`,
      ofCustomer: (things: string) => `changed the ${things} of`,
    },
    deletes: {
      ofYou: (things: string) => `deleted from your ${things}`,
      ofAll: (things: string) => `deleted from the ${things}`,
      ofCustomer: (things: string) => `deleted from the ${things} of`,
    },
  },
};
