import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Room } from '@fareeq/domain/rooms/schema.ts'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { followRoom, sendSignal, writeLine } from '../api.ts'
import { CallBar } from './call-bar.tsx'
import { Chat } from './chat.tsx'
import { Controls } from './controls.tsx'
import { RecordingNotice } from './recording-notice.tsx'
import { SharedCode } from './shared-code.tsx'
import { Stage } from './stage.tsx'
import { useCall } from './use-call.ts'
import type { Devices } from '../../../ui/media/use-devices.ts'
import { useRecording } from './use-recording.ts'
import type { LiveRoom } from './use-live-room.ts'
import { useRoomWords } from '../messages/en.ts'

type Props = { room: Room; live: LiveRoom; devices: Devices; onLeave: () => void }

export function InRoom({ room, live, devices: { stream }, onLeave }: Props) {
  const { interview_id: id, seat, other } = room
  const call = useCall(
    { ...room, follow: (listener) => followRoom(id, listener), send: (signal) => sendSignal(id, signal) },
    stream,
  )
  const recording = useRecording({ id, seat, first: live.agreed, mine: stream, theirs: call.theirs })
  const [panel, setPanel] = useState('chat')
  const writes = panel === 'code'
  const lang = useLang()
  const words = useRoomWords()
  return (
    <div className="flex h-[calc(100dvh-3.5625rem)] min-h-96 flex-col">
      <CallBar title={words.with(bidiIsolate(other.name, lang))} room={room} link={call.link} />
      <div
        className={cx(
          'grid min-h-0 flex-1 gap-3 p-3 lg:grid-rows-1 lg:gap-5 lg:px-5',
          writes
            ? 'grid-rows-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-cols-[2fr_5fr]'
            : 'grid-rows-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[5fr_2fr]',
        )}
      >
        <div className="relative min-h-0">
          {/* Overlaid on the picture, so that nothing moves. */}
          <div className="absolute inset-x-3 top-3 z-10 rounded-lg shadow-float empty:hidden">
            <RecordingNotice recording={recording} seat={seat} name={bidiIsolate(other.name, lang)} />
          </div>
          <Stage call={call} stream={stream} name={other.name} small={writes} />
        </div>
        <div className="min-h-0 overflow-y-auto">
          <Panels room={room} live={live} value={panel} onChange={setPanel} isOpen />
        </div>
      </div>
      <div className="flex-none border-t border-line bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Controls
          call={call}
          hasCamera={(stream?.getVideoTracks().length ?? 0) > 0}
          recording={{
            isWanted: recording.agreed[seat],
            onChange: () => void recording.agree(!recording.agreed[seat]).catch(() => {}),
          }}
          onLeave={onLeave}
        />
      </div>
    </div>
  )
}

type PanelProps = { room: Room; live: LiveRoom; value: string; onChange: (panel: string) => void; isOpen: boolean }

/** What is written: during the call beside the picture, afterwards alone. */
export function Panels({ room, live: { lines, pad }, value, onChange, isOpen }: PanelProps) {
  const words = useRoomWords().panels
  // A panel is unmounted while the other is open.
  const [draft, setDraft] = useState('')
  const write = (text: string) => writeLine(room.interview_id, text)
  const chat = { write, seat: room.seat, lines, isOpen, draft, onDraft: setDraft }
  return (
    <Tabs
      label={words.label}
      value={value}
      onChange={onChange}
      className="min-w-0"
      items={[
        { id: 'chat', label: words.chat, content: <Chat {...chat} /> },
        { id: 'code', label: words.code, content: <SharedCode pad={pad} isOpen={isOpen} /> },
      ]}
    />
  )
}
