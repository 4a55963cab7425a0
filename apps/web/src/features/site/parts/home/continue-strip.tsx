import { pathTo } from '../../../../paths.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { ar } from '../../messages/home/ar.ts'
import { en } from '../../messages/home/en.ts'

/** A signed-in person on a front page is shown the way back in: the page itself has nothing to ask of them (D-01). */
export function ContinueStrip() {
  const { strip } = useWords({ ar, en })
  const { user } = useSession()
  if (!user) return null
  const talent = user.type === 1
  const { text, action } = talent ? strip.talent : strip.client
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
