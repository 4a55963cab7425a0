import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { ar } from '../messages/report/ar.ts'
import { en } from '../messages/report/en.ts'

/** Nobody has assessment results, so the report says that there is none and why. */
export function Screen() {
  const words = useWords({ ar, en })
  return (
    <>
      <PageHeader title={words.title} />
      <Card pad="large">
        <EmptyState
          title={words.none}
          text={words.why}
          action={
            <ButtonLink as={PageLink} href={pathTo('talentProfile')} kind="quiet">
              {words.toProfile}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
