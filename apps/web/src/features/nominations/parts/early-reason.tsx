import { stepList } from '@fareeq/domain/selections/rules-names.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { useNominationWords } from '../messages/en.ts'

type Props = {
  nomination: Pick<Nomination, 'early_reason' | 'early_steps'>
  /** They are behind the talent by now. */
  isCompleteNow?: boolean
}

/** That somebody was nominated before the promised steps: which were open, and the reason a colleague gave. */
export function EarlyReason({ nomination: { early_reason, early_steps }, isCompleteNow = false }: Props) {
  const words = useNominationWords()
  const lang = useLang()
  if (!early_reason) return null
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {early_steps ? words.earlyBefore(stepList(early_steps, lang)) : words.early}{' '}
      <span className="text-ink">
        <UserText labelled>{early_reason}</UserText>
      </span>
      {isCompleteNow && ` ${words.completeNow}`}
    </p>
  )
}
