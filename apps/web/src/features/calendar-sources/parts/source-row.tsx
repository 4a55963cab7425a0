import { calendarSourceErrors } from '@fareeq/domain/calendar-sources/errors.ts'
import type { CalendarSource } from '@fareeq/domain/calendar-sources/schema.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { LtrIsolate } from '../../../ui/display/filled.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { type Realm, removeSource } from '../api.ts'
import { useCalendarSourceWords } from '../messages/en.ts'

/** One calendar: when it was last read, or since when and why not. */
export function SourceRow({ source, realm }: { source: CalendarSource; realm: Realm }) {
  const words = useCalendarSourceWords()
  const [lang, write, moment] = [useLang(), useWrite(), useMoment()]
  const { id, host, read_at, failure, failed_since, busy_times } = source
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-strong wrap-anywhere">
            <LtrIsolate>{host}</LtrIsolate>
          </span>
          <Badge tone={failure ? 'warning' : 'positive'} dot>
            {failure ? words.failed : words.read}
          </Badge>
        </p>
        {failure && failed_since && (
          <p className="text-sm">
            {sentence(calendarSourceErrors[`source_${failure}`], lang)} {words.failing(moment(failed_since))}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          <time dateTime={read_at}>{words.readAt(moment(read_at))}</time>
          {' · '}
          {write(words.busy(busy_times))}
        </p>
      </div>
      <ConfirmButton
        label={words.remove}
        button={{ kind: 'quiet', size: 'small', 'aria-label': words.removeNamed(host) }}
        title={words.removeNamed(host)}
        text={words.removeText}
        confirmLabel={words.remove}
        onConfirm={() => removeSource(realm, id)}
      />
    </li>
  )
}
