import { Circle, Square } from 'lucide-react'
import { Button } from '../../../../ui/actions/button.tsx'
import { useWrite } from '../../../../platform/i18n/i18n.ts'
import { clock } from '../../../../ui/dates/moments.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { DeviceChoices } from '../../../../ui/media/device-choices.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { type Devices, useDevices } from '../../../../ui/media/use-devices.ts'
import { type VideoRecording, canRecord } from '../../../../ui/media/video-recorder.ts'
import { useRecording } from './use-recording.ts'
import { useVideoWords } from '../../messages/video/en.ts'

type Props = {
  /** The most an answer may last. */
  seconds: number
  onState: (isRecording: boolean) => void
  onDone: (recording: VideoRecording | null) => void
  onCancel: () => void
}

/** Camera preview, a countdown of three seconds, then the recording. */
export function CameraRecorder(props: Props) {
  const { recorder: words } = useVideoWords()
  if (canRecord() && 'mediaDevices' in navigator) return <OpenCamera {...props} />
  return (
    <Banner tone="warning" role="alert" title={words.unsupported}>
      {words.unsupportedText}
    </Banner>
  )
}

function OpenCamera({ seconds, onState, onDone, onCancel }: Props) {
  const { recorder: words, cancel } = useVideoWords()
  const write = useWrite()
  const devices = useDevices()
  const { stream } = devices
  const hasBoth = stream !== null && stream.getVideoTracks().length > 0 && stream.getAudioTracks().length > 0
  const { phase, count, elapsed, begin, stop, cancelCountdown } = useRecording(hasBoth ? stream : null, {
    seconds,
    onState,
    onDone,
  })
  if (devices.access === 'given' && hasBoth)
    return (
      <section aria-label={words.title} className="grid gap-4">
        <div className="relative mx-auto aspect-4/3 max-h-[60vh] w-full max-w-xl overflow-hidden rounded-lg border border-line bg-sunken">
          <Picture stream={stream} label={words.preview} own className="object-contain!" />
          {phase === 'countdown' && (
            <p aria-hidden className="absolute inset-0 grid place-content-center">
              <span className="num grid size-32 place-content-center rounded-full bg-raised/90 text-7xl">
                {write(String(count))}
              </span>
            </p>
          )}
          {phase === 'recording' && <Remaining seconds={Math.max(0, seconds - elapsed)} />}
        </div>
        {phase === 'ready' && (
          <div className="mx-auto grid w-full max-w-xl gap-4">
            <DeviceChoices devices={devices} words={words} />
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          {phase === 'ready' && (
            <>
              <Button size="large" onPress={begin}>
                <Circle aria-hidden fill="currentColor" />
                {words.start}
              </Button>
              <Button size="large" kind="ghost" onPress={onCancel}>
                {cancel}
              </Button>
            </>
          )}
          {phase === 'countdown' && (
            <Button size="large" kind="quiet" onPress={cancelCountdown}>
              {cancel}
            </Button>
          )}
          {phase === 'recording' && (
            <Button size="large" kind="danger" onPress={stop} autoFocus>
              <Square aria-hidden fill="currentColor" />
              {words.stop}
            </Button>
          )}
        </div>
      </section>
    )
  return <NoDevices devices={devices} onCancel={onCancel} />
}

function Remaining({ seconds }: { seconds: number }) {
  const { recorder: words } = useVideoWords()
  const write = useWrite()
  return (
    <p className="absolute inset-x-3 top-3 flex items-center justify-between">
      <span className="flex items-center gap-2 rounded-full bg-raised px-3 py-1 text-sm">
        <Circle aria-hidden fill="currentColor" className="size-3 animate-breathe text-danger" />
        {words.recording}
      </span>
      <span role="timer" aria-label={words.left} className="num ltr-island rounded-full bg-raised px-3 py-1 text-sm">
        {write(clock(Math.ceil(seconds)))}
      </span>
    </p>
  )
}

/** Refused, missing, or not asked yet: what to do about it. */
function NoDevices({ devices, onCancel }: { devices: Devices; onCancel: () => void }) {
  const { recorder: words, cancel } = useVideoWords()
  if (devices.access === 'asking') return <Banner role="status">{words.asking}</Banner>
  const { camera, microphone } = devices.faults
  const kind = camera === 'refused' || microphone === 'refused' ? 'refused' : 'none'
  const blocked = camera !== microphone ? (camera === 'refused' ? 'camera' : 'microphone') : 'both'
  return (
    <Banner
      tone="warning"
      role="alert"
      title={kind === 'refused' ? words.refused[blocked] : words.none}
      action={
        <>
          <Button kind="quiet" size="small" onPress={() => void devices.retry()}>
            {words.retry}
          </Button>
          <Button kind="ghost" size="small" onPress={onCancel}>
            {cancel}
          </Button>
        </>
      }
    >
      {words[`${kind}Text`]}
    </Banner>
  )
}
