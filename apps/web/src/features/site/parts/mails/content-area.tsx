import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import type { ItemsFilter } from '../../api-editing.ts'
import { showFilter } from '../editing/content-address.ts'
import { useMailWords } from '../../messages/mails/en.ts'

const AREAS = ['site', 'mails'] as const

/** Texts of the site, or of mails. */
export function ContentArea({ filter }: { filter: ItemsFilter }) {
  const words = useMailWords()
  return (
    <Segmented
      label={words.area}
      labelHidden
      options={AREAS.map((id) => ({ id, label: words[id] }))}
      value={filter.kind === 'mail' ? 'mails' : 'site'}
      onChange={(area) => showFilter(area === 'mails' ? { kind: 'mail' } : {})}
    />
  )
}
