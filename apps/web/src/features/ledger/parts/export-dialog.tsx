import { EXPORT_FORMATS, type ExportFormat } from '@fareeq/domain/ledger/rules-exports.ts'
import { daysOfMonth, monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { type DaySpan, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../forms/faults.ts'
import { useAction } from '../../../forms/use-action.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { exportsQuery, saveExport } from '../api-ops.ts'
import { useLedgerWords } from '../messages/en.ts'
import { DayRange } from './day-range.tsx'
import { useBooks } from './use-books.ts'

/** The entries of some days, for a spreadsheet or another program; last month unless said otherwise. */
export function ExportDialog() {
  const words = useLedgerWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet">
          <Download aria-hidden />
          {words.export}
        </Button>
      }
      title={words.export}
      text={words.exportText}
    >
      <Exports />
    </Dialog>
  )
}

function Exports() {
  const words = useLedgerWords()
  const lang = useLang()
  const { count } = useBooks()
  const [days, setDays] = useState<DaySpan>(() => daysOfMonth(monthsAfter(monthOf(riyadhDay(new Date())), -1)))
  const { data, error } = useQuery(exportsQuery(days))
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <DayRange days={days} answer={days} onChange={(next) => setDays({ ...days, ...next })} />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isCallFailure(error)
          ? failureText(error, lang)
          : data && words.exportCounts(count(data.entries), count(data.lines))}
      </p>
      {data && data.entries > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {EXPORT_FORMATS.map((format) => (
            <Format
              key={format}
              format={format}
              days={days}
              files={data.files.find((file) => file.format === format)?.count ?? 0}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type FormatProps = { format: ExportFormat; days: DaySpan; files: number }

/** A program takes so many lines at once: the rest is in further files. */
function Format({ format, days, files }: FormatProps) {
  const words = useLedgerWords()
  const { count } = useBooks()
  const save = useAction((file: number) => saveExport({ ...days, format, file }))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-52">
        <span className="block font-strong">{words.formats[format]}</span>
        <span className="block text-sm text-ink-soft">{words.formatNotes[format]}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        {Array.from({ length: files }, (_, index) => index + 1).map((file) => (
          <Button
            key={file}
            kind="quiet"
            size="small"
            pending={save.pendingArgs?.[0] === file}
            aria-label={`${words.download}: ${words.formats[format]}${files > 1 ? `, ${words.fileOf(count(file), count(files))}` : ''}`}
            onPress={() => void save.run(file)}
          >
            {files > 1 ? words.fileOf(count(file), count(files)) : words.download}
          </Button>
        ))}
      </span>
    </li>
  )
}
