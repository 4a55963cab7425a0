import type { FunnelBy } from '@fareeq/domain/tracking/rules-funnel.ts'
import { useFiguresWords } from '../messages/en.ts'

/** The name of a campaign, source or language; null is the rest beyond the limit. */
export function useFunnelKey() {
  const { funnel: words } = useFiguresWords()
  return (by: FunnelBy, key: string | null): string => {
    if (key === null) return words.others
    return key === '' ? words.nowhere[by] : by === 'lang' ? (words.langs[key] ?? key) : key
  }
}
