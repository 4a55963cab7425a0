import { MAX_SOURCES } from '@fareeq/domain/calendar-sources/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type Realm, sourcesQuery } from '../api.ts'
import { useCalendarSourceWords } from '../messages/en.ts'
import { ConnectForm } from './connect-form.tsx'
import { SourceRow } from './source-row.tsx'

/** Calendars elsewhere: what is read of them, whether it still can be, and a field for another one. */
export function ConnectedCalendars({ realm }: { realm: Realm }) {
  const words = useCalendarSourceWords()
  const { data, isError, isFetching, refetch } = useQuery(sourcesQuery(realm))
  return (
    <Card as="section" pad="large" aria-labelledby="calendar-sources">
      <CardHead id="calendar-sources" title={words.title} text={words.text[realm]} />
      {isError && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons label={words.loading}>
          <SkeletonRows rows={1} />
        </Skeletons>
      )}
      {data && data.length > 0 && (
        <ul aria-label={words.list} className="mb-5 divide-y divide-line border-y border-line">
          {data.map((source) => (
            <SourceRow key={source.id} source={source} realm={realm} />
          ))}
        </ul>
      )}
      {data && data.length < MAX_SOURCES && <ConnectForm realm={realm} />}
    </Card>
  )
}
