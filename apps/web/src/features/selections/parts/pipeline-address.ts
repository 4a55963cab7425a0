import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { DUE } from '@fareeq/domain/selections/limits.ts'
import { SELECTION_STATES } from '@fareeq/domain/selections/states.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import type { PipelineFilter } from '../api-ops.ts'

export const LAYOUTS = ['board', 'list'] as const
export type Layout = (typeof LAYOUTS)[number]
export type PipelineView = { layout: Layout; filter: PipelineFilter }

const ID = /^[0-9a-f-]{36}$/

/** URL state: the view survives a reload, can be shared, and is what a saved view keeps. */
export function viewIn(query: Readonly<Record<string, string | undefined>>): PipelineView {
  const step = SELECTION_STATES.find((selectionState) => selectionState === query['step'])
  const due = DUE.find((filter) => filter === query['due'])
  const { owner, role_id, q } = query
  return {
    layout: query['view'] === 'list' ? 'list' : 'board',
    filter: {
      ...(step && { step }),
      ...(owner && (owner === 'me' || owner === 'none' || ID.test(owner)) && { owner }),
      ...(due && { due }),
      ...(query['referred'] === '1' && { referred: '1' as const }),
      ...(role_id && { role_id }),
      ...(q && { q: q.slice(0, QUESTION_LENGTH) }),
    },
  }
}

export const viewAt = ({ layout, filter }: PipelineView): string =>
  pathTo('opsSection', { section: 'pipeline' }, { ...filter, view: layout === 'list' ? layout : undefined })

export const showView = (view: PipelineView) => void navigate(viewAt(view), { replace: true, keepScroll: true })
