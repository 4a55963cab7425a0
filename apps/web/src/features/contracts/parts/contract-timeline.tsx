import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { type HistoryTones, HistoryCard } from '../../../ui/layout/history-card.tsx'
import { useContractWords } from '../messages/en.ts'

const TONES: HistoryTones = {
  sign_by_talent: 'accent',
  sign_by_client: 'accent',
  renew: 'accent',
  come_near: 'point',
  take_back: 'danger',
  terminate: 'danger',
}

export const ContractTimeline = ({ timeline }: Pick<TalentContract, 'timeline'>) => (
  <HistoryCard id="timeline-title" entries={timeline} words={useContractWords().timeline} tones={TONES} />
)
