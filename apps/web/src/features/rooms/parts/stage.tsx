import { MicOff, MonitorUp, VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { NuqtaLoader } from '../../../ui/nuqta.tsx'
import { Picture } from './picture.tsx'
import type { RoomCall } from './use-call.ts'
import { useRoomWords } from './use-room-words.ts'

type Props = { call: RoomCall; stream: MediaStream | null; name: string; small: boolean }

/** The other one large, oneself in the corner. */
export function Stage({ call: { link, theirs, their, mine }, stream, name, small }: Props) {
  const words = useRoomWords()
  const seen = theirs && link === 'connected'
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-lg border border-line bg-sunken',
        small ? 'aspect-video lg:aspect-[4/3]' : 'aspect-[3/4] xs:aspect-video',
      )}
    >
      {theirs && (
        <Picture
          stream={theirs}
          label={words.theirPicture(name)}
          className={cx(their.screen && 'object-contain', !(seen && (their.camera || their.screen)) && 'invisible')}
        />
      )}
      {!(seen && (their.camera || their.screen)) && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
          <Avatar id={name} name={name} size="xl" />
          {!seen && (
            <div role="status" className="grid justify-items-center gap-1">
              <p className="font-semibold">
                {link === 'waiting' ? words.link.waiting(name) : link === 'connected' ? name : words.link[link]}
              </p>
              {link === 'waiting' && <p className="text-sm text-ink-soft">{words.link.waitingText}</p>}
              {(link === 'waiting' || link === 'connecting') && <NuqtaLoader />}
            </div>
          )}
        </div>
      )}
      <div className="absolute start-3 top-3 flex flex-wrap gap-2">
        {seen && !their.mic && <Note icon={<MicOff aria-hidden />}>{words.muted(name)}</Note>}
        {seen && !their.camera && !their.screen && <Note icon={<VideoOff aria-hidden />}>{words.cameraOff(name)}</Note>}
        {seen && their.screen && <Note icon={<MonitorUp aria-hidden />}>{words.sharing(name)}</Note>}
      </div>
      <div className="absolute end-3 bottom-3 w-1/4 min-w-24 overflow-hidden rounded-md border border-line-strong bg-raised">
        <div className="relative aspect-video">
          {mine.camera && (stream?.getVideoTracks().length ?? 0) > 0 ? (
            <Picture stream={stream} label={words.me} own />
          ) : (
            <p className="grid size-full place-content-center text-sm text-ink-soft">{words.me}</p>
          )}
        </div>
      </div>
    </div>
  )
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Badge>
    {icon}
    {children}
  </Badge>
)
