import type { Stage } from '@fareeq/domain/client-projects/rules-stages.ts'
import type { BoardRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { pathTo } from '../../../paths.ts'
import { useLocale } from '../../../platform/i18n.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { RelativeTime } from '../../../ui/moments.tsx'
import { useBoardWords } from './use-board-words.ts'

export const STAGE_TONES: Record<Stage, Tone> = {
  describing: 'neutral',
  meeting: 'warning',
  searching: 'point',
  nominated: 'accent',
  contracted: 'positive',
}
const MOST_TECHNOLOGIES = 5

/** A request on the board; the whole of it leads into its room. */
export function BoardCard({ request }: { request: BoardRequest }) {
  const words = useBoardWords()
  const locale = useLocale()
  const { id, name, stage, client, role_name, technologies, manager, nominations, shortlisted } = request
  const meeting =
    request.meeting_start_time &&
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' }).format(
      new Date(request.meeting_start_time),
    )
  const waiting = [words.nominations(nominations), shortlisted > 0 && words.shortlisted(shortlisted)].filter(Boolean)
  return (
    <Card as="li" interactive className="grid content-start gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={STAGE_TONES[stage]} dot>
          {words.stages[stage]}
        </Badge>
        <RelativeTime at={new Date(request.updated_at)} className="text-sm text-ink-faint" />
      </div>
      <h2 className="text-lg wrap-anywhere">
        <PageLink href={pathTo('opsRecord', { section: 'requests', id })} className="after:absolute after:inset-0">
          <bdi>{name || words.unnamed}</bdi>
        </PageLink>
      </h2>
      <p className="text-sm text-ink-soft wrap-anywhere">
        <bdi>{client.name}</bdi>
        {role_name && ` · ${role_name}`}
      </p>
      {technologies.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {technologies.slice(0, MOST_TECHNOLOGIES).map((one) => (
            <Badge key={one.id}>{one.name}</Badge>
          ))}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {waiting.join(' · ')}
        {meeting && ` · ${words.meeting}: ${meeting}`}
      </p>
      <p className="text-sm text-ink-soft">
        {words.manager}: <bdi className="text-ink">{manager ?? words.nobody}</bdi>
      </p>
    </Card>
  )
}
