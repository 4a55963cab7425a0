import { MAX_TOPIC_LENGTH } from '@fareeq/domain/meetings/rules.ts'
import type { CLIENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { FormProse } from '../../../forms/form-prose.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { bookMeeting } from '../api.ts'
import { BothClocks } from './chosen-time.tsx'
import { FormSlot, SLOT_RESOLVER } from './form-slot.tsx'
import { useHasTimes } from './slot-picker.tsx'
import { useMeetingWords } from '../messages/en.ts'
import { useNearest } from './use-nearest.ts'

type Props = {
  /** The request the meeting is about; without one the client's newest, or one that begins with it. */
  projectId?: string
  kind?: (typeof CLIENT_KINDS)[number]
  onBooked?: (meeting: Meeting) => void
}

/** A signed-in client chooses a time and books it with one press. */
export function Booking({ projectId, kind, onBooked }: Props) {
  const words = useMeetingWords().chosen
  const zone = useZone()
  const hasTimes = useHasTimes()
  const { nearest, onRefused, clear } = useNearest()
  const { form, control, isPending, failure, props, clearFailure } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: { start: null, timezone: zone }, note: '' },
    send: async ({ slot: { start, timezone }, note }) => {
      if (!start) return
      clear()
      const { meeting } = await bookMeeting({ project_id: projectId, kind, start, timezone, topic: note || undefined })
      onBooked?.(meeting)
    },
    onRefused,
  })
  const { start, timezone } = form.watch('slot')
  const choose = () => {
    clear()
    clearFailure()
  }
  return (
    <Form {...props} failure={undefined} className="gap-6">
      <FormSlot control={control} nearest={nearest} failure={failure} onChoose={choose} />
      {hasTimes && (
        <div className="grid gap-4 border-t border-line pt-6">
          <FormProse
            name="note"
            control={control}
            label={words.topic}
            hint={words.topicHint}
            optional
            rows={2}
            limit={MAX_TOPIC_LENGTH}
          />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0 flex-1 basis-64" role="status">
              {start ? (
                <BothClocks start={start} timezone={timezone} />
              ) : (
                <p className="text-ink-soft">{words.nothing}</p>
              )}
            </div>
            <Button className="w-full xs:w-auto" type="submit" pending={isPending}>
              {words.book}
            </Button>
          </div>
        </div>
      )}
    </Form>
  )
}
