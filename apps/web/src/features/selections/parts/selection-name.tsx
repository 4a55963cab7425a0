import type { Selection } from '@fareeq/domain/selections/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { nameOf } from './selection-facts.tsx'

export const recordOf = (id: string): string => pathTo('opsRecord', { section: 'talents', id })

/** Leads to the talent's page over the whole card; imported talents have none before they agree. */
export function SelectionName({ selection }: { selection: Selection }) {
  const name = <bdi>{nameOf(selection)}</bdi>
  if (selection.awaits_consent) return name
  return (
    <PageLink href={recordOf(selection.id)} draggable={false} className="after:absolute after:inset-0">
      {name}
    </PageLink>
  )
}
