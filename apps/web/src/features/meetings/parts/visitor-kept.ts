/** Under this name what a visitor has begun survives a reload. */
export const FORM = 'book-a-meeting'
