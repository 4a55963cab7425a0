import { useQuery } from '@tanstack/react-query'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { endOtherSessions, sessionsQuery, endSession } from '../api.ts'
import { useSettingsWords } from '../messages/en.ts'
import type { OpenSession } from '@fareeq/domain/settings/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { SessionItem } from '../../accounts/parts/session-item.tsx'

function SessionRow({ session }: { session: OpenSession }) {
  const words = useSettingsWords().sessions
  const end = useAction(() => endSession(session.id), { done: words.ended, refused: 'handled', isLast: true })
  return <SessionItem session={session} words={words} end={end} />
}

export function SessionList() {
  const words = useSettingsWords().sessions
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery())
  const others = data?.filter(({ current }) => !current).length ?? 0
  return (
    <Card as="section" pad="large" aria-labelledby="sessions">
      <CardHead id="sessions" title={words.title} text={words.text} />
      {isError && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons label={words.loading}>
          <SkeletonRows rows={2} />
        </Skeletons>
      )}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {data && others === 0 && <p className="mt-4 text-sm text-ink-soft">{words.onlyHere}</p>}
      {others > 0 && (
        <ConfirmButton
          label={words.endOthers}
          button={{ kind: 'quiet', className: 'mt-5' }}
          title={words.endOthersTitle}
          text={words.endOthersText(others)}
          onConfirm={endOtherSessions}
        />
      )}
    </Card>
  )
}
