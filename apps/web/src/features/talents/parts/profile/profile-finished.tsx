import { strengthOf } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Eye, EyeOff, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { storage } from '../../../../platform/session/storage.ts'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Stepper } from '../../../../ui/layout/steps.tsx'
import { useWizardWords } from '../../messages/wizard/en.ts'

/** The end of the application. The phone is verified in the banner above; here are the next steps, what companies see, and a tour. */
export function ProfileFinished({ profile }: { profile: Profile }) {
  const words = useWizardWords().finished
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { first_name, phone_verified } = profile.basicInfo
  const steps = (['phone', 'assessment', 'matching', 'interview'] as const).map((id) => ({ id, ...words.steps[id] }))
  const isAssessed = strengthOf(profile).done.includes('assessment')
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <Card as="section" pad="none" className="grid justify-items-center gap-4 px-4 py-8 text-center xs:px-7">
        <span aria-hidden className="flex gap-2 text-2xl text-accent">
          {Array.from({ length: 5 }, (_, dot) => (
            <Nuqta key={dot} className={dot === 2 ? 'text-point' : undefined} />
          ))}
        </span>
        <div className="grid gap-2">
          <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
            {words.title}
          </h1>
          <p className="text-ink-soft">{words.text(first_name)}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2.5">
          {!isAssessed && (
            <ButtonLink as={PageLink} href={pathTo('talentAssessments')}>
              {words.assessments}
            </ButtonLink>
          )}
          <ButtonLink as={PageLink} href={pathTo('talentProfile')} kind={isAssessed ? 'primary' : 'quiet'}>
            {words.profile}
          </ButtonLink>
          {!storage.get('skipTour') && (
            <ButtonLink as={PageLink} href={pathTo('talentProfile', {}, { tour: '1' })} kind="quiet">
              {words.tour}
            </ButtonLink>
          )}
        </div>
      </Card>
      <Card as="section" pad="large">
        <h2 className="mb-4 text-lg">{words.now}</h2>
        <Stepper upright at={phone_verified ? (isAssessed ? 2 : 1) : 0} steps={steps} />
      </Card>
      <Card as="section" pad="large" className="grid gap-5">
        <h2 className="text-lg">{words.seen}</h2>
        <VisibilityList icon={Eye} title={words.shown} items={words.shownItems} />
        <VisibilityList icon={EyeOff} title={words.hidden} items={words.hiddenItems} />
      </Card>
    </div>
  )
}

const VisibilityList = ({
  icon: Icon,
  title,
  items,
}: {
  icon: LucideIcon
  title: string
  items: readonly string[]
}) => (
  <div className="flex items-start gap-3">
    <Icon aria-hidden className="mt-1 size-5 flex-none text-point-ink" />
    <div className="min-w-0">
      <h3 className="text-[0.9375rem] font-strong">{title}</h3>
      <ul className="list-disc ps-5 text-[0.9375rem] text-ink-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  </div>
)
