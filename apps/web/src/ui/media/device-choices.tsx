// <DeviceChoices devices={useDevices()} words={…} />: which camera, microphone and speaker, where there are several, and the level meter.
import { useEffect, useState } from 'react'
import { ProgressBar } from '../display/progress.tsx'
import { SelectField } from '../fields/choices/select-field.tsx'
import { loudness } from '../fields/voice-recorder.ts'
import { chooseSpeaker, useSpeaker } from './speaker.ts'
import type { Devices } from './use-devices.ts'

type Words = {
  camera: string
  microphone: string
  /** Where nobody is heard there is none to choose. */
  speaker?: string
  level: string
  speak: string
  device: (n: number) => string
}
type Props = { devices: Devices; words: Words }

export function DeviceChoices({ devices: { stream, cameras, microphones, speakers, choose }, words }: Props) {
  const toOptions = (infos: MediaDeviceInfo[]) =>
    infos.map(({ deviceId, label }, index) => ({ id: deviceId, label: label || words.device(index + 1) }))
  const current = (kind: 'audio' | 'video') =>
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId ?? null
  const sink = useSpeaker()
  return (
    <>
      {cameras.length > 1 && (
        <SelectField
          label={words.camera}
          options={toOptions(cameras)}
          value={current('video')}
          onChange={(camera) => void choose({ camera })}
        />
      )}
      {microphones.length > 1 && (
        <SelectField
          label={words.microphone}
          options={toOptions(microphones)}
          value={current('audio')}
          onChange={(microphone) => void choose({ microphone })}
        />
      )}
      {words.speaker && speakers.length > 1 && (
        <SelectField
          label={words.speaker}
          options={toOptions(speakers)}
          value={speakers.some(({ deviceId }) => deviceId === sink) ? sink : (speakers[0]?.deviceId ?? null)}
          onChange={chooseSpeaker}
        />
      )}
      {stream && stream.getAudioTracks().length > 0 && <Level stream={stream} words={words} />}
    </>
  )
}

const POLL_MS = 150

function Level({ stream, words }: { stream: MediaStream; words: Words }) {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const { measure, close } = loudness(stream)
    const timer = setInterval(() => setLevel(measure()), POLL_MS)
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
