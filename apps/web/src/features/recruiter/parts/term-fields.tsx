import { BUDGET_SCOPES, type BudgetScope, CURRENCIES, type Currency } from '@fareeq/domain/recruiter/limits.ts'
import type { Requirement, Start } from '@fareeq/domain/recruiter/schema-requirement.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { CompactField, CompactNumber, CompactSelect } from './compact-fields.tsx'
import { RemovableChips } from './removable-chips.tsx'

const WEEKS = [1, 2, 4, 8]
const DURATIONS = [1, 2, 3, 6, 9, 12, 18, 24]
const HOURS = [2, 4, 6, 8]

type TermsProps = {
  requirement: Requirement
  names: Readonly<Record<string, string>>
  onChange: (part: Partial<Requirement>) => void
}

const startValue = (start: Start | null): string =>
  start === null
    ? ''
    : start.kind === 'immediately'
      ? '0'
      : start.kind === 'weeks'
        ? String(start.weeks)
        : `m${start.month}-${start.year ?? ''}`

/** What holds for all of them. */
export function TermFields({ requirement, names, onChange }: TermsProps) {
  const all = useRecruiterWords()
  const words = all.understood
  const locale = useLocale()
  const { start, duration, hours, zone, languages, countries, budget, verified } = requirement
  const month = start?.kind === 'month' ? start : null
  const monthName = (at: { month: number; year?: number | undefined }) =>
    new Intl.DateTimeFormat(locale, { month: 'long', ...(at.year && { year: 'numeric' }), timeZone: 'UTC' }).format(
      Date.UTC(at.year ?? 2000, at.month - 1),
    )
  const numbers = (list: readonly number[], value: number | null, text: (n: number) => string) =>
    [...new Set([...list, ...(value ? [value] : [])])]
      .toSorted((a, b) => a - b)
      .map((n) => [String(n), text(n)] as const)
  const weeks = start?.kind === 'weeks' ? start.weeks : null
  return (
    <>
      <div className="grid grid-cols-3 gap-2">
        <CompactSelect
          label={words.start}
          value={startValue(start)}
          options={[
            ['', words.any],
            ['0', words.now],
            ...numbers(WEEKS, weeks, all.weeks),
            ...(month ? [[startValue(month), monthName(month)] as const] : []),
          ]}
          onChange={(value) => {
            if (value.startsWith('m')) return
            onChange({
              start:
                value === '' ? null : value === '0' ? { kind: 'immediately' } : { kind: 'weeks', weeks: Number(value) },
            })
          }}
        />
        <CompactSelect
          label={words.duration}
          value={duration === null ? '' : String(duration)}
          options={[['', words.any], ...numbers(DURATIONS, duration, words.months)]}
          onChange={(value) => onChange({ duration: value === '' ? null : Number(value) })}
        />
        <CompactSelect
          label={words.hours}
          value={hours === null ? '' : String(hours)}
          options={[['', words.any], ...numbers(HOURS, hours, all.hours)]}
          onChange={(value) => onChange({ hours: value === '' ? null : Number(value) })}
        />
      </div>
      <div className="grid grid-cols-3 gap-2">
        <CompactNumber
          label={words.budget}
          value={budget?.amount ?? null}
          onChange={(amount) =>
            onChange({
              budget:
                amount === null ? null : { amount, currency: budget?.currency ?? 'USD', scope: budget?.scope ?? null },
            })
          }
        />
        {budget && (
          <>
            <CompactSelect
              label={words.currency}
              value={budget.currency ?? 'USD'}
              options={CURRENCIES.map((currency) => [currency, currency])}
              onChange={(value) => onChange({ budget: { ...budget, currency: value as Currency } })}
            />
            <CompactSelect
              label={words.scope}
              value={budget.scope ?? ''}
              options={[['', words.any], ...BUDGET_SCOPES.map((scope) => [scope, words.scopes[scope]] as const)]}
              onChange={(value) =>
                onChange({ budget: { ...budget, scope: value === '' ? null : (value as BudgetScope) } })
              }
            />
          </>
        )}
      </div>
      {languages.length > 0 && (
        <CompactField label={words.languages}>
          <RemovableChips
            label={words.languages}
            items={languages.map(({ id }) => [id, names[id] ?? id])}
            onRemove={(id) => onChange({ languages: languages.filter((other) => other.id !== id) })}
          />
        </CompactField>
      )}
      {countries.length > 0 && (
        <CompactField label={words.countries}>
          <RemovableChips
            label={words.countries}
            items={countries.map((id) => [id, names[id] ?? id])}
            onRemove={(id) => onChange({ countries: countries.filter((other) => other !== id) })}
          />
        </CompactField>
      )}
      {zone && (
        <CompactField label={words.zone}>
          <RemovableChips
            label={words.zone}
            items={[[zone, zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone]]}
            onRemove={() => onChange({ zone: null })}
          />
        </CompactField>
      )}
      <label className="flex min-h-9 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={verified}
          onChange={({ target }) => onChange({ verified: target.checked })}
          className="tick"
        />
        {words.verified}
      </label>
    </>
  )
}
