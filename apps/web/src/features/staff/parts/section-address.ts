import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'

type Filter = Readonly<Record<string, string | undefined>>

/** URL state: the filter of a section survives a reload and can be shared; what is empty is left out. */
export function sectionAddress(section: string) {
  const hrefOf = (filter: Filter) => {
    const filled = Object.entries(filter).filter(([, value]) => value)
    return pathTo('opsSection', { section }, Object.fromEntries(filled))
  }
  return {
    hrefOf,
    show: (filter: Filter, options?: { keepScroll: true }) =>
      void navigate(hrefOf(filter), { replace: true, ...options }),
    /** Where everything is shown, while a filter hides some of it. */
    allHref: (filter: Filter) => (Object.values(filter).some(Boolean) ? hrefOf({}) : undefined),
  }
}

export const searchIn = ({ q = '' }: Filter) => q.slice(0, QUESTION_LENGTH)
