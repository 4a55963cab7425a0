import { evidenceTitle } from '@fareeq/domain/talent-evidence/rules-text.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { STEP_NAMES, stepList } from '@fareeq/domain/selections/rules-names.ts'
import type { ReactNode } from 'react'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { EvidenceList } from '../../talent-evidence/parts/evidence-list.tsx'
import { useNominationWords } from '../messages/en.ts'

type Props = { nomination: Pick<Nomination, 'evidence' | 'open_steps' | 'planned'>; answers: ReactNode }

/** What is proved of a nominee, which promised steps are still open, and what comes next. */
export function NominationEvidence({ nomination: { evidence, open_steps, planned }, answers }: Props) {
  const title = evidenceTitle(useLang())
  if (!evidence) return null
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-strong">{title}</p>
      <EvidenceList evidence={evidence} answers={answers} />
      <OpenSteps steps={open_steps} planned={planned} />
    </div>
  )
}

/** Nothing where all promised steps are behind them. */
export function OpenSteps({ steps, planned }: { steps: Nomination['open_steps']; planned: Nomination['planned'] }) {
  const words = useNominationWords().steps
  const [lang, write, zone] = [useLang(), useWrite(), useZone()]
  if (steps.length === 0) return null
  const open = words.open(stepList(steps, lang))
  const day = planned?.at ? formatDay(wallDay(zone, new Date(planned.at)), lang) : null
  const next = planned ? words.next(STEP_NAMES[planned.step][lang], day) : words.notPlanned
  return <p className="text-sm text-ink-soft">{write(`${open} ${next}`)}</p>
}
