import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang, useWords } from '../../../../platform/i18n/i18n.ts'
import { usePage } from '../../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { ar } from '../../messages/bring-buddy/ar.ts'
import { en } from '../../messages/bring-buddy/en.ts'
import { BuddyBonus } from './buddy-bonus.tsx'
import { BuddyPicture } from './buddy-picture.tsx'
import { ForNewcomers } from '../home/for-newcomers.tsx'
import { LastWord } from '../home/last-word.tsx'
import { PageHero } from '../page-hero.tsx'
import { Prose } from '../prose.tsx'
import { ServiceSection } from '../services/service-section.tsx'
import { ServiceSteps } from '../services/service-steps.tsx'

type Props = {
  /** The form of a visitor; a company only reads. */
  children?: ReactNode
}

/** Bring a buddy, for everybody to read: how it goes, what it is worth, and by which rules. */
export function BuddyPage({ children }: Props) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const { page, referral_tiers: tiers } = usePage('bringBuddy')
  const section = (id: string) => page.sections.find((section) => section.id === id)
  const [how, worth, rules] = [section('how'), section('tiers'), section('rules')]
  const amounts = tiers.map(({ amount_usd }) => amount_usd)
  const money = (dollars: number) => formatUsd(usd(dollars), lang)
  const eyebrow = tiers.length > 0 && words.eyebrow(money(Math.min(...amounts)), money(Math.max(...amounts)))
  return (
    <>
      <PageHero eyebrow={eyebrow} title={page.title} lead={page.lead} illustration={<BuddyPicture words={words} />}>
        {children && <ButtonLink href="#invite">{words.invite}</ButtonLink>}
        <ForNewcomers>
          <ButtonLink as={PageLink} href={pathTo('talentSignup')} kind="quiet">
            {words.join}
          </ButtonLink>
        </ForNewcomers>
      </PageHero>
      {children}
      {how?.points && (
        <section className="page py-12 lg:py-16">
          <h2 className="mb-12 text-3xl">{how.title}</h2>
          <ServiceSteps steps={how.points} />
        </section>
      )}
      {worth && <BuddyBonus words={words} tiers={tiers} title={worth.title} text={worth.text} />}
      {rules?.text && (
        <ServiceSection title={rules.title}>
          <Prose text={rules.text} />
        </ServiceSection>
      )}
      <ForNewcomers>
        <LastWord words={words.last} href={pathTo('talentSignup')} />
      </ForNewcomers>
    </>
  )
}
