import { REPORT_WORDS } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import type { Personality } from '@fareeq/domain/assessments/schema-report.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { TraitsChart } from './traits-chart.tsx'

type Props = {
  personality: Personality | null
  /** Placeholder where there is nothing to show. */
  empty: { title: string; text: string; action?: ReactNode }
  children?: ReactNode
}

/** The five traits; nobody passes or fails them. */
export function PersonalityCard({ personality, empty, children }: Props) {
  const words = REPORT_WORDS[useLang()]
  return (
    <Card as="section" id="personality" aria-labelledby="personality-title" className="scroll-mt-24 lg:p-7">
      <CardHead
        id="personality-title"
        title={words.personality}
        text={personality ? words.personalityText : undefined}
      />
      {personality ? <TraitsChart traits={personality.traits} /> : <EmptyState compact {...empty} />}
      {children}
    </Card>
  )
}
