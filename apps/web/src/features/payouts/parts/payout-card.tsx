import { isBonus, isCorrection } from '@fareeq/domain/payouts/limits.ts'
import type { TalentPayout, UpcomingPayout } from '@fareeq/domain/payouts/schema.ts'
import { isOwed } from '@fareeq/domain/payouts/states.ts'
import { type ReactNode, useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PayoutState } from './payout-state.tsx'
import { PayoutSteps } from './payout-steps.tsx'
import { FailureBanner, OverdueBanner } from './payout-troubles.tsx'
import { usePayoutText } from './use-payout-text.ts'
import { usePayoutWords } from '../messages/en.ts'
import { KeyValues } from '../../../ui/layout/key-values.tsx'

type Props = Pick<TalentPayout, 'net' | 'wht' | 'gross'>

/** The line of the company's invoice, as far as it is the talent's: gross, tax, net. */
function PayoutAmounts({ net, wht, gross }: Props) {
  const words = usePayoutWords()
  const { exact: usd } = usePayoutText()
  return (
    <KeyValues
      columns={3}
      items={[
        { id: 'gross', name: words.gross, value: usd(gross) },
        { id: 'wht', name: words.wht, value: usd(wht) },
        { id: 'net', name: words.net, value: usd(net) },
      ]}
    />
  )
}

type FrameProps = Pick<TalentPayout, 'net' | 'wht' | 'gross' | 'contract' | 'company' | 'steps'> & {
  title: string
  isBonus?: boolean
  badge?: ReactNode
  children?: ReactNode
}

function Frame({ title, isBonus, badge, contract, company, steps, children, ...amounts }: FrameProps) {
  const titleId = useId()
  const { usd } = usePayoutText()
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h3 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
            <span className="wrap-anywhere">{title}</span>
            {badge}
          </h3>
          {contract && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              {company && <bdi>{company}</bdi>}
              {' · '}
              <TextLink as={PageLink} href={pathTo('talentContract', { id: contract.id })}>
                <span className="ltr-island">{contract.number}</span>
              </TextLink>
            </p>
          )}
        </div>
        <p className="text-xl font-strong">{usd(amounts.net)}</p>
      </div>
      {children}
      <PayoutSteps steps={steps} isBonus={isBonus} />
      {amounts.wht !== 0 && <PayoutAmounts {...amounts} />}
    </Card>
  )
}

export function PayoutCard({ payout }: { payout: TalentPayout }) {
  const words = usePayoutWords()
  const { topic } = usePayoutText()
  const { kind, state, is_late: isLate, reason, paid_to: paidTo, method, net, wht, gross } = payout
  const { contract, company, steps } = payout
  return (
    <Frame
      {...{ net, wht, gross, contract, company, steps }}
      title={topic(payout)}
      isBonus={isBonus(kind)}
      badge={<PayoutState state={state} isLate={isLate} />}
    >
      {isLate && <OverdueBanner payout={payout} />}
      <FailureBanner payout={payout} />
      {isCorrection(kind) && isOwed(state) && <Banner>{words.correctionText}</Banner>}
      {reason && (
        <p className="text-sm text-ink-soft">
          {words.reason}: <bdi className="wrap-anywhere whitespace-pre-line">{reason}</bdi>
        </p>
      )}
      {method && (
        <p className="text-sm text-ink-soft">
          {words.paidTo}: {words.methods[method]} {paidTo && <span className="ltr-island">{paidTo}</span>}
        </p>
      )}
      {!isLate && (
        <p>
          <TextLink as={PageLink} href={pathTo('conversation', { id: payout.id })}>
            {words.ask}
            <span className="sr-only"> {topic(payout)}</span>
          </TextLink>
        </p>
      )}
    </Frame>
  )
}

export function UpcomingCard({ payout }: { payout: UpcomingPayout }) {
  const { topic } = usePayoutText()
  const { contract, company, steps, net, wht, gross, month } = payout
  return <Frame {...{ net, wht, gross, contract, company, steps }} title={topic({ kind: 'salary', month })} />
}
