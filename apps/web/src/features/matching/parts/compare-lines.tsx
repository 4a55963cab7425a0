import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import type { MatchingWords } from '../messages/ar.ts'
import type { FactWords } from '../../talents/parts/use-fact-words.ts'

type Line = { title: string; of: (talent: MatchedTalent) => ReactNode }

const Names = ({ names, none }: { names: readonly string[]; none: string }) =>
  names.length === 0 ? (
    <span className="text-ink-faint">{none}</span>
  ) : (
    <span>
      {names.map((name, n) => (
        <span key={name}>
          {n > 0 && '\u00a0· '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </span>
  )

/** Rows of the comparison. */
export const linesOf = (words: MatchingWords, facts: FactWords): Line[] => {
  const { compare, why } = words
  const { levels, seniorities, times } = facts
  const names = (list: readonly { name: string }[]) => (
    <Names names={list.map(({ name }) => name)} none={compare.none} />
  )
  return [
    { title: compare.role, of: ({ role_name }) => role_name },
    {
      title: compare.experience,
      of: ({ years, seniority }) => `${facts.years(years)}\u00a0· ${seniorities[seniority]}`,
    },
    { title: compare.country, of: ({ country_name }) => country_name ?? compare.none },
    { title: compare.skills, of: ({ skills }) => names(skills.filter(({ asked }) => asked)) },
    { title: compare.otherSkills, of: ({ skills }) => names(skills.filter(({ asked }) => !asked)) },
    {
      title: compare.languages,
      of: ({ languages }) => names(languages.map(({ name, level }) => ({ name: `${name}: ${levels[level]}` }))),
    },
    {
      title: compare.overlap,
      of: ({ match }) => (match.overlap.hours === null ? why.unknownZone : words.hours(match.overlap.hours)),
    },
    {
      title: compare.availability,
      of: ({ full_time, part_time, weeks }) =>
        [full_time && times.full_time, part_time && times.part_time, facts.weeks(weeks)]
          .filter(Boolean)
          .join('\u00a0· '),
    },
    { title: compare.industries, of: ({ industries }) => names(industries) },
    {
      title: compare.verification,
      of: ({ verified, qualified }) =>
        verified || qualified ? (
          <span className="flex flex-wrap gap-1.5">
            {verified && <Badge tone="positive">{facts.verified}</Badge>}
            {qualified && (
              <Badge tone="accent" wrap>
                {facts.qualified}
              </Badge>
            )}
          </span>
        ) : (
          <span className="text-ink-faint">{compare.none}</span>
        ),
    },
  ]
}
