import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import { useHomeWords } from '../../messages/home/en.ts'

/** Illustration: two dots side by side, for one more person. */
export function HomeReferral() {
  const words = useHomeWords().referral
  return (
    <Card as="section" pad="large" aria-labelledby="referral">
      <NuqtaCount n={2} />
      <h2 id="referral" className="mt-2 text-[1.0625rem] leading-normal">
        {words.title}
      </h2>
      <p className="text-sm text-ink-soft">{words.text}</p>
      <ButtonLink as={PageLink} href={pathTo('bringBuddy')} kind="quiet" size="small" className="mt-4">
        {words.action}
      </ButtonLink>
    </Card>
  )
}
