import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { centreQuery, readNotices } from '../api-centre.ts'
import { NoticeLine } from './notice-line.tsx'
import { useCentreWords } from '../messages/centre/en.ts'

type NoticeFilter = 'all' | 'unread'

export function NoticeCentre({ onLeave }: { onLeave: () => void }) {
  const words = useCentreWords()
  const readAll = useAction(() => readNotices({ all: true }), { refused: 'handled' })
  const [filter, setFilter] = useState<NoticeFilter>('all')
  const unread = useInfiniteQuery(centreQuery(true)).data?.pages[0]?.meta.unread ?? 0
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <Segmented<NoticeFilter>
          label={words.show}
          labelHidden
          options={[
            { id: 'all', label: words.all },
            { id: 'unread', label: words.onlyUnread },
          ]}
          value={filter}
          onChange={setFilter}
        />
        {unread > 0 && (
          <Button kind="ghost" size="small" className="-mx-3.5" onPress={() => void readAll.run()}>
            <CheckCheck aria-hidden />
            {words.readAll}
          </Button>
        )}
      </div>
      <List unread={filter === 'unread'} onLeave={onLeave} />
    </>
  )
}

function List({ unread, onLeave }: { unread: boolean; onLeave: () => void }) {
  const words = useCentreWords()
  const list = useInfiniteQuery(centreQuery(unread))
  return (
    <PagedList
      list={list}
      compact
      empty={
        <EmptyState
          compact
          title={unread ? words.noneTitle : words.emptyTitle}
          text={unread ? words.noneText : words.emptyText}
          action={
            <ButtonLink
              as={PageLink}
              kind="quiet"
              href={pathTo('settings', {}, { tab: 'notifications' })}
              onClick={onLeave}
            >
              {words.settings}
            </ButtonLink>
          }
        />
      }
    >
      {(entries) => (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <NoticeLine key={entry.id} entry={entry} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
