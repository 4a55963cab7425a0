/**
 * A built app speaks the language it was opened in; the words of the other one are one file, fetched when somebody reaches
 * for them (build/one-language.ts). While one develops both are here from the start, and nothing is waited for.
 */
type Faces = Readonly<Record<string, object>>
type AllWords = Readonly<Record<string, Faces>>

const fill = (empty: Faces, words: Faces | undefined) => {
  for (const [name, face] of Object.entries(empty)) Object.assign(face, words?.[name])
}

export function createOtherWords(load: () => Promise<{ words: AllWords }>) {
  const waiting = new Map<string, Faces>()
  let all: AllWords | undefined

  /** What did not come is asked for again the next time. */
  async function bring(): Promise<void> {
    if (all) return
    const { words } = await load()
    all ??= words
    for (const [file, empty] of waiting) fill(empty, all[file])
    waiting.clear()
  }
  return {
    bring,
    /** Somebody may ask for the other language next. */
    soon: (): void => void bring().catch(() => undefined),
    /** Of a file of words: objects that others may already hold, empty until the language is asked for. */
    expect(file: string, empty: Faces) {
      if (all) fill(empty, all[file])
      else waiting.set(file, empty)
    },
  }
}

export const otherWords = createOtherWords(() => import('./all-words.ts'))
