/** The keys of `Shapes`: columns and functions whose type the code knows better than the database. */
export const shapesIn = (text: string): ((key: string) => boolean) => {
  const keys = new Set([...text.matchAll(/^ {2}'(\w+(?:\.\w+|\(\)))':/gm)].map(([, key]) => key!))
  return (key) => keys.has(key)
}
