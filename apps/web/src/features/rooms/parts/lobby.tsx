import { DoorOpen } from 'lucide-react'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { DeviceChoices } from '../../../ui/media/device-choices.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { Devices } from '../../../ui/media/use-devices.ts'
import type { ar } from '../messages/ar.ts'
import { useRoomWords } from '../messages/en.ts'

/** What is blocked or taken, and how to go on. Whoever has no camera knows it. */
function warningsOf({ access, faults: { camera, microphone } }: Devices, words: (typeof ar)['lobby']): string[] {
  if (access === 'asking') return []
  if (access !== 'given') return [words[access]]
  const { faults } = words
  return [camera && faults.camera[camera], microphone && faults.microphone[microphone]].filter((text) => text != null)
}

/** Preview of camera and microphone before joining. */
export function Lobby({ devices, onEnter }: { devices: Devices; onEnter: () => void }) {
  const words = useRoomWords().lobby
  const { access, stream } = devices
  const warnings = warningsOf(devices, words)
  const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0
  return (
    <Card as="section" pad="large" aria-labelledby="lobby-title">
      <CardHead id="lobby-title" title={words.title} text={words.text} />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <div className="relative aspect-video overflow-hidden rounded-lg border border-line bg-sunken">
          {hasPicture ? (
            <Picture stream={stream} label={words.preview} own />
          ) : (
            <p className="grid size-full place-content-center p-4 text-center text-ink-soft">{words.noPicture}</p>
          )}
        </div>
        <div className="grid gap-4">
          {access === 'asking' && <Banner>{words.asking}</Banner>}
          {warnings.length > 0 && (
            <Banner
              tone="warning"
              role="alert"
              action={
                <Button kind="quiet" size="small" onPress={() => void devices.retry()}>
                  {words.retry}
                </Button>
              }
            >
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </Banner>
          )}
          {access === 'given' && <DeviceChoices devices={devices} words={words} />}
          <Button size="large" onPress={onEnter} isDisabled={access === 'asking'}>
            <DoorOpen aria-hidden />
            {words.enter}
          </Button>
        </div>
      </div>
    </Card>
  )
}
