import { LONGEST_TOPIC } from '@fareeq/domain/meetings/limits.ts'
import type { Meeting, MeetingKind } from '@fareeq/domain/meetings/schema.ts'
import { useState } from 'react'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { bookMeeting } from '../api.ts'
import { BothClocks } from './chosen-time.tsx'
import { type SlotChoice, SlotPicker, useHasTimes } from './slot-picker.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { useMeetingWords } from './use-meeting-words.ts'
import { useTaking } from './use-taking.ts'

type Props = {
  /** The request the meeting is about; without one the client's newest, or one that begins with it. */
  projectId?: string
  kind?: MeetingKind
  onBooked?: (meeting: Meeting) => void
}

/** A signed-in client chooses a time and books it with one press. */
export function Booking({ projectId, kind, onBooked }: Props) {
  const words = useMeetingWords().chosen
  const zone = useZone()
  const hasTimes = useHasTimes()
  const [chosen, setChosen] = useState<SlotChoice>(() => ({ start: null, timezone: zone }))
  const [topic, setTopic] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isPending, failure, nearest, take, clear } = useTaking()
  const { start, timezone } = chosen
  const choose = (next: SlotChoice) => {
    clear()
    setMissing(false)
    setChosen(next)
  }
  const book = () => {
    if (!start) return setMissing(true)
    return take(async () => {
      const { meeting } = await bookMeeting({ project_id: projectId, kind, start, timezone, topic: topic || undefined })
      onBooked?.(meeting)
    })
  }
  return (
    <div className="grid gap-6">
      <SlotPicker value={chosen} onChange={choose} />
      {nearest && (
        <TakenNotice nearest={nearest} timezone={timezone} onChoose={(next) => choose({ start: next, timezone })} />
      )}
      {(failure || isMissing) && (
        <Banner tone="danger" role="alert">
          {failure ?? words.needed}
        </Banner>
      )}
      {hasTimes && (
        <div className="grid gap-4 border-t border-line pt-6">
          <TextAreaField
            label={words.topic}
            hint={words.topicHint}
            optional
            rows={2}
            limit={LONGEST_TOPIC}
            value={topic}
            onChange={setTopic}
          />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0 flex-1 basis-64" role="status">
              {start ? (
                <BothClocks start={start} timezone={timezone} />
              ) : (
                <p className="text-ink-soft">{words.nothing}</p>
              )}
            </div>
            <Button className="w-full xs:w-auto" pending={isPending} onPress={() => void book()}>
              {words.book}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
