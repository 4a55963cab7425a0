/** A list that shows one company. */
export const ar = {
  /** {name} */
  named: 'شركة {name} فقط',
  unnamed: 'شركة واحدة فقط',
  all: 'عرض الكل',
}
