/** `user.type` as the specification numbers it. Staff have no number: they have a separate realm (D-04). */
export const TALENT = 1
export const CLIENT = 2
export type UserType = typeof TALENT | typeof CLIENT
