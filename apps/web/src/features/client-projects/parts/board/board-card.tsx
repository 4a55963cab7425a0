import type { Stage } from '@fareeq/domain/client-projects/rules.ts'
import type { BoardRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { pathTo } from '../../../../paths.ts'
import { useBusinessTime } from '../../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { useRoleWords } from '../../messages/roles/en.ts'
import { useBoardWords } from '../../messages/board/en.ts'

export const STAGE_TONES: Record<Stage, Tone> = {
  describing: 'neutral',
  meeting: 'warning',
  searching: 'point',
  nominated: 'accent',
  contracted: 'positive',
}
const MAX_TECHNOLOGIES = 5

/** A request on the board, in columns that are read downwards; the whole of it leads to its page. */
export function BoardCard({ request }: { request: BoardRequest }) {
  const words = useBoardWords()
  const roleWords = useRoleWords()
  const moment = useBusinessTime()
  const { id, name, stage, client, role_name, technologies, manager, nominations, shortlisted, roles, people } = request
  const team = [roles > 1 && roleWords.roles(roles), roleWords.people(people)]
  const waiting = [words.nominations(nominations), shortlisted > 0 && words.shortlisted(shortlisted)].filter(Boolean)
  return (
    <Card
      as="li"
      interactive
      className="grid gap-x-8 gap-y-2.5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 className="text-[1.0625rem] leading-normal wrap-anywhere">
          <PageLink href={pathTo('opsRecord', { section: 'requests', id })} className="after:absolute after:inset-0">
            <bdi>{name || words.unnamed}</bdi>
          </PageLink>
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <bdi>{client.name}</bdi>
          {client.company && (
            <>
              {' · '}
              <bdi>{client.company}</bdi>
            </>
          )}
        </p>
        {(role_name || technologies.length > 0) && (
          <p className="flex flex-wrap items-center gap-1.5 text-sm">
            {role_name && <span className="me-1">{role_name}</span>}
            {people > 1 && <Badge tone="point">{team.filter(Boolean).join(' · ')}</Badge>}
            {technologies.slice(0, MAX_TECHNOLOGIES).map((technology) => (
              <Badge key={technology.id}>{technology.name}</Badge>
            ))}
          </p>
        )}
      </div>
      <div className="grid content-start justify-items-start gap-1 text-sm text-ink-soft">
        <Badge tone={STAGE_TONES[stage]} dot>
          {words.stages[stage]}
        </Badge>
        <p>{waiting.join(' · ')}</p>
        {request.meeting_start_time && (
          <p>
            {words.meeting}: <bdi>{moment(request.meeting_start_time)}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm md:col-span-2 lg:col-span-1 lg:grid lg:content-start lg:justify-normal lg:gap-y-1">
        <p className="text-ink-faint">
          {words.manager}:{' '}
          <bdi className={cx(manager ? 'text-ink' : 'text-warning')}>{manager?.name ?? words.nobody}</bdi>
        </p>
        <RelativeTime at={new Date(request.updated_at)} className="text-ink-faint" />
      </div>
    </Card>
  )
}
