import { BULK_TARGETS, type SelectionState, bulkLife, isRunning, isUndone } from '@fareeq/domain/selections/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useWrite } from '../../../platform/i18n/i18n.tsx'
import { cacheWhole } from '../../../platform/calls/cache-answer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { cx } from '../../../ui/cx.ts'
import { ProgressBar } from '../../../ui/display/progress.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { type BulkRequest, beginBulk, bulkQuery, previewQuery, stopBulk, undoBulk } from '../api-bulks.ts'
import { usePipelineWords } from './use-pipeline-words.ts'

/** Above the sections at the bottom of a phone. */
const BAR =
  'sticky bottom-3 z-20 mt-4 max-lg:bottom-20 rounded-xl border border-line bg-raised shadow-float max-lg:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]'

type Props = { request: Omit<BulkRequest, 'to'>; count: number; onStarted: (id: string) => void; onClear: () => void }

/** Who is selected, where to, and a dry run before anything moves. */
export function BulkBar({ request, count, onStarted, onClear }: Props) {
  const words = usePipelineWords()
  const [to, setTo] = useState<SelectionState>('interview')
  const [isOpen, setOpen] = useState(false)
  const preview = useQuery({ ...previewQuery({ ...request, to }), enabled: isOpen }).data
  const begin = useAction(async () => onStarted((await beginBulk({ ...request, to })).id))
  return (
    <div role="region" aria-label={words.bulk} className={cx(BAR, 'flex flex-wrap items-end gap-3 p-3')}>
      <p className="me-auto self-center font-strong">{words.chosen(count)}</p>
      <SelectField
        label={words.bulkTo}
        options={BULK_TARGETS.map((id) => ({ id, label: words.states[id] }))}
        value={to}
        onChange={(id) => setTo(BULK_TARGETS.find((one) => one === id) ?? 'interview')}
        className="w-56"
      />
      <Button onPress={() => setOpen(true)}>{words.bulkMove}</Button>
      <Button kind="ghost" onPress={onClear}>
        {words.unselect}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={words.bulkTitle.replace('{step}', words.states[to])}
        kind="primary"
        confirmLabel={words.bulkMove}
        onConfirm={async () => {
          if (!preview || preview.moves === 0) return words.bulkNobody
          await begin.run()
          return undefined
        }}
      >
        <div aria-live="polite" className="grid gap-1">
          <p className="font-strong">{preview ? words.willMove(preview.moves) : words.counting}</p>
          {preview && preview.back > 0 && <p className="text-warning">{words.willGoBack(preview.back)}</p>}
          {preview?.stays.map(({ reason, count: n, names }) => (
            <div key={reason} className="text-sm text-ink-soft">
              <p>
                {words.willStay(n)}: {words.obstacles[reason]}
              </p>
              {names.length > 0 && (
                <p className="text-ink wrap-anywhere">
                  {names.map((name, at) => (
                    <Fragment key={`${at} ${name}`}>
                      {at > 0 && words.comma}
                      <bdi>{name}</bdi>
                    </Fragment>
                  ))}
                  {n > names.length && names.length > 1 && ` ${words.andMore(n - names.length)}`}
                </p>
              )}
            </div>
          ))}
        </div>
      </ConfirmDialog>
    </div>
  )
}

/** Progress of a bulk move; stopped in the middle, undone as one. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const words = usePipelineWords()
  const write = useWrite()
  const query = bulkQuery(id)
  const { data } = useQuery(query)
  const set = async (work: Promise<NonNullable<typeof data>>) => cacheWhole(query.queryKey, await work)
  const stop = useAction(() => set(stopBulk(id)))
  const undo = useAction(() => set(undoBulk(id)))
  if (!data) return null
  const { state, total, moved, skipped, kept } = data
  const done = moved + skipped
  return (
    <div role="region" aria-label={words.bulk} className={cx(BAR, 'grid gap-2 p-4')}>
      <p aria-live="polite" className="font-strong">
        {words.bulkStates[state]}
        {!isUndone(state) && ` · ${write(`${done} / ${total}`)}`}
      </p>
      {!isUndone(state) && <ProgressBar label={words.bulk} labelHidden value={done / Math.max(total, 1)} />}
      <p className="text-sm text-ink-soft">
        {isUndone(state)
          ? words.bulkReturned(moved - kept)
          : [words.bulkMoved(moved), words.willStay(skipped)].filter(Boolean).join(' · ')}
        {kept > 0 && ` · ${words.bulkKept(kept)}`}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {bulkLife.next(state, 'stop') && (
          <Button size="small" kind="quiet" pending={stop.isPending} onPress={() => void stop.run()}>
            {words.stop}
          </Button>
        )}
        {bulkLife.next(state, 'undo') && moved > 0 && (
          <Button size="small" kind="quiet" pending={undo.isPending} onPress={() => void undo.run()}>
            {words.undo}
          </Button>
        )}
        {!isRunning(state) && (
          <Button size="small" kind="ghost" onPress={onClose}>
            {words.closeBulk}
          </Button>
        )}
      </div>
    </div>
  )
}
