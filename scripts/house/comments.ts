import { isAllowed, lineAt, sourceOf } from './source.ts'
import { type Finding, type Tree, isCode, isTest } from './tree.ts'

/** A backticked name in a comment, with or without the brackets of a call. */
const NAME = /`([A-Za-z_$][\w$]*)(?:\(\))?`/g
const WORD = /[A-Za-z_$][\w$]*/g
const EXPORTED = /\bexport (?:async )?(?:const|function|class|type|interface) (\w+)/g

const wordsOf = (text: string) => [...text.matchAll(WORD)].map(([word]) => word)

/** A name that is no word of the language: it may belong to another file without being exported there. */
const isCompound = (word: string) => /[a-z][A-Z]|_|^[A-Z]/.test(word)

/** What any file may speak of: exported and compound names, those of the database, and of the platform. */
function publicNames(tree: Tree): Set<string> {
  const names = new Set(Object.getOwnPropertyNames(globalThis))
  for (const [file, text] of tree) {
    if (file.endsWith('.sql')) for (const word of wordsOf(text)) names.add(word)
    if (!isCode(file)) continue
    for (const [, name] of text.matchAll(EXPORTED)) names.add(name!)
    for (const word of wordsOf(sourceOf(text).uncommented)) if (isCompound(word)) names.add(word)
  }
  return names
}

/** Comments that name what is no longer there: a rename forgets them, and no compiler reads them. */
export function checkComments(tree: Tree): Finding[] {
  const names = publicNames(tree)
  return [...tree].flatMap(([file, text]) => {
    if (!isCode(file) || isTest(file)) return []
    const { uncommented } = sourceOf(text)
    const own = new Set(wordsOf(uncommented))
    const comments = text.replace(/[^\n]/g, (char, at: number) => (uncommented[at] === char ? ' ' : char))
    return [...comments.matchAll(NAME)].flatMap(({ 1: name = '', index }) => {
      const line = lineAt(text, index)
      if (own.has(name) || names.has(name) || isAllowed(text, line, 'comments')) return []
      return [{ file, line, law: 'comments', what: `\`${name}\` is neither in this file nor exported` }]
    })
  })
}
