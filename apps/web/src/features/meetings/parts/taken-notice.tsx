import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useMoments } from './moment-words.ts'
import { useMeetingWords } from '../messages/en.ts'

type Props = { nearest: readonly SlotAnswer[]; timezone: string; onChoose: (start: string) => void }

/** Shown when the slot was just booked by somebody else, with the nearest free times as buttons. */
export function TakenNotice({ nearest, timezone, onChoose }: Props) {
  const words = useMeetingWords().taken
  const moments = useMoments()
  const [day, time] = [moments.day(timezone), moments.time(timezone)]
  return (
    <Banner tone="warning" role="alert" title={words.title}>
      {nearest.length === 0 ? (
        words.none
      ) : (
        <>
          {words.text}
          <div className="mt-2 flex flex-wrap gap-2">
            {nearest.map(({ start }) => (
              <Button key={start} kind="quiet" size="small" onPress={() => onChoose(start)}>
                {day(new Date(start))} · {time(new Date(start))}
              </Button>
            ))}
          </div>
        </>
      )}
    </Banner>
  )
}
