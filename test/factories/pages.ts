import type { Allergen } from '#domain/allergens/allergens.ts';
import { tagsIn } from '#domain/customers/customer.ts';
import { EMPTY_DIETICIAN_PROFILE, EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type {
  CustomerProfileInput,
  DieticianProfileInput,
} from '#domain/profiles/profileSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';

/** Texts about people: their profiles, and the private notes. */
export function pages(db: Db) {
  return {
    async aCustomerProfile(
      customer: Person,
      wishes: Partial<CustomerProfileInput> = {},
    ): Promise<CustomerProfileInput> {
      const profile = {
        ...EMPTY_PROFILE,
        name: customer.name,
        dietaryRestrictions: 'No pork.',
        ...wishes,
      };
      await db
        .insertInto('customerProfile')
        .values({ customerId: customer.id, ...written(profile) })
        .execute();
      return profile;
    },

    /** Allergens that a dietician chose for a customer. */
    async chosenAllergens(
      customer: Person,
      by: Person,
      allergens: readonly Allergen[],
    ): Promise<void> {
      const chosen = { allergens: JSON.stringify(allergens), chosenById: by.id, version: 1 };
      await db
        .insertInto('chosenAllergens')
        .values({ customerId: customer.id, ...chosen, chosenAt: new Date().toISOString() })
        .execute();
    },

    async aDieticianProfile(
      dietician: Person,
      wishes: Partial<DieticianProfileInput> = {},
    ): Promise<DieticianProfileInput> {
      const profile = {
        ...EMPTY_DIETICIAN_PROFILE,
        name: dietician.name,
        expertise: 'Sports nutrition',
        ...wishes,
      };
      await db
        .insertInto('dieticianProfile')
        .values({ dieticianId: dietician.id, ...written(profile) })
        .execute();
      return profile;
    },

    async aNote(customer: Person, notes: string, by: Person): Promise<void> {
      await db
        .insertInto('note')
        .values({
          customerId: customer.id,
          notes,
          tags: tagsIn(notes).join(' ') || null,
          version: 1,
          updatedAt: new Date().toISOString(),
          updatedBy: by.id,
        })
        .execute();
    },
  };
}

const written = (profile: CustomerProfileInput | DieticianProfileInput) => ({
  profile: JSON.stringify(profile),
  lastUpdated: new Date().toISOString(),
  version: 1,
});
