import { useEffect, useState } from 'react'
import { plainCall } from '../../../platform/calls/plain-call.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { useRecruiterWords } from '../messages/en.ts'

const MAX_DAYS = 5

// house-allow zone: a visitor has no account whose zone would be used; the server is told it, and it is written beside the times
const browserZone = (): string => Intl.DateTimeFormat('en', { timeZone: undefined }).resolvedOptions().timeZone // house-allow zone: see above

type Props = { value: string | null; onChange: (start: string, timezone: string) => void }

/** The next free times, by day; the zone is written beside them. */
export function MeetingTimes({ value, onChange }: Props) {
  const words = useRecruiterWords()
  const locale = useLocale()
  const [timezone] = useState(browserZone)
  const [slots, setSlots] = useState<readonly string[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const path = `/api/meetings/slots?timezone=${encodeURIComponent(timezone)}`
    void plainCall(path, { method: 'GET', signal: controller.signal }).then(
      (answer) => setSlots((answer as { data: { start: string }[] }).data.map(({ start }) => start)),
      () => controller.signal.aborted || setSlots([]),
    )
    return () => controller.abort()
  }, [timezone])
  if (slots === null) return <p className="text-sm text-ink-soft">{words.preview.loading}</p>
  if (slots.length === 0) return <p className="text-sm text-ink-soft">{words.preview.noTimes}</p>
  const dayOf = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: timezone })
  const timeOf = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: timezone })
  const days = [...Map.groupBy(slots, (start) => dayOf.format(new Date(start)))].slice(0, MAX_DAYS)
  return (
    <fieldset className="grid gap-3">
      <legend className="text-[0.9375rem] font-strong">
        {words.preview.times}{' '}
        <bdi className="text-sm font-normal text-ink-soft">{`(${timezone.replaceAll('_', ' ')})`}</bdi>
      </legend>
      {days.map(([day, starts]) => (
        <div key={day} className="grid gap-1.5">
          <p className="text-sm text-ink-soft">{day}</p>
          <div className="flex flex-wrap gap-2">
            {starts.map((start) => (
              <button
                key={start}
                type="button"
                aria-pressed={value === start}
                onClick={() => onChange(start, timezone)}
                className={buttonClass({ kind: value === start ? 'primary' : 'quiet', size: 'small' })}
              >
                <bdi className="num">{timeOf.format(new Date(start))}</bdi>
              </button>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
