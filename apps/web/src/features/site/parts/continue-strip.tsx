import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { useSession } from '../../../platform/session.ts'
import { TextLink } from '../../../ui/link.tsx'
import type { HomeWords } from '../messages/home/ar.ts'

/** A signed-in person on a front page is shown the way back in: the page itself has nothing to ask of them (D-01). */
export function ContinueStrip({ words }: { words: HomeWords['strip'] }) {
  const { user } = useSession()
  if (!user) return null
  const talent = user.type === 1
  const { text, action } = talent ? words.talent : words.client
  return (
    <div className="border-b border-line bg-point-soft">
      <p className="page flex flex-wrap items-center justify-center gap-x-4 py-2 text-sm">
        {text}
        <TextLink as={PageLink} href={pathTo(talent ? 'talentProfile' : 'clientHome')} className="hit">
          {action}
        </TextLink>
      </p>
    </div>
  )
}
