import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import type { BriefWords } from '../../messages/ai-recruiter/ar.ts'

/** One row of the draft: values, and their source text. No values: not mentioned. */
export type BriefFact = {
  id: keyof BriefWords['draft']['fields']
  values: readonly string[]
  sources: readonly string[]
}

const monthName = (month: number, year: number | undefined, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { month: 'long', ...(year && { year: 'numeric' }), timeZone: 'UTC' }).format(
    Date.UTC(year ?? 2000, month - 1),
  )

function startText(start: NonNullable<BriefDraft['start']>, words: BriefWords['draft'], lang: Lang): string {
  if (start.kind === 'weeks') return words.weeks(start.weeks ?? 0)
  return start.kind === 'month' && start.month ? monthName(start.month, start.year, lang) : words.immediately
}

type Source = { source: string }
const fact = <Reading extends Source>(
  id: BriefFact['id'],
  readings: readonly (Reading | null)[],
  textOf: (reading: Reading) => string,
): BriefFact => {
  const present = readings.filter((reading) => reading !== null)
  return { id, values: present.map(textOf), sources: present.map(({ source }) => source) }
}

/** A further role with its own attributes. */
const roleText = (
  { label, count, availability, seniority }: BriefDraft['more_roles'][number],
  words: BriefWords['draft'],
) =>
  [
    count ? `${label} × ${count}` : label,
    seniority && words.seniority[seniority],
    availability && words.availability[availability],
  ]
    .filter(Boolean)
    .join(', ')

/** The draft as rows, in the order of a request. Further roles only if there are any. */
export function factsOf(draft: BriefDraft, words: BriefWords['draft'], lang: Lang): BriefFact[] {
  const { role, count, more_roles, skills, seniority, duration, availability, languages, start } = draft
  const labelOf = ({ label }: { label: string }) => label
  const facts = [
    fact('role', [role], labelOf),
    fact('count', [count], ({ value }) => words.people(value)),
    fact('more', more_roles, (role) => roleText(role, words)),
    fact('skills', skills, labelOf),
    fact('seniority', [seniority], ({ value }) => words.seniority[value]),
    fact('duration', [duration], ({ value }) => words.months(value)),
    fact('availability', [availability], ({ value }) => words.availability[value]),
    fact('languages', languages, labelOf),
    fact('start', [start], (moment) => startText(moment, words, lang)),
  ]
  return facts.filter(({ id, values }) => id !== 'more' || values.length > 0)
}
