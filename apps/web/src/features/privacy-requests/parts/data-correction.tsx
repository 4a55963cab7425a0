import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { usePrivacyWords } from '../messages/en.ts'

export function DataCorrection({ isTalent }: { isTalent: boolean }) {
  const words = usePrivacyWords().correct
  return (
    <Card as="section" pad="large" aria-labelledby="data-correction">
      <CardHead id="data-correction" title={words.title} text={words.text} />
      <div className="flex flex-wrap gap-2.5">
        {isTalent && (
          <ButtonLink as={PageLink} kind="quiet" href={pathTo('editProfile')}>
            {words.profile}
          </ButtonLink>
        )}
        <ButtonLink as={PageLink} kind="quiet" href={pathTo('contact')}>
          {words.contact}
        </ButtonLink>
      </div>
    </Card>
  )
}
