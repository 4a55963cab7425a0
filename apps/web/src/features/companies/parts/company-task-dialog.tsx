import { TASK_LENGTH } from '@fareeq/domain/companies/limits.ts'
import { mayReadCompanies } from '@fareeq/domain/companies/rules.ts'
import type { CompanyTask } from '@fareeq/domain/companies/schema-notes.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useQuery } from '@tanstack/react-query'
import { FormField } from '../../../forms/form-field.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { addTask, changeTask } from '../api-notes.ts'
import { useCompanyNoteWords } from '../messages/notes/en.ts'

type Fields = { text: string; owner_id: string | null; due_day: string | null }
const RESOLVER = rulesOf(({ text, owner_id, due_day }: Fields) => ({
  text: text.trim() ? undefined : rule.required.code,
  owner_id: owner_id ? undefined : rule.choice.code,
  due_day: due_day ? undefined : rule.required.code,
}))

export function AddTask({ companyId }: { companyId: string }) {
  const words = useCompanyNoteWords()
  const trigger = (
    <Button size="small" kind="quiet">
      {words.addTask}
    </Button>
  )
  return (
    <Dialog trigger={trigger} title={words.addTask}>
      {(close) => <Body companyId={companyId} close={close} />}
    </Dialog>
  )
}

export function ChangeTask({ companyId, task }: { companyId: string; task: CompanyTask }) {
  const words = useCompanyNoteWords()
  const trigger = (
    <Button size="small" kind="ghost">
      {words.change}
    </Button>
  )
  return (
    <Dialog trigger={trigger} title={words.changeTask}>
      {(close) => <Body companyId={companyId} task={task} close={close} />}
    </Dialog>
  )
}

/** A separate component, so that its state is reset on reopening. */
function Body({ companyId, task, close }: { companyId: string; task?: CompanyTask; close: () => void }) {
  const words = useCompanyNoteWords()
  const me = useStaff()?.id ?? null
  const { data = [] } = useQuery(colleaguesQuery())
  const owners = data.filter(({ roles }) => mayReadCompanies(roles)).map(({ id, name }) => ({ id, label: name }))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text: task?.text ?? '', owner_id: task ? (task.owner?.id ?? null) : me, due_day: task?.due_day ?? null },
    send: async ({ text, owner_id, due_day }) => {
      if (!owner_id || !due_day) return
      const body = { text, owner_id, due_day }
      if (task) await changeTask(companyId, task.id, { ...body, expected_version: task.version })
      else await addTask(companyId, body)
    },
    done: words.saved,
    onDone: close,
    isLast: true,
  })
  return (
    <Form {...props} aria-label={words.task}>
      <FormText name="text" control={control} label={words.task} hint={words.taskHint} limit={TASK_LENGTH} isRequired />
      <FormSelect
        name="owner_id"
        control={control}
        label={words.owner}
        placeholder={words.chooseOwner}
        options={owners}
        isRequired
      />
      <FormField name="due_day" control={control}>
        {({ ref: _, ...field }) => <DateField {...field} label={words.dueDay} isRequired />}
      </FormField>
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
