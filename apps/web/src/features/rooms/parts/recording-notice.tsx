import { opposite, type Seat } from '@fareeq/domain/interviews/rules-seats.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { RoomRecording } from './use-recording.ts'
import { useRoomWords } from '../messages/en.ts'

type Props = { recording: RoomRecording; seat: Seat; name: string }

/** Recording is always indicated, with a way to stop it. */
export function RecordingNotice({ recording: { agreed, runs, agree }, seat, name }: Props) {
  const words = useRoomWords()
  const { recording } = words
  const answer = (yes: boolean) => void agree(yes).catch(() => {})
  if (runs)
    return (
      <Banner
        tone="danger"
        role="status"
        title={recording.on}
        action={
          <Button kind="quiet" size="small" onPress={() => answer(false)}>
            {words.controls.stopRecording}
          </Button>
        }
      >
        {recording.onText}
      </Banner>
    )
  if (agreed[opposite(seat)])
    return (
      <Banner
        tone="warning"
        role="alert"
        title={recording.asked(name)}
        action={
          <>
            <Button size="small" onPress={() => answer(true)}>
              {recording.agree}
            </Button>
            <Button kind="quiet" size="small" onPress={() => answer(false)}>
              {recording.refuse}
            </Button>
          </>
        }
      >
        {recording.askedText}
      </Banner>
    )
  if (!agreed[seat]) return null
  return (
    <Banner
      role="status"
      title={recording.waiting(name)}
      action={
        <Button kind="quiet" size="small" onPress={() => answer(false)}>
          {recording.cancel}
        </Button>
      }
    />
  )
}
