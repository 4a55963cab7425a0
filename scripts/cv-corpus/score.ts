import type { CvProposal } from '../../packages/domain/src/cv-imports/schema.ts'
import { searchForm } from '../../packages/domain/src/kernel/text/text.ts'
import type { Expected } from './layout.ts'

/** Confusion counts of one field. Proposed but not expected is wrong; expected but not proposed is missed. */
export type Tally = { right: number; wrong: number; missed: number }
export type Scores = Record<string, Tally>

type Note = (field: string, expected: unknown, proposed: unknown) => void
const same = (a: unknown, b: unknown) =>
  searchForm(String(a))
    .replace(/[\s.]+/g, ' ')
    .trim() ===
  searchForm(String(b))
    .replace(/[\s.]+/g, ' ')
    .trim()

export function score(expected: Expected, proposal: CvProposal, scores: Scores, note: Note = () => {}) {
  const add = (field: string, want: unknown, got: unknown, equal = same) => {
    const tally = (scores[field] ??= { right: 0, wrong: 0, missed: 0 })
    if (want === undefined && got === undefined) return
    if (want !== undefined && got !== undefined && equal(want, got)) tally.right++
    else {
      if (got !== undefined) tally.wrong++
      else tally.missed++
      note(field, want, got)
    }
  }
  const { name, email, phone, country, city, linkedin, title, summary } = proposal
  const person = { name, email, phone, country, city, linkedin, title }
  for (const [field, reading] of Object.entries(person))
    add(field, expected[field as keyof typeof person], reading?.value)
  add('summary', expected.summary, summary?.value.text)
  // Computed from the jobs when the CV does not state it.
  if (expected.years !== undefined || proposal.experience?.confidence === 0.9)
    add('years', expected.years, proposal.experience?.value.years)
  if (expected.role !== undefined) add('role', expected.role, proposal.role?.value)
  addAll(
    'links',
    expected.links,
    proposal.links.map(({ value }) => value),
    add,
  )
  addAll(
    'languages',
    expected.languages,
    proposal.languages.map(({ value }) => `${value.id}:${value.level}`),
    add,
  )
  addAll(
    'skills',
    expected.skills,
    proposal.skills.map(({ value }) => value),
    add,
  )
  const plain = (entries: readonly Record<string, { value: unknown } | undefined>[]) =>
    entries.map((entry) => Object.fromEntries(Object.entries(entry).map(([key, reading]) => [key, reading?.value])))
  addEntries(
    'experience',
    expected.experiences,
    plain(proposal.experiences),
    ['title', 'company', 'start', 'end', 'current', 'responsibility'],
    add,
  )
  addEntries(
    'education',
    expected.educations,
    plain(proposal.educations),
    ['school', 'degree', 'field', 'start', 'end'],
    add,
  )
  addEntries(
    'certificate',
    expected.certifications,
    plain(proposal.certifications),
    ['name', 'organisation', 'issued'],
    add,
  )
  addEntries('project', expected.projects ?? [], plain(proposal.projects ?? []), ['name', 'type', 'link'], add)
}

type Add = (field: string, want: unknown, got: unknown) => void

function addAll(field: string, want: readonly string[], got: readonly string[], add: Add) {
  for (const person of want)
    add(
      field,
      person,
      got.find((other) => same(person, other)),
    )
  for (const person of got) if (!want.some((other) => same(person, other))) add(field, undefined, person)
}

/** Entries are matched by greatest overlap. */
function addEntries(
  name: string,
  want: readonly object[],
  got: readonly object[],
  fields: readonly string[],
  add: Add,
) {
  const remaining = [...got] as Record<string, unknown>[]
  for (const person of want as Record<string, unknown>[]) {
    const common = (other: Record<string, unknown>) =>
      fields.filter(
        (field) => person[field] !== undefined && other[field] !== undefined && same(person[field], other[field]),
      ).length
    const best = remaining.toSorted((a, b) => common(b) - common(a))[0]
    const match = best && common(best) > 0 ? remaining.splice(remaining.indexOf(best), 1)[0] : undefined
    for (const field of fields) add(`${name}.${field}`, person[field], match?.[field])
  }
  for (const person of remaining) for (const field of fields) add(`${name}.${field}`, undefined, person[field])
}

export const precision = ({ right, wrong }: Tally): number => (right + wrong === 0 ? 1 : right / (right + wrong))
/** A wrong value counts as missed too. */
export const recall = ({ right, wrong, missed }: Tally): number =>
  right + wrong + missed === 0 ? 1 : right / (right + wrong + missed)

export const total = (scores: Scores): Tally =>
  Object.values(scores).reduce(
    (sum, score) => ({
      right: sum.right + score.right,
      wrong: sum.wrong + score.wrong,
      missed: sum.missed + score.missed,
    }),
    { right: 0, wrong: 0, missed: 0 },
  )
