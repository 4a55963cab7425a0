import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useViewWords } from '../messages/en.ts'

/** For somebody without an account, who has seen whom one finds here. */
export function GuestInvitation() {
  const { guest: words } = useViewWords()
  return (
    <Card as="section" tone="sunken" aria-labelledby="invitation-title" className="print:hidden">
      <CardHead id="invitation-title" title={words.title} text={words.text} />
      <ButtonLink as={PageLink} href={pathTo('clientSignup')} size="small">
        {words.hire}
      </ButtonLink>
    </Card>
  )
}
