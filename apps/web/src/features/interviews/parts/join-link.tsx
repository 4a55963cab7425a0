import { Video } from 'lucide-react'
import { PageLink } from '../../../platform/page-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useInterviewWords } from './use-interview-words.ts'

type Props = { link: string; size?: 'small' | 'medium'; className?: string }

/** Our room opens here, another address in a window of its own. */
export function JoinLink({ link, size, className }: Props) {
  const words = useInterviewWords()
  const url = new URL(link, location.href)
  const isRoom = url.origin === location.origin
  return (
    <ButtonLink
      {...(isRoom
        ? { as: PageLink, href: url.pathname }
        : { href: link, target: '_blank', rel: 'noopener noreferrer' })}
      size={size}
      className={className}
    >
      <Video aria-hidden />
      {isRoom ? words.join : words.joinOutside}
    </ButtonLink>
  )
}
