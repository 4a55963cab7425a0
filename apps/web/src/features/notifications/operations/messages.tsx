import { isIdText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { mayReadMessages } from '@fareeq/domain/notifications/rules-staff.ts'
import { MESSAGE_CHANNELS, type MessageChannel, TROUBLES } from '@fareeq/domain/notifications/limits.ts'
import type { Trouble } from '@fareeq/domain/notifications/schema-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type MessageFilter, messagesQuery } from '../api-messages.ts'
import { TroubledCard } from '../parts/troubled-card.tsx'
import { useMessageWords } from '../messages/ops/en.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const { hrefOf, show } = sectionAddress('messages')

export function Screen() {
  const words = useMessageWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!mayReadMessages(staff.roles)) return <NoAccess words={words} />
  const state = TROUBLES.find((trouble) => trouble === query.state) ?? 'failed'
  const channel = MESSAGE_CHANNELS.find((messageChannel) => messageChannel === query.channel)
  // The home of colleagues leads to one of them.
  const messageId = query.id && isIdText(query.id) ? query.id : undefined
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      {messageId ? (
        <Button kind="quiet" size="small" className="mb-5" onPress={() => show({ state, channel })}>
          {words.showEvery}
        </Button>
      ) : (
        <Filters state={state} channel={channel} />
      )}
      <List filter={{ state, ...(channel && { channel }), ...(messageId && { id: messageId }) }} />
    </>
  )
}

function Filters({ state, channel }: { state: Trouble; channel: MessageChannel | undefined }) {
  const words = useMessageWords()
  const { data } = useInfiniteQuery(messagesQuery({ state, ...(channel && { channel }) }))
  const countOf = (id: Trouble) => data?.pages[0]?.meta.counts.find((count) => count.state === id)?.count
  return (
    <div className="mb-5 flex flex-wrap items-end gap-4">
      <Segmented
        label={words.state}
        options={TROUBLES.map((id) => ({
          id,
          label: countOf(id) ? `${words.states[id]} (${countOf(id)})` : words.states[id],
        }))}
        value={state}
        onChange={(next) => show({ state: next, channel })}
        className="w-full sm:w-auto"
      />
      <FilterField
        label={words.channel}
        all={words.allChannels}
        options={MESSAGE_CHANNELS.map((id) => ({ id, label: words.channels[id] }))}
        value={channel}
        onChange={(channel) => show({ state, channel })}
        className="w-full sm:w-60"
      />
    </div>
  )
}

function List({ filter }: { filter: MessageFilter }) {
  const words = useMessageWords()
  return (
    <StaffCards
      list={useInfiniteQuery(messagesQuery(filter))}
      words={{ ...words, emptyTitle: filter.state === 'dismissed' ? words.noneDismissed : words.emptyTitle }}
      allHref={filter.channel && hrefOf({ state: filter.state ?? 'failed' })}
      card={(message) => <TroubledCard key={message.id} message={message} />}
    />
  )
}
