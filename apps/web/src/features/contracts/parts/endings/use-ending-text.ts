import { END_REASON_NAMES, GIST_TEXTS } from '@fareeq/domain/contracts/rules-endings.ts'
import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import type { Seat } from '../../api.ts'
import { useEndingWords } from '../../messages/endings/en.ts'
import { useDayText } from '../use-term-text.ts'

type Noticed = Pick<TalentContract, 'ending' | 'company'> & { readonly talent: Pick<TalentContract['talent'], 'name'> }
type NoticeTerms = NonNullable<TalentContract['ending']>

/** How the end of a contract reads for a side; `null` for staff, who read both by name. */
export function useEndingText(seat: Seat | null) {
  const words = useEndingWords()
  const lang = useLang()
  const day = useDayText()
  const giver = ({ given_by }: NoticeTerms, { company, talent }: Noticed) =>
    given_by === seat ? words.givenBy.own : bidiIsolate(given_by === 'talent' ? talent.name : company, lang)
  return {
    /** In a list; undefined where nobody gave notice. */
    inList: (contract: Noticed) =>
      contract.ending ? words.inList(day(contract.ending.last_day), giver(contract.ending, contract)) : undefined,
    title: (ending: NoticeTerms) => words.endsOn(day(ending.last_day)),
    notice: (ending: NoticeTerms, contract: Noticed) =>
      words.notice(giver(ending, contract), day(ending.given_at.slice(0, 10))),
    reason: ({ reason, gist }: NoticeTerms) =>
      reason ? words.reason(END_REASON_NAMES[reason][lang]) : GIST_TEXTS[gist][lang],
  }
}
