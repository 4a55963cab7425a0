import { ANSWER_LENGTH } from '@fareeq/domain/tickets/limits.ts'
import { type TicketTemplate, templateForm } from '@fareeq/domain/tickets/schema-inbox.ts'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { addTemplate, changeTemplate } from '../api-inbox.ts'
import { useInboxWords } from '../messages/inbox/en.ts'

const RESOLVER = resolverOf(templateForm())

type Props = { template?: TicketTemplate; close: () => void }

/** Both languages side by side. The version that was opened is the one that is replaced. */
export function TemplateForm({ template, close }: Props) {
  const words = useInboxWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      name_ar: template?.name_ar ?? '',
      name_en: template?.name_en ?? '',
      text_ar: template?.text_ar ?? '',
      text_en: template?.text_en ?? '',
    },
    send: (body) =>
      template ? changeTemplate(template.id, { ...body, version: template.version }) : addTemplate(body),
    done: words.saved,
    onDone: close,
    guardUnsaved: true,
  })
  return (
    <Form {...props} className="gap-4">
      <p className="text-sm text-ink-soft">{words.placeholders}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <div lang="ar" dir="rtl" className="grid content-start gap-4">
          <FormText name="name_ar" control={control} label={words.templateName} />
          <FormProse name="text_ar" control={control} label={words.templateText} limit={ANSWER_LENGTH} rows={7} />
        </div>
        <div lang="en" dir="ltr" className="grid content-start gap-4">
          <FormText name="name_en" control={control} label={words.templateNameEn} />
          <FormProse name="text_en" control={control} label={words.templateTextEn} limit={ANSWER_LENGTH} rows={7} />
        </div>
      </div>
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
