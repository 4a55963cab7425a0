import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { Download } from 'lucide-react'
import { useRef } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { exportAudit, readAudit } from '../../api.ts'
import { ar } from '../../messages/trail/ar.ts'
import { en, useTrailWords } from '../../messages/trail/en.ts'
import { useDetailLines } from './audit-details.tsx'
import type { AuditFilter } from './audit-filters.tsx'

const COLUMNS = ['at', 'actor', 'action', 'subject', 'details'] as const
const PAGE = 100

function saveFile(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = `fareeq-trail-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The filtered trail as a file, in the words of the screen; headings in both languages, cells safe for spreadsheets. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const words = useTrailWords()
  const detailLines = useDetailLines()
  const moment = useMoment()
  const stop = useRef<AbortController>(null)
  const row = (entry: AuditEntry) => [
    moment(entry.at),
    entry.actor_name ?? words.actors[entry.actor_kind],
    words.actions[entry.action] ?? entry.action,
    [words.subjects[entry.subject_kind] ?? entry.subject_kind, entry.subject_name].filter(Boolean).join(': '),
    detailLines(entry)
      .map(({ label, from, value }) => `${label && `${label}: `}${from === undefined ? '' : `${from} → `}${value}`)
      .join(' · '),
  ]
  const run = useAction(async () => {
    const { count, most } = await exportAudit(filter)
    if (count === 0) return showToast({ title: words.audit.exportNone, tone: 'info' })
    stop.current = new AbortController()
    const rows: string[][] = [COLUMNS.map((name) => `${ar.audit[name]} · ${en.audit[name]}`)]
    let cursor: string | undefined
    do {
      const { data, meta } = await readAudit({ ...filter, cursor, limit: PAGE }, stop.current.signal)
      rows.push(...data.map(row))
      cursor = meta.next_cursor ?? undefined
    } while (cursor && rows.length <= most)
    saveFile(csvOf(rows.slice(0, most + 1)))
    const title = count > most ? words.audit.exportMore.replace('{most}', String(most)) : words.audit.exported
    return showToast({ title, tone: 'positive' })
  })
  return (
    <>
      <Button kind="quiet" pending={run.isPending} onPress={() => void run.run()}>
        <Download aria-hidden />
        {words.audit.export}
      </Button>
      {run.isPending && (
        <Button kind="ghost" onPress={() => stop.current?.abort()}>
          {words.audit.exportStop}
        </Button>
      )}
    </>
  )
}
