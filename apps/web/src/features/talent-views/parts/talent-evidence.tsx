import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { FullTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { StateBadge } from '../../assessments/parts/review/attempt-badges.tsx'
import { ContractState } from '../../contracts/parts/contract-state.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useTalentsOpsWords } from '../messages/operations/en.ts'
import { ViewSection } from './view-section.tsx'

/** What was asked and how they did; those who review open answers, code and recordings. */
export function TalentAttempts({ attempts }: { attempts: NonNullable<FullTalent['attempts']> }) {
  const { attempts: words } = useTalentsOpsWords()
  const [moment, write] = [useBusinessTime(), useWrite()]
  const mayOpen = staffMay(useStaff()?.roles ?? [], 'assessments.review')
  return (
    <ViewSection id="attempts" title={words.title}>
      {attempts.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {attempts.map(({ id, title, kind, state, score, at }) => (
          <li key={id} className="grid justify-items-start gap-1 py-3 first:pt-0 last:pb-0">
            {mayOpen ? (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'assessments', id })}>
                {title}
              </TextLink>
            ) : (
              <span className="font-strong">{title}</span>
            )}
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
              <StateBadge state={state} />
              <span>{words.kinds[kind]}</span>
              {score !== null && <span className="num">{write(`${score}%`)}</span>}
              <bdi>{moment(at)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </ViewSection>
  )
}

/** For whom they work and have worked. */
export function TalentContracts({ contracts }: { contracts: NonNullable<FullTalent['contracts']> }) {
  const { contracts: words } = useTalentsOpsWords()
  const [lang, write] = [useLang(), useWrite()]
  return (
    <ViewSection id="contracts" title={words.title}>
      {contracts.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {contracts.map(({ id, number, client_name, state, start_day, end_day }) => (
          <li key={id} className="grid justify-items-start gap-1 py-3 first:pt-0 last:pb-0">
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'contracts', id })}>
              <bdi>{client_name}</bdi> · <bdi className="num">{number}</bdi>
            </TextLink>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-faint">
              <ContractState state={state} />
              <span>{write(words.days(formatDay(start_day, lang), formatDay(end_day, lang)))}</span>
            </p>
          </li>
        ))}
      </ul>
    </ViewSection>
  )
}
