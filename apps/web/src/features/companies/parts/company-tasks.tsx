import type { CompanyTask } from '@fareeq/domain/companies/schema-notes.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { finishTask } from '../api-notes.ts'
import { AddTask, ChangeTask } from './company-task-dialog.tsx'
import { useCompanyNoteWords } from '../messages/notes/en.ts'

/** Open tasks by their day; what is done stays below. */
export function CompanyTasks({ companyId, tasks }: { companyId: string; tasks: readonly CompanyTask[] }) {
  const words = useCompanyNoteWords()
  const open = tasks.filter(({ done }) => !done)
  const done = tasks.filter((task) => task.done)
  return (
    <section className="grid gap-3" aria-label={words.tasks}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-strong">{words.tasks}</h3>
        <AddTask companyId={companyId} />
      </div>
      {open.length === 0 && <p className="text-sm text-ink-soft">{words.noTasks}</p>}
      <ul className="grid gap-2 empty:hidden">
        {open.map((task) => (
          <OpenTask key={task.id} companyId={companyId} task={task} />
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-sm text-ink-soft">{words.history(done.length)}</summary>
          <ul className="grid gap-2">
            {done.map((task) => (
              <DoneTask key={task.id} companyId={companyId} task={task} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type Props = { companyId: string; task: CompanyTask }

function useFinish(companyId: string, { id, version }: CompanyTask, done: boolean) {
  const words = useCompanyNoteWords()
  return useAction(() => finishTask(companyId, id, { done, expected_version: version }), {
    done: done ? words.finished : words.reopened,
  })
}

function OpenTask({ companyId, task }: Props) {
  const words = useCompanyNoteWords()
  const me = useStaff()?.id
  const { day } = useAmounts()
  const { text, due_day, is_late, owner } = task
  const { run, isPending } = useFinish(companyId, task, true)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-lg border border-line p-3 text-sm">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p dir="auto" className="text-[0.9375rem] wrap-anywhere">
          {text}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          <span>
            {words.until} <bdi>{day(due_day)}</bdi>
          </span>
          <span>
            {words.owner}: <bdi>{owner ? (owner.id === me ? words.you : owner.name) : words.nobody}</bdi>
          </span>
          {is_late && <Badge tone="danger">{words.late}</Badge>}
        </p>
      </div>
      <div className="flex gap-2">
        <ChangeTask companyId={companyId} task={task} />
        <Button size="small" kind="quiet" pending={isPending} onPress={() => void run()}>
          {words.finish}
        </Button>
      </div>
    </li>
  )
}

function DoneTask({ companyId, task }: Props) {
  const words = useCompanyNoteWords()
  const { text, done } = task
  const { run, isPending } = useFinish(companyId, task, false)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
      <div className="grid min-w-0 flex-1 basis-48">
        <p dir="auto" className="wrap-anywhere text-ink-soft line-through">
          {text}
        </p>
        {done && (
          <p className="text-ink-faint">
            {words.doneBy} <bdi>{done.by}</bdi> · <RelativeTime at={new Date(done.at)} />
          </p>
        )}
      </div>
      <Button size="small" kind="ghost" pending={isPending} onPress={() => void run()}>
        {words.reopen}
      </Button>
    </li>
  )
}
