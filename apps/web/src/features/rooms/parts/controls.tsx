import { Circle, LogOut, Mic, MicOff, MonitorUp, MonitorX, Square, Video, VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import type { RoomCall } from './use-call.ts'
import { useRoomWords } from '../messages/en.ts'

type Props = {
  call: RoomCall
  hasCamera: boolean
  /** Absent where nothing is recorded. */
  recording?: { isWanted: boolean; onChange: () => void }
  onLeave: () => void
}

export function Controls({ call: { mine, change, share }, hasCamera, recording, onLeave }: Props) {
  const words = useRoomWords().controls
  const canShare = 'getDisplayMedia' in (navigator.mediaDevices ?? {})
  return (
    <div role="toolbar" aria-label={words.label} className="flex flex-wrap items-center justify-center gap-2">
      <Toggle
        on={mine.mic}
        label={mine.mic ? words.mute : words.unmute}
        onPress={() => change({ mic: !mine.mic })}
        icons={[<Mic key="on" aria-hidden />, <MicOff key="off" aria-hidden />]}
      />
      {hasCamera && (
        <Toggle
          on={mine.camera}
          label={mine.camera ? words.cameraOff : words.cameraOn}
          onPress={() => change({ camera: !mine.camera })}
          icons={[<Video key="on" aria-hidden />, <VideoOff key="off" aria-hidden />]}
        />
      )}
      {canShare && (
        <Toggle
          on={!mine.screen}
          label={mine.screen ? words.stopSharing : words.share}
          onPress={() => void share()}
          icons={[<MonitorUp key="on" aria-hidden />, <MonitorX key="off" aria-hidden />]}
        />
      )}
      {recording && (
        // In words: a circle alone is not known as "record".
        <Button kind={recording.isWanted ? 'primary' : 'quiet'} onPress={recording.onChange}>
          {recording.isWanted ? <Square aria-hidden /> : <Circle aria-hidden className="fill-danger text-danger" />}
          {recording.isWanted ? words.stopRecording : words.record}
        </Button>
      )}
      <IconButton kind="danger" label={words.leave} onPress={onLeave}>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  )
}

type ToggleProps = { on: boolean; label: string; onPress: () => void; icons: [ReactNode, ReactNode] }

/** The label names the action, because aria-pressed would be ambiguous. */
const Toggle = ({ on, label, onPress, icons: [whenOn, whenOff] }: ToggleProps) => (
  <IconButton kind={on ? 'quiet' : 'primary'} label={label} onPress={onPress}>
    {on ? whenOn : whenOff}
  </IconButton>
)
