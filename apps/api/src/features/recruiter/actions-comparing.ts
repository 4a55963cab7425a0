import { languageName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import { reasonsFor } from '@fareeq/domain/recruiter/rules-citations.ts'
import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import type { Reason } from '@fareeq/domain/recruiter/schema-answer.ts'
import { type People, citedPerson, lineHref, toPerson, toReasons } from './actions-people.ts'
import type { Sources } from './actions-sources.ts'

/** Line by line, each with where it stands. */
export function comparisonLines(
  rows: readonly NonNullable<ReturnType<People['get']>>[],
  search: Parameters<typeof toPerson>[1],
  { reader }: Sources,
) {
  const { lang } = reader
  const { columns } = sentencesIn(lang)
  const persons = rows.map((row) => ({ row, person: citedPerson(row, search.zone, reader) }))
  const line = (label: string, reasonOf: (person: (typeof persons)[number]) => Reason | null) => ({
    label,
    values: persons.map(reasonOf),
  })
  const statements = persons.map(({ row, person }) =>
    toReasons(reasonsFor(person, search.criteria, lang), row.id, reader),
  )
  const cite = (id: string, name: 'experience' | 'hours' | 'start', text: string): Reason => ({
    text,
    citation: { line: name, key: null, href: lineHref(id, name, reader) },
  })
  const say = sentencesIn(lang)
  const skillLines = search.criteria.skills.map((skill) =>
    line(skillName(skill, lang), ({ row }) =>
      row.skills.includes(skill)
        ? { text: columns.yes, citation: { line: 'skill', key: skill, href: lineHref(row.id, 'skill', reader) } }
        : null,
    ),
  )
  const languageLines = search.criteria.languages.map(({ id }) =>
    line(languageName(id, lang), ({ row }) => {
      const at = persons.findIndex((other) => other.row === row)
      return statements[at]?.find(({ citation }) => citation.line === 'language' && citation.key === id) ?? null
    }),
  )
  return [
    line(columns.experience, ({ row }) => cite(row.id, 'experience', say.years(Math.floor(row.months / 12)))),
    line(columns.hours, ({ row, person }) =>
      person.hours === null ? null : cite(row.id, 'hours', say.hours(person.hours)),
    ),
    line(columns.start, ({ row }) => cite(row.id, 'start', say.weeks(row.weeks))),
    ...skillLines,
    ...languageLines,
    line(columns.assessment, ({ row }) =>
      row.qualified || row.verified
        ? {
            text: row.qualified ? say.reasons.assessed : say.reasons.assessedOther,
            citation: { line: 'assessment', key: null, href: lineHref(row.id, 'assessment', reader) },
          }
        : null,
    ),
  ]
}
