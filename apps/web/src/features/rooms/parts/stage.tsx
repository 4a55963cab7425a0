import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { MicOff, MonitorUp, VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { NuqtaLoader } from '../../../ui/display/nuqta.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { RoomCall } from './use-call.ts'
import { useRoomWords } from '../messages/en.ts'
import type { ar } from '../messages/ar.ts'
import type { Link } from './peer.ts'

/** The state of the connection, in words. */
const linkText = (words: (typeof ar)['link'], link: Link, name: string): string =>
  link === 'waiting' || link === 'interrupted' ? words[link](name) : words[link]

type Props = { call: RoomCall; stream: MediaStream | null; name: string; small: boolean }

/** The other one large, oneself in the corner. */
export function Stage({ call: { link, theirs, their, mine }, stream, name, small }: Props) {
  const isolatedName = bidiIsolate(name, useLang())
  const words = useRoomWords()
  const isConnected = theirs && link === 'connected'
  const shows = isConnected && (their.camera || their.screen)
  return (
    <div
      className={cx(
        'relative h-full overflow-hidden rounded-lg border border-line bg-sunken',
        small && 'lg:aspect-[4/3] lg:h-auto',
      )}
    >
      {theirs && (
        <Picture
          stream={theirs}
          label={words.theirPicture(name)}
          className={cx(their.screen && 'object-contain', !shows && 'invisible')}
        />
      )}
      {!shows && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
          <Avatar id={name} name={name} size={small ? 'lg' : 'xl'} />
          {!isConnected && (
            <div role="status" className="grid justify-items-center gap-1">
              <p className="font-semibold wrap-anywhere">
                {link === 'connected' ? name : linkText(words.link, link, isolatedName)}
              </p>
              {link === 'waiting' && !small && <p className="text-sm text-ink-soft">{words.link.waitingText}</p>}
              {link !== 'connected' && link !== 'elsewhere' && <NuqtaLoader />}
            </div>
          )}
        </div>
      )}
      <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
        {isConnected && !their.mic && (
          <Note icon={<MicOff aria-hidden />} text={words.muted(isolatedName)} bare={small} />
        )}
        {isConnected && !their.camera && !their.screen && (
          <Note icon={<VideoOff aria-hidden />} text={words.cameraOff(isolatedName)} bare={small} />
        )}
        {isConnected && their.screen && (
          <Note icon={<MonitorUp aria-hidden />} text={words.sharing(isolatedName)} bare={small} />
        )}
      </div>
      {shows && <TileName name={name} />}
      <div className="absolute end-3 bottom-3 w-1/4 max-w-60 min-w-24 overflow-hidden rounded-md border border-line-strong bg-raised">
        <div className="relative aspect-video">
          {mine.camera && (stream?.getVideoTracks().length ?? 0) > 0 ? (
            <>
              <Picture stream={stream} label={words.me} own />
              <TileName name={words.me} />
            </>
          ) : (
            <p className="grid size-full place-content-center text-sm text-ink-soft">{words.me}</p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Whose picture it is. */
const TileName = ({ name }: { name: string }) => (
  <p className="absolute start-1.5 bottom-1.5 max-w-[70%] truncate rounded-full border border-line bg-raised px-2 text-xs leading-relaxed text-ink">
    <bdi>{name}</bdi>
  </p>
)

type NoteProps = { icon: ReactNode; text: string; bare: boolean }

/** With its own background, because the video may have any colour. In small tiles without. */
const Note = ({ icon, text, bare }: NoteProps) => (
  <p className="flex max-w-full items-center gap-2 rounded-full border border-line bg-raised px-2.5 py-1 text-sm text-ink [&>svg]:size-4 [&>svg]:flex-none">
    {icon}
    <span className={bare ? 'sr-only' : 'truncate'}>{text}</span>
  </p>
)
