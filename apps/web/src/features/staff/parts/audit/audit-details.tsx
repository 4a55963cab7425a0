import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { POLICY_FACTS } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { formatPolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { useTrailWords } from '../../messages/trail/en.ts'

/** Redundant or machine-readable details. */
const HIDDEN = new Set(['event', 'project_id', 'nomination_id'])
const ID = /^[\da-f]{8}-[\da-f-]{27}$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Kept in cents. */
const MONEY = new Set(['amount', 'total', 'net', 'received', 'open'])
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Formats a detail: a moment in Riyadh time, a translated code, a joined list. */
function useDetailText() {
  const lang = useLang()
  const zone = useZone()
  const { values, fields } = useTrailWords().details
  const detailText = (value: unknown, name = ''): string => {
    if (typeof value === 'number' && MONEY.has(name)) return formatUsd(value, lang)
    if (typeof value === 'string' && DAY.test(value)) return formatDay(value, lang)
    if (Array.isArray(value)) return new Intl.ListFormat(lang).format(value.map((item) => detailText(item)))
    if (typeof value === 'string')
      return MOMENT.test(value) ? formatMoment(new Date(value), lang, zone) : (values[value] ?? fields[value] ?? value)
    if (typeof value === 'boolean') return values[String(value)] ?? String(value)
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => `${fields[name] ?? name}: ${detailText(value, name)}`)
        .join(' · ')
    return String(value)
  }
  return detailText
}

const isId = (value: unknown) => typeof value === 'string' && ID.test(value)

type Line = { name: string; from?: unknown; value: unknown }

/** Pairs old and new values. */
function linesOf(details: AuditEntry['details']): Line[] {
  const { from, ...rest } = details
  const entries = Object.entries(rest).filter(([name, value]) => !HIDDEN.has(name) && value !== null && !isId(value))
  const after = entries.find(([name]) => name === 'to' || name === 'start')
  const lines = entries.map(([name, value]) => ({ name, value, ...(after?.[0] === name && { from }) }))
  return from !== undefined && !after ? [{ name: 'from', value: from }, ...lines] : lines
}

const policyOf = ({ subject_kind, subject_id }: AuditEntry): PolicyKey | undefined =>
  subject_kind === 'policy' && subject_id && Object.hasOwn(POLICY_FACTS, subject_id)
    ? (subject_id as PolicyKey)
    : undefined

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

type DetailLine = { name: string; label: string; from: string | undefined; value: string }

/** Details as people read them; the numbers of a policy with its unit. */
export function useDetailLines() {
  const lang = useLang()
  const { fields } = useTrailWords().details
  const detailText = useDetailText()
  return (entry: AuditEntry): DetailLine[] => {
    const policy = policyOf(entry)
    const textOf = (value: unknown, name: string) =>
      policy && typeof value === 'number' ? formatPolicy(policy, value, lang) : detailText(value, name)
    return linesOf(entry.details).map(({ name, from, value }) => ({
      name,
      // A change from one value to another needs no name of the second one.
      label: from !== undefined && name === 'to' ? '' : capitalised(fields[name] ?? name),
      from: from === undefined ? undefined : textOf(from, name),
      value: textOf(value, name),
    }))
  }
}

/** The differences in words: old → new. */
export function DetailsCell(entry: AuditEntry) {
  const words = useTrailWords()
  const lines = useDetailLines()(entry)
  if (lines.length === 0) return <span className="text-sm whitespace-nowrap text-ink-faint">{words.audit.none}</span>
  return (
    <ul className="grid justify-items-end text-sm md:min-w-36 md:justify-items-start lg:min-w-44">
      {lines.map(({ name, label, from, value }) => (
        <li key={name} className="wrap-anywhere">
          {label && <span className="text-ink-faint">{label}: </span>}
          {from !== undefined && (
            <>
              <bdi className="text-ink-soft line-through">{from}</bdi>
              <span className="sr-only"> {words.details.becomes} </span>
              <span aria-hidden className="mx-1 inline-block rtl:-scale-x-100">
                →
              </span>
            </>
          )}
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  )
}
