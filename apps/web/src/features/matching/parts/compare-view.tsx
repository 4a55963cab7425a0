import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import type { ReactNode } from 'react'
import { useWrite } from '../../../platform/i18n.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { MatchingWords } from '../messages/ar.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { ScoreBars } from './score-bars.tsx'
import { nameOf } from './talent-name.ts'
import { useMatchingWords } from './use-matching-words.ts'

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

const linesOf = (words: MatchingWords): Line[] => {
  const { compare, card, levels, seniorities, availabilities, why } = words
  const names = (list: readonly { name: string }[]) => (
    <Names names={list.map(({ name }) => name)} none={compare.none} />
  )
  return [
    { title: compare.role, of: ({ role_name }) => role_name },
    {
      title: compare.experience,
      of: ({ years, seniority }) => `${card.years(years)}\u00a0· ${seniorities[seniority]}`,
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
        [full_time && availabilities.full_time, part_time && availabilities.part_time, card.weeks(weeks)]
          .filter(Boolean)
          .join('\u00a0· '),
    },
    { title: compare.industries, of: ({ industries }) => names(industries) },
    {
      title: compare.verification,
      of: ({ verified, qualified }) =>
        verified || qualified ? (
          <span className="flex flex-wrap gap-1.5">
            {verified && <Badge tone="positive">{card.verified}</Badge>}
            {qualified && <Badge tone="accent">{card.qualified}</Badge>}
          </span>
        ) : (
          <span className="text-ink-faint">{compare.none}</span>
        ),
    },
  ]
}

/** So that a column holds a name and its bars without breaking every word. */
const HEAD_REM = 6
const COLUMN_REM = 10.5

/** Side by side. On a phone the table is pushed sideways and its first column stays. */
export function CompareView({
  talents,
  onRemove,
}: {
  talents: readonly MatchedTalent[]
  onRemove: (id: string) => void
}) {
  const words = useMatchingWords()
  const write = useWrite()
  const { compare, card, nameless } = words
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-raised">
      <table
        className="w-full table-fixed border-collapse text-sm"
        style={{ minInlineSize: `${HEAD_REM + talents.length * COLUMN_REM}rem` }}
      >
        <thead>
          <tr className="border-b border-line">
            <th
              scope="col"
              className="sticky start-0 z-10 w-24 bg-raised px-3 py-4 text-start font-normal xs:w-28 xs:px-4 text-ink-faint"
            >
              <span className="sr-only">{compare.row}</span>
            </th>
            {talents.map((talent) => (
              <th key={talent.id} scope="col" className="px-3 py-4 text-start align-top font-normal xs:px-4">
                <div className="grid justify-items-start gap-2">
                  <Avatar id={talent.id} name={talent.first_name === null ? '' : nameOf(talent, nameless)} />
                  <bdi className="text-base font-strong">{nameOf(talent, nameless)}</bdi>
                  <span className="num text-xl font-bold">
                    <span className="sr-only">{card.matchOf(talent.match.total)}</span>
                    <span aria-hidden>{write(`${talent.match.total}%`)}</span>
                  </span>
                  <div className="flex items-center gap-1">
                    <MarkButtons talent={talent} />
                  </div>
                  <PlainButton
                    kind="ghost"
                    size="small"
                    onPress={() => onRemove(talent.id)}
                    aria-label={compare.remove(nameOf(talent, nameless))}
                  >
                    {compare.takeOut}
                  </PlainButton>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <RowHead>{compare.match}</RowHead>
            {talents.map((talent) => (
              <td key={talent.id} className="px-3 py-4 align-top xs:px-4">
                <ScoreBars match={talent.match} />
              </td>
            ))}
          </tr>
          {linesOf(words).map(({ title, of }) => (
            <tr key={title} className="border-b border-line last:border-0">
              <RowHead>{title}</RowHead>
              {talents.map((talent) => (
                <td key={talent.id} className="px-3 py-4 align-top leading-relaxed wrap-anywhere xs:px-4">
                  {of(talent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const RowHead = ({ children }: { children: string }) => (
  <th
    scope="row"
    className="sticky start-0 z-10 bg-raised px-3 py-4 text-start align-top text-xs leading-relaxed font-strong text-ink-soft xs:px-4 xs:text-sm"
  >
    {children}
  </th>
)
