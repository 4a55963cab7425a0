import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { type ItemsFilter, itemsQuery } from '../../api-editing.ts'
import { ItemRows, NoItems } from '../editing/item-list.tsx'
import { useContentWords } from '../../messages/editing/en.ts'
import { useMailWords } from '../../messages/mails/en.ts'

/** All mails by the feature that sends them. */
export function MailList({ filter }: { filter: ItemsFilter }) {
  const words = useMailWords()
  const { shown } = useContentWords()
  const list = useInfiniteQuery(itemsQuery(filter))
  return (
    <PagedList list={list} empty={<NoItems cleared={{ kind: 'mail' }} />} text={shown}>
      {(items) => (
        <div className="grid gap-6">
          {[...Map.groupBy(items, ({ group }) => group ?? '')].map(([group, mails]) => (
            <section key={group} aria-labelledby={`group-${group}`} className="grid gap-2">
              <h2 id={`group-${group}`} className="text-lg">
                {words.groups[group] ?? words.mails}
              </h2>
              <ItemRows items={mails} label={words.groups[group] ?? words.mails} level={3} />
            </section>
          ))}
        </div>
      )}
    </PagedList>
  )
}
