/** Texts of a profile that a colleague may word anew. Pay and contact data are never among them. */
export const PARTS = ['bio_ar', 'bio_en'] as const
export type Part = (typeof PARTS)[number]

/** Why, in the words the talent reads. */
export const REASON_LENGTH = { min: 10, max: 400 } as const
/** What a talent says with a no. */
export const NOTE_LENGTH = 400
