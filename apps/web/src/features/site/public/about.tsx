import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ar } from '../messages/about/ar.ts'
import { en } from '../messages/about/en.ts'
import { IllustrationFrame } from '../parts/illustrations/illustration-frame.tsx'
import { GatheringIllustration } from '../parts/illustrations/illustration-gathering.tsx'
import { MapIllustration } from '../parts/illustrations/illustration-map.tsx'
import { WordIllustration } from '../parts/illustrations/illustration-word.tsx'
import { ExpertCards } from '../parts/home/expert-cards.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSections } from '../parts/page-sections.tsx'

/** Who we are: the word and its dots, what we hold to, the people, where they are, how to reach them. */
export function Screen() {
  const words = useWords({ ar, en })
  const { page, experts } = usePage('about')
  const last = page.sections.filter(({ id }) => id === 'reach')
  const illustrations = {
    name: <GatheringIllustration words={words.gathering} />,
    where: (
      <IllustrationFrame caption={words.map.caption}>
        <MapIllustration words={words.map} />
      </IllustrationFrame>
    ),
  }
  return (
    <>
      <PageHero
        eyebrow={words.eyebrow}
        title={page.title}
        lead={page.lead}
        illustration={<WordIllustration label={words.word} className="mx-auto max-w-md lg:max-w-none" />}
      />
      <PageSections sections={page.sections.filter(({ id }) => id !== 'reach')} illustrations={illustrations} />
      <ExpertCards words={words.experts} experts={experts} />
      <PageSections
        sections={last}
        below={{
          reach: (
            <div className="mt-6 flex flex-wrap gap-3 pb-10 max-xs:*:w-full">
              <ButtonLink as={PageLink} href={pathTo('contact')}>
                {words.contact}
              </ButtonLink>
              <ButtonLink as={PageLink} href={pathTo('why')} kind="quiet">
                {words.why}
              </ButtonLink>
            </div>
          ),
        }}
      />
    </>
  )
}
