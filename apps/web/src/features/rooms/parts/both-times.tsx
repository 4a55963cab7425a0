import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Room } from '@fareeq/domain/rooms/schema.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { useRoomWords } from '../messages/en.ts'

/** When, by both clocks. */
export function BothTimes({ start, other }: Pick<Room, 'other'> & { start: string }) {
  const words = useRoomWords()
  const lang = useLang()
  const write = useWrite()
  const mine = useZone()
  const format = (zone: string) => write(formatMoment(new Date(start), lang, zone))
  return (
    <dl className="grid gap-x-8 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
      <div>
        <dt className="text-sm text-ink-soft">{words.yourTime}</dt>
        <dd className="font-strong">{format(mine)}</dd>
      </div>
      {other.timezone !== mine && (
        <div>
          <dt className="text-sm text-ink-soft">{words.theirTime(bidiIsolate(other.name, lang))}</dt>
          <dd>{format(other.timezone)}</dd>
        </div>
      )}
    </dl>
  )
}
