/** A time from its first moment to the one at which it is over. */
export type Slot = { readonly start: Date; readonly end: Date }

/** One may end where the other begins. */
export const overlap = (one: Slot, other: Slot): boolean => one.start < other.end && other.start < one.end
