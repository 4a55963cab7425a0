/** Draft key. */
export const FORM = 'book-a-meeting'
