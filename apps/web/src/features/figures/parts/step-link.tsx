import type { FigurePeriod, ListedStep } from '@fareeq/domain/figures/limits.ts'
import { mayOpenSteps } from '@fareeq/domain/figures/rules.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import type { StepFilter } from '../api.ts'
import { useFigureText } from './use-figure-text.ts'
import { useFiguresWords } from '../messages/en.ts'

type Props = { step: ListedStep; count: number; days: FigurePeriod; filter: StepFilter; name: string }

/** A number of a step, which opens who or what is behind it for those who may read that. */
export function StepLink({ step, count, days, filter, name }: Props) {
  const words = useFiguresWords()
  const { number } = useFigureText()
  const roles = useStaff()?.roles ?? []
  if (count === 0 || !mayOpenSteps(roles)) return <>{number(count)}</>
  return (
    <TextLink
      as={PageLink}
      href={pathTo('opsRecord', { section: 'figures', id: step }, { days: String(days), ...filter })}
      aria-label={`${number(count)}. ${words.openRows(name)}`}
    >
      {number(count)}
    </TextLink>
  )
}
