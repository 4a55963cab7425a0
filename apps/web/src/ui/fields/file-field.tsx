// <FileField label=… accept={['.pdf', 'application/pdf']} maxBytes={10e6} file={{ name, size, progress }} onPick onRemove />
// The caller uploads and reports `progress` (0-1); this field validates size and type.
import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useLocale } from '../../platform/i18n/i18n.ts'
import { Button, IconButton } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { ERROR, LABEL } from './field-classes.ts'
import { ErrorLine } from './field-notes.tsx'
import type { FieldProps } from './field-parts.tsx'
import { ProgressBar } from '../display/progress.tsx'
import { useUiWords } from '../words/en.ts'

export type PickedFile = { name: string; size: number; progress?: number }

/** A file during its upload. */
export const toPickedFile = (sending: { source: File; progress: number } | null): PickedFile | null =>
  sending && { name: sending.source.name, size: sending.source.size, progress: sending.progress }

type Props = FieldProps & {
  accept: readonly string[]
  maxBytes: number
  /** «PDF أو DOCX»: the types for display. */
  kinds: ReactNode
  file: PickedFile | null
  onPick: (file: File) => void
  onRemove: () => void
  isDisabled?: boolean
}

const KB = 1024
const MB = 1024 * KB
const accepts = (file: File, kinds: readonly string[]) =>
  kinds.some((kind) =>
    kind.startsWith('.')
      ? file.name.toLowerCase().endsWith(kind)
      : kind.endsWith('/*')
        ? file.type.startsWith(kind.slice(0, -1))
        : file.type === kind,
  )

export function useFileSize() {
  const locale = useLocale()
  return (bytes: number) => {
    const small = bytes < MB
    const value = small ? Math.max(1, Math.round(bytes / KB)) : Math.round(bytes / (MB / 10)) / 10
    const unit = small ? 'kilobyte' : 'megabyte'
    // The short Arabic unit («م.ب») is hardly known.
    const unitDisplay = locale.startsWith('ar') ? 'long' : 'short'
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value)
  }
}

export function FileField({
  label,
  hint,
  error,
  optional,
  className,
  accept,
  maxBytes,
  kinds,
  file,
  onPick,
  onRemove,
  isDisabled,
}: Props) {
  const words = useUiWords()
  const size = useFileSize()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  /** The focused remove button is unmounted with it; the focus moves to the one that replaces it. */
  const [isRemoved, setRemoved] = useState(false)
  const remove = () => {
    setRemoved(true)
    onRemove()
  }
  const [refusal, setRefusal] = useState<string>()
  const offer = (picked: File | undefined) => {
    if (!picked) return
    const no = accepts(picked, accept)
      ? picked.size > maxBytes
        ? words.fileTooLarge(size(maxBytes))
        : undefined
      : words.fileWrongType
    setRefusal(no)
    if (!no) onPick(picked)
  }
  const dragOver = (event: DragEvent, isInside: boolean) => {
    event.preventDefault()
    setOver(isInside && !isDisabled)
  }
  const drop = (event: DragEvent) => {
    dragOver(event, false)
    if (!isDisabled) offer(event.dataTransfer.files[0])
  }
  const problem = refusal ?? error
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}n`}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <span id={id} className={LABEL}>
        {label}
        {optional && <span className="ms-1.5 text-sm font-normal text-ink-faint">({words.optional})</span>}
      </span>
      {file ? (
        <FileRow file={file} onRemove={remove} />
      ) : (
        <div
          data-drop-target={isOver || undefined}
          onDragOver={(event) => dragOver(event, true)}
          onDragLeave={(event) => dragOver(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
          onDrop={drop}
          onPaste={(event) => !isDisabled && offer(event.clipboardData.files[0])}
          className={cx(
            'flex flex-col items-center gap-2 rounded-lg border-[1.5px] border-dashed border-line-strong bg-raised px-4 py-7 text-center transition-colors data-drop-target:border-accent data-drop-target:bg-accent-soft',
            problem && 'border-danger',
          )}
        >
          <Upload aria-hidden className="size-6 text-ink-faint" />
          <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-[0.9375rem]">
            <span className="hidden xs:inline">{words.dropHere}</span>
            <Button
              kind="quiet"
              size="small"
              autoFocus={isRemoved}
              isDisabled={isDisabled}
              onPress={() => input.current?.click()}
            >
              {words.browse}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept={accept.join(',')}
              onChange={({ target }) => {
                offer(target.files?.[0])
                // Reset, so that the same file can be chosen again.
                target.value = ''
              }}
            />
          </div>
          <p className="text-sm text-ink-faint">
            {kinds} · {words.upTo(size(maxBytes))}
          </p>
        </div>
      )}
      <div id={`${id}n`} className="contents">
        {hint && <p className="text-sm text-ink-faint">{hint}</p>}
        <p role="alert" className={cx(ERROR, !problem && 'hidden')}>
          {problem && <ErrorLine>{problem}</ErrorLine>}
        </p>
      </div>
    </div>
  )
}

function FileRow({ file, onRemove }: { file: PickedFile; onRemove: () => void }) {
  const words = useUiWords()
  const size = useFileSize()
  const going = file.progress !== undefined && file.progress < 1
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-raised p-3 ps-4">
      <FileText aria-hidden className="size-6 flex-none text-accent" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.9375rem] font-strong">
          <bdi>{file.name}</bdi>
        </p>
        {going ? (
          <ProgressBar value={file.progress ?? 0} label={words.uploading(file.name)} labelHidden className="mt-1" />
        ) : (
          <span className="text-sm text-ink-faint">{size(file.size)}</span>
        )}
      </div>
      <IconButton label={words.remove(file.name)} size="small" onPress={onRemove}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
