import { bulkLife, isRunning, isUndone } from '@fareeq/domain/selections/states.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { cacheWhole } from '../../../platform/calls/cache-answer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ProgressBar } from '../../../ui/display/progress.tsx'
import { bulkQuery, stopBulk, undoBulk } from '../api-bulks.ts'
import { BAR } from './bulk-bar.tsx'
import { useBulkWords } from '../messages/bulk/en.ts'
import { usePipelineWords } from '../messages/en.ts'

/** Progress of a bulk action; stopped in the middle, undone as one. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useBulkWords()
  const { people } = usePipelineWords()
  const write = useWrite()
  const query = bulkQuery(id)
  const { data } = useQuery(query)
  const set = async (work: Promise<NonNullable<typeof data>>) => cacheWhole(query.queryKey, await work)
  const stop = useAction(() => set(stopBulk(id)))
  const undo = useAction(() => set(undoBulk(id)))
  if (!data) return null
  const { kind, state, total, moved, skipped, kept, may_undo } = data
  const done = moved + skipped
  return (
    <div role="region" aria-label={words.bulk} className={cx(BAR, 'grid gap-2 p-4')}>
      <p aria-live="polite" className="font-strong">
        {words.states[state]}
        {!isUndone(state) && ` · ${write(`${done} / ${total}`)}`}
      </p>
      {!isUndone(state) && <ProgressBar label={words.bulk} labelHidden value={done / Math.max(total, 1)} />}
      <p className="text-sm text-ink-soft">
        {isUndone(state)
          ? `${words.returned}: ${people(moved - kept)}`
          : [`${words.did[kind]}: ${people(moved)}`, words.willStay(skipped)].filter(Boolean).join(' · ')}
        {kept > 0 && ` · ${words.kept(kept)}`}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {bulkLife.next(state, 'stop') && (
          <Button size="small" kind="quiet" pending={stop.isPending} onPress={() => void stop.run()}>
            {words.stop}
          </Button>
        )}
        {may_undo && moved > 0 && (
          <Button size="small" kind="quiet" pending={undo.isPending} onPress={() => void undo.run()}>
            {words.undo}
          </Button>
        )}
        {!isRunning(state) && (
          <Button size="small" kind="ghost" onPress={onClose}>
            {words.close}
          </Button>
        )}
      </div>
    </div>
  )
}
