const KB = 1024;
const MB = 1024 * KB;

/** Where the bytes of bodies under way are counted, so that senders who begin many fill no memory. */
export type Room = {
  /** Whether there is room for that much more of this sender: `all` is used up, or their own share. */
  take(sender: string, bytes: number): 'taken' | 'share-full' | 'full';
  give(sender: string, bytes: number): void;
};

/** Room for `all` bytes, of which one sender gets no more than `each`. */
export function roomFor({ all, each }: { readonly all: number; readonly each: number }): Room {
  const shares = new Map<string, number>();
  let taken = 0;
  const add = (sender: string, bytes: number) => {
    taken += bytes;
    const share = (shares.get(sender) ?? 0) + bytes;
    if (share > 0) shares.set(sender, share);
    else shares.delete(sender);
  };
  return {
    take(sender, bytes) {
      if ((shares.get(sender) ?? 0) + bytes > each) return 'share-full';
      if (taken + bytes > all) return 'full';
      add(sender, bytes);
      return 'taken';
    },
    give: (sender, bytes) => add(sender, -bytes),
  };
}

/**
 * The two rooms of a server. Visitors without a session have their own, shared by network, so that they never
 * use up that of people who have signed in, which is shared by person.
 */
export const roomsForBodies = () => ({
  visitors: roomFor({ all: 8 * MB, each: 512 * KB }),
  people: roomFor({ all: 64 * MB, each: 4 * MB }),
});
