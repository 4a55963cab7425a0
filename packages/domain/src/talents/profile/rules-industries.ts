import { searchForm } from '../../kernel/text/text.ts'
import type { Profile } from '../schema-profile.ts'

/** Project types that imply an industry. */
const OF_PROJECT: Readonly<Record<string, string>> = {
  'e-commerce': 'e-commerce',
  marketplace: 'e-commerce',
  saas: 'software',
  game: 'gaming',
  payments: 'fintech',
  'learning-platform': 'education',
  'security-audit': 'cybersecurity',
}

type Industry = { readonly id: string; readonly name: string; readonly aliases: readonly string[] }

/** Word by word, without the article and what is written onto it: «للبنوك» and «البنوك» are «بنوك». */
const wordsOf = (text: string): string =>
  searchForm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:[وفبك]?ال|ولل|لل)(?=\p{L}{3})/u, ''))
    .join(' ')
    .trim()

/** Industries that somebody's own work names and they have not: for them to choose, never chosen for them. */
export function proposedIndustries(
  { projects, experiences, basicInfo }: Profile,
  industries: readonly Industry[],
): Industry[] {
  const wording = wordsOf(
    [
      ...projects.map(({ name }) => name),
      ...experiences.flatMap(({ company, responsibility }) => [company, responsibility ?? '']),
    ].join(' . '),
  )
  const isMentioned = ({ name, aliases }: Industry) =>
    [name, ...aliases].some((label) => ` ${wording} `.includes(` ${wordsOf(label)} `))
  const ofProjects = new Set(projects.map(({ type }) => OF_PROJECT[type]))
  return industries.filter(
    (industry) =>
      industry.id !== 'other' &&
      !basicInfo.industries.includes(industry.id) &&
      (ofProjects.has(industry.id) || isMentioned(industry)),
  )
}
