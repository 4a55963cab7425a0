import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '../../../paths.ts'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { CompanyField } from '../../invoices/parts/operations/company-field.tsx'
import { useReportWords } from '../messages/en.ts'

type Fields = { company: string }
const RESOLVER = rulesOf(({ company }: Fields) => ({ company: company ? undefined : rule.required.code }))

/** The statement of any company, also of one that owes nothing. */
export function StatementDialog() {
  const words = useReportWords()
  return (
    <Dialog trigger={<Button kind="quiet">{words.statementOf}</Button>} title={words.statementOf}>
      {(close) => <StatementForm close={close} />}
    </Dialog>
  )
}

function StatementForm({ close }: { close: () => void }) {
  const words = useReportWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { company: '' },
    send: async ({ company }) => {
      close()
      await navigate(pathTo('opsRecord', { section: 'financial-reports', id: company }))
    },
  })
  return (
    <Form {...props} aria-label={words.statementOf}>
      <CompanyField control={control} name="company" label={words.sides.receivable.who} />
      <DialogSubmit label={words.statement} pending={isPending} />
    </Form>
  )
}
