/** By file. The build puts the words of the other language here: see build/one-language.ts. */
export const words: Readonly<Record<string, Readonly<Record<string, object>>>> = {}
