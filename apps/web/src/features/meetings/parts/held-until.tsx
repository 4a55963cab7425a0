import { formatMoment, SECOND } from '@fareeq/domain/kernel/time.ts'
import { useLang, useWrite } from '../../../platform/i18n.tsx'
import { Filled } from '../../../ui/filled.tsx'
import { useNow } from '../../../ui/moments.tsx'
import { useMeetingWords } from './use-meeting-words.ts'
import { ownZone } from './zone-field.tsx'

/** How long the slot waits for the code; afterwards it says that it does not any more. */
export function HeldUntil({ until }: { until: string }) {
  const words = useMeetingWords().code
  const lang = useLang()
  const write = useWrite()
  const isOver = useNow(10 * SECOND).getTime() >= Date.parse(until)
  const time = <bdi>{write(formatMoment(new Date(until), lang, ownZone()))}</bdi>
  return (
    <p role="status" className="mt-2 text-sm text-ink-soft">
      {isOver ? words.lapsed : <Filled sentence={words.held} time={time} />}
    </p>
  )
}
