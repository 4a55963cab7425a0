import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Filled } from '../../../ui/display/filled.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { useMeetingWords } from '../messages/en.ts'

/** Countdown of the reservation, and its expiry. */
export function ReservedUntil({ until }: { until: string }) {
  const words = useMeetingWords().code
  const moment = useMoment()
  const isOver = useNow(10 * SECOND).getTime() >= Date.parse(until)
  const time = <bdi>{moment(until)}</bdi>
  return (
    <p role="status" className="mt-2 text-sm text-ink-soft">
      {isOver ? words.lapsed : <Filled sentence={words.reserved} time={time} />}
    </p>
  )
}
