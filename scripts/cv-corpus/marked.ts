import type { Expected } from './layout.ts'

type Entry = Record<string, string | true>
type Truth = Record<string, string | number | string[] | Entry[]>

const LISTS: Readonly<Record<string, string>> = { link: 'links', language: 'languages', skill: 'skills' }
const ENTRIES: Readonly<Record<string, string>> = {
  job: 'experiences',
  study: 'educations',
  certificate: 'certifications',
  project: 'projects',
}
/** Marks of entries, and their fields. */
const OF_ENTRIES: Readonly<Record<string, string>> = {
  title: 'title',
  company: 'company',
  start: 'start',
  end: 'end',
  now: 'current',
  did: 'responsibility',
  school: 'school',
  degree: 'degree',
  field: 'field',
  called: 'name',
  by: 'organisation',
  on: 'issued',
  kind: 'type',
  site: 'link',
}
const OF_HEAD: Readonly<Record<string, string>> = { headline: 'title' }

/** Parses a marked CV: `⟦start 2019-03|March 2019⟧` reads "March 2019" and expects the start 2019-03. */
export function marked(source: string): { text: string; expected: Expected } {
  const lists = ['links', 'languages', 'skills', ...Object.values(ENTRIES)]
  const truth: Truth = Object.fromEntries(lists.map((list) => [list, []]))
  let entry: Entry = {}
  const note = (mark: string, value: string) => {
    if (ENTRIES[mark]) (truth[ENTRIES[mark]] as Entry[]).push((entry = {}))
    else if (LISTS[mark]) (truth[LISTS[mark]] as string[]).push(mark === 'language' ? levelled(value) : value)
    else if (mark === 'did') entry['responsibility'] = [entry['responsibility'], value].filter(Boolean).join('\n')
    else if (OF_ENTRIES[mark]) entry[OF_ENTRIES[mark]] = mark === 'now' ? true : value
    else truth[OF_HEAD[mark] ?? mark] = mark === 'years' ? Number(value) : value
  }
  const open: { mark: string; value?: string; from: number }[] = []
  let text = ''
  for (const piece of source.split(/(⟦[a-z]+(?: [^|⟧]*)?[|⟧]|⟧)/)) {
    const opening = /^⟦([a-z]+)(?: ([^|]*))?([|⟧])$/.exec(piece)
    if (opening?.[3] === '⟧') note(opening[1]!, '')
    else if (opening) open.push({ mark: opening[1]!, from: text.length, ...(opening[2] && { value: opening[2] }) })
    else if (piece === '⟧') {
      const { mark, value, from } = open.pop()!
      note(mark, value ?? text.slice(from).replaceAll('\\@', '@'))
    } else text += piece
  }
  return { text, expected: truth as unknown as Expected }
}

const levelled = (value: string) => (value.includes(':') ? value : `${value}:undefined`)
