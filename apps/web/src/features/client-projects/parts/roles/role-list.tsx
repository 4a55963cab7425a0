import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { peopleIn } from '@fareeq/domain/client-projects/rules-roles.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useLocale } from '../../../../platform/i18n/i18n.ts'
import { useRoleWords } from '../../messages/roles/en.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

type Line = Pick<
  ClientProject['more_roles'][number],
  'role_name' | 'head_count' | 'seniority' | 'starts_on' | 'budget'
> &
  Pick<ClientProject, 'availability' | 'duration'> & { technology_names?: readonly string[] }
type Request = Omit<Line, 'role_name' | 'technology_names'> & {
  role_name: string | null
  more_roles: readonly Line[]
}

/** No-break space: no line begins with the separator. */
const BETWEEN = '\u00A0· '

/** The first role and the others; none before the first is chosen. */
const linesOf = ({ role_name, more_roles, ...first }: Request): Line[] => [
  ...(role_name ? [{ ...first, technology_names: [], role_name }] : []),
  ...more_roles,
]

const nameOf = ({ head_count, role_name }: Line, locale: string): string =>
  head_count > 1 ? `${role_name} × ${new Intl.NumberFormat(locale).format(head_count)}` : role_name

/** "Backend developer × 3 · Product designer", where more is asked for than one person. */
export function useRolesText(request: Request): string | null {
  const words = useRoleWords()
  const locale = useLocale()
  const lines = linesOf(request)
  const people = peopleIn(lines)
  if (people < 2) return null
  return [words.people(people), ...lines.map((line) => nameOf(line, locale))].join(BETWEEN)
}

/** Every role with what is asked of it, where there is more than one. */
export function RoleList({ request }: { request: Request }) {
  const words = useRoleWords()
  const locale = useLocale()
  const lang = useLang()
  const { availabilities, durations } = useRequestWords()
  const lines = linesOf(request)
  if (lines.length < 2) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const details = ({ seniority, availability, duration, starts_on, budget, technology_names = [] }: Line) => [
    seniority ? words.seniorities[seniority] : words.anyLevel,
    availability && availabilities[availability],
    duration !== null && durations[duration],
    starts_on ? words.from(day.format(new Date(starts_on))) : words.soon,
    budget !== null && words.perPerson(formatUsd(usd(budget), lang)),
    ...technology_names,
  ]
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-3.5">
      <p className="text-sm text-ink-faint">{`${words.title}: ${words.people(peopleIn(lines))}`}</p>
      <ul className="grid gap-2">
        {lines.map((line, n) => (
          <li key={n} className="wrap-anywhere">
            <span className="font-strong">{nameOf(line, locale)}</span>
            <span className="block text-sm text-ink-soft">{details(line).filter(Boolean).join(BETWEEN)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
