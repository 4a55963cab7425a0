import { Video } from 'lucide-react'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useInterviewWords } from '../messages/en.ts'

type Props = { link: string; size?: 'small' | 'medium'; kind?: 'primary' | 'quiet'; className?: string }

export const isOurRoom = (link: string): boolean => new URL(link, location.href).origin === location.origin

/** Not in our room: then nothing opens a quarter of an hour before. */
export const meetsOutside = ({ can_join, link }: { can_join: boolean; link: string | null }): boolean =>
  can_join && link !== null && !isOurRoom(link)

/** Our room in this tab, an external link in a new one. */
export function JoinLink({ link, size, kind, className }: Props) {
  const words = useInterviewWords()
  const isRoom = isOurRoom(link)
  return (
    <ButtonLink
      {...(isRoom
        ? { as: PageLink, href: new URL(link, location.href).pathname }
        : { href: link, target: '_blank', rel: 'noopener noreferrer' })}
      size={size}
      kind={kind}
      className={className}
    >
      <Video aria-hidden />
      {isRoom ? words.join : words.joinOutside}
    </ButtonLink>
  )
}
