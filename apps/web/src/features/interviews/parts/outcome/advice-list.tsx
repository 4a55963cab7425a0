import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { adviceFor } from '@fareeq/domain/interviews/rules-slots.ts'
import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { holidaysQuery } from '../../api.ts'
import { useInterviewWords } from '../../messages/en.ts'

/** Advice about the chosen times. It never blocks sending them. */
export function AdviceList({ slots, zone }: { slots: readonly Slot[]; zone: string }) {
  const { slots: words } = useInterviewWords()
  const { data: holidays = [] } = useQuery(holidaysQuery())
  const advice = adviceFor(slots, zone, (day) => holidays.includes(day))
  if (advice.length === 0) return null
  return (
    <div role="status" className="flex gap-3 rounded-lg bg-point-soft p-4">
      <Lightbulb aria-hidden className="mt-1 size-5 flex-none text-point-ink" />
      <div>
        <p className="font-semibold">{words.advice}</p>
        <ul className="grid gap-0.5 text-[0.9375rem]">
          {advice.map((advice) => (
            <li key={advice}>{words.advices[advice]}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
