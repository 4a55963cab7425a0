import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { HOST_DAYS } from '@fareeq/domain/meetings/rules.ts'
import type { Host } from '@fareeq/domain/meetings/schema-hosts.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { usePolicies } from '../../../platform/policies.ts'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { ERROR } from '../../../ui/fields/field-classes.ts'
import { ErrorLine } from '../../../ui/fields/field-notes.tsx'
import { useHostWords } from '../messages/hosts/en.ts'

export type Hours = Host['hours']

/** Names of days of the week (0 is Sunday) and of full hours. */
export function useHourNames() {
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return {
    // 2026-11-15 is a Sunday.
    day: (weekday: number) => day.format(new Date(Date.UTC(2026, 10, 15 + weekday))),
    hour: (count: number) => hour.format(new Date(count * HOUR)),
  }
}

type Props = { value: Hours; onChange: (hours: Hours) => void; error?: string | undefined }

/** All meeting hours, or own ones for each working day. */
export function HostHoursField({ value, onChange, error }: Props) {
  const words = useHostWords()
  const names = useHourNames()
  const policies = usePolicies()
  if (!policies) return null
  const { meeting_opens: opens, meeting_closes: closes } = policies
  const everyDay = HOST_DAYS.map((day) => ({ day, opens, closes }))
  const options = Array.from({ length: closes - opens + 1 }, (_, index) => ({
    id: String(opens + index),
    label: names.hour(opens + index),
  }))
  const change = (day: number, span: Partial<{ opens: number; closes: number }>) =>
    onChange((value ?? []).map((hours) => (hours.day === day ? { ...hours, ...span } : hours)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">{words.hours}</legend>
      <Checkbox value={value !== null} onChange={(own) => onChange(own ? everyDay : null)}>
        {words.ownHours}
      </Checkbox>
      <p className="text-sm text-ink-soft">{words.hoursHint(names.hour(opens), names.hour(closes))}</p>
      {value !== null &&
        HOST_DAYS.map((day) => {
          const span = value.find((hours) => hours.day === day)
          const name = names.day(day)
          return (
            <div key={day} className="grid items-end gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]">
              <Checkbox
                value={span !== undefined}
                onChange={(on) =>
                  onChange(on ? [...value, { day, opens, closes }] : value.filter((hours) => hours.day !== day))
                }
              >
                {name}
              </Checkbox>
              {span && (
                <>
                  <SelectField
                    label={words.from(name)}
                    options={options.slice(0, -1)}
                    value={String(span.opens)}
                    onChange={(hour) => change(day, { opens: Number(hour) })}
                  />
                  <SelectField
                    label={words.to(name)}
                    options={options.slice(1)}
                    value={String(span.closes)}
                    onChange={(hour) => change(day, { closes: Number(hour) })}
                  />
                </>
              )}
            </div>
          )
        })}
      {error && (
        <p role="alert" className={ERROR}>
          <ErrorLine>{error}</ErrorLine>
        </p>
      )}
    </fieldset>
  )
}
