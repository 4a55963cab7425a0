import { DoorOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ProgressBar } from '../../../ui/display/progress.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { loudness } from '../../../ui/fields/voice-recorder.ts'
import { Picture } from './picture.tsx'
import type { Devices } from './use-devices.ts'
import { useTalentsOpsWords } from './use-room-words.ts'

/** Where one looks at oneself before anybody else does. */
export function Lobby({ devices, onEnter }: { devices: Devices; onEnter: () => void }) {
  const words = useTalentsOpsWords().lobby
  const { access, stream } = devices
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
          {(access === 'refused' || access === 'none') && (
            <Banner
              tone="warning"
              role="alert"
              action={
                <Button kind="quiet" size="small" onPress={() => void devices.retry()}>
                  {words.retry}
                </Button>
              }
            >
              {words[access]}
            </Banner>
          )}
          {access === 'given' && <Choices devices={devices} />}
          <Button size="large" onPress={onEnter} isDisabled={access === 'asking'}>
            <DoorOpen aria-hidden />
            {words.enter}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Choices({ devices: { stream, cameras, microphones, choose } }: { devices: Devices }) {
  const words = useTalentsOpsWords().lobby
  const named = (found: MediaDeviceInfo[]) =>
    found.map(({ deviceId, label }, index) => ({ id: deviceId, label: label || words.device(index + 1) }))
  const current = (kind: 'audio' | 'video') =>
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId ?? null
  return (
    <>
      {cameras.length > 1 && (
        <SelectField
          label={words.camera}
          options={named(cameras)}
          value={current('video')}
          onChange={(camera) => void choose({ camera })}
        />
      )}
      {microphones.length > 1 && (
        <SelectField
          label={words.microphone}
          options={named(microphones)}
          value={current('audio')}
          onChange={(microphone) => void choose({ microphone })}
        />
      )}
      {stream && stream.getAudioTracks().length > 0 && <Level stream={stream} />}
    </>
  )
}

const LOOK_EVERY_MS = 150

function Level({ stream }: { stream: MediaStream }) {
  const words = useTalentsOpsWords().lobby
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const { measure, close } = loudness(stream)
    const timer = setInterval(() => setLevel(measure()), LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      close()
    }
  }, [stream])
  return (
    <div className="grid gap-1">
      <ProgressBar label={words.level} value={level} text=" " />
      <p className="text-sm text-ink-faint">{words.speak}</p>
    </div>
  )
}
