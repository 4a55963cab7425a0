/** The Arabic file defines the type. */
export const ar = {
  unproved: 'لم نتحقّق من شيء بعد، وما في الملف كتبه صاحبه.',
}
export type EvidenceWords = typeof ar
