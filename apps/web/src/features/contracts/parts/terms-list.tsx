import type { ClientContract } from '@fareeq/domain/contracts/schema.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useContractWords } from '../messages/en.ts'
import { isPaid, useTermText } from './use-term-text.ts'

type Props = {
  contract: Pick<ClientContract, 'terms' | 'term' | 'ended_early' | 'ends_on' | 'trial_until' | 'talent'>
  fee?: number | null | undefined
  /** Advice to whom the taxes concern; staff have none of their own here. */
  isParty?: boolean
}

/** All both sides agreed on; the fee is shown to the company and to staff only. */
export function TermsList({
  contract: { terms, term, ended_early: early, ends_on, trial_until, talent },
  fee,
  isParty = true,
}: Props) {
  const { terms: words, days } = useContractWords()
  const lang = useLang()
  const write = useWrite()
  const text = useTermText()
  const isNoticed = ends_on < terms.end
  return (
    <Card as="section" aria-labelledby="terms-title">
      <CardHead id="terms-title" title={words.title} />
      <KeyValues
        className="-mt-2.5"
        items={[
          ...(talent.role_name ? [{ id: 'role', name: words.role, value: talent.role_name }] : []),
          { id: 'term', name: words.term, value: write(words.termNumber(term)) },
          { id: 'type', name: words.type, value: text.type(terms) },
          { id: 'availability', name: words.availability, value: text.availability(terms) },
          { id: 'start', name: words.start, value: text.start(terms) },
          ...(early ? [{ id: 'early', name: words.endedOn, value: text.day(early.on) }] : []),
          ...(!early && isNoticed ? [{ id: 'notice-end', name: words.endsByNotice, value: text.day(ends_on) }] : []),
          { id: 'end', name: early || isNoticed ? words.agreedEnd : words.end, value: text.end(terms) },
          { id: 'months', name: words.months, value: text.months(terms) },
          ...(isPaid(terms)
            ? [
                { id: 'net', name: words.salary_net, value: text.salary_net(terms) },
                { id: 'wht', name: words.wht, value: write(`${terms.wht_rate / 100}%`) },
                { id: 'gross', name: words.salary_gross, value: text.salary_gross(terms) },
              ]
            : [{ id: 'net', name: words.salary_net, value: words.outsideRole }]),
          ...(typeof fee === 'number' ? [{ id: 'fee', name: words.fee, value: write(formatUsd(fee, lang)) }] : []),
          ...(trial_until ? [{ id: 'trial', name: words.trial, value: text.day(trial_until) }] : []),
          { id: 'notice', name: words.notice, value: days(terms.notice_days) },
          ...(terms.note ? [{ id: 'note', name: words.note, value: <UserText labelled>{terms.note}</UserText> }] : []),
        ]}
      />
      {isParty && <p className="mt-3 text-sm text-ink-soft">{words.adviser}</p>}
    </Card>
  )
}
