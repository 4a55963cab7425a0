import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { VISITOR_STEPS } from '@fareeq/domain/referrals/rules.ts'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { NuqtaCount } from '../../../ui/display/nuqta.tsx'
import { useReferralWords } from '../messages/en.ts'
import { useVisitor, type Visitor } from './use-visitor.ts'
import { useVisitorWords } from '../messages/visitors/en.ts'
import { VisitorConfirm } from './visitor-confirm.tsx'
import { VisitorIntroduce } from './visitor-introduce.tsx'
import { VisitorInvite } from './visitor-invite.tsx'

/** Bring a friend without an account: who one is, the code that proves it, who the friend is. */
export function VisitorReferral() {
  const words = useVisitorWords()
  const { title } = useReferralWords().form
  const { visitor, moved, move, postedOf } = useVisitor()
  const { step } = visitor
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (moved > 0) section.current?.focus()
  }, [moved])
  return (
    <section id="invite" aria-labelledby="invite-title" className="page scroll-mt-24 py-10 lg:py-14">
      <h2 id="invite-title" className="text-3xl">
        {title}
      </h2>
      <p className="measure mt-2 mb-8 text-ink-soft">{words.text}</p>
      <Card pad="large">
        <div ref={section} tabIndex={-1} className="grid gap-6 outline-none">
          <div>
            <NuqtaCount n={VISITOR_STEPS.indexOf(step) + 1} total={VISITOR_STEPS.length} />
            <h3 className="mt-2 text-xl">{words[step].title}</h3>
            {step === 'invite' && <p className="mt-1 text-ink-soft">{words.invite.text}</p>}
          </div>
          {visitor.step === 'introduce' && visitor.failure && (
            <Banner tone="danger" role="alert">
              {visitor.failure}
            </Banner>
          )}
          {visitor.step === 'invite' && visitor.sent && <SentNotice invitation={visitor.sent} />}
          {/* A new key per invitation resets the form. */}
          {visitor.step === 'introduce' && <VisitorIntroduce posted={postedOf('introduce')} move={move} />}
          {visitor.step === 'confirm' && <VisitorConfirm visitor={visitor} posted={postedOf('confirm')} move={move} />}
          {visitor.step === 'invite' && (
            <VisitorInvite key={moved} visitor={visitor} posted={postedOf('invite')} move={move} />
          )}
        </div>
      </Card>
    </section>
  )
}

function SentNotice({ invitation }: { invitation: NonNullable<Extract<Visitor, { step: 'invite' }>['sent']> }) {
  const words = useVisitorWords().sent
  const lang = useLang()
  return (
    <Banner tone="positive" role="status" title={words.title}>
      <p>{words.text(invitation.name, formatUsd(usd(invitation.amount_usd), lang))}</p>
      <p className="mt-2">{words.again}</p>
      <p className="mt-2">
        <TextLink as={PageLink} href={pathTo('talentSignup')} className="hit">
          {words.follow}
        </TextLink>
      </p>
    </Banner>
  )
}
