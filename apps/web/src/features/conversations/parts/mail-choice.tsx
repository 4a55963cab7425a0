import { MAIL_CHOICES } from '@fareeq/domain/conversations/limits.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { chooseMails, staffConversationsQuery } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'

/** Which conversations a colleague is written to about. */
export function MailChoiceField() {
  const { label, choices, saved } = useConversationWords().mails
  const { data } = useInfiniteQuery(staffConversationsQuery(true, useLang()))
  const choose = useAction(chooseMails, { done: saved })
  const value = choose.pendingArgs?.[0] ?? data?.pages[0]?.meta.mails ?? null
  return (
    <SelectField
      label={label}
      className="w-full sm:w-64"
      options={MAIL_CHOICES.map((id) => ({ id, label: choices[id] }))}
      value={value}
      onChange={(next) => {
        const choice = MAIL_CHOICES.find((name) => name === next)
        if (choice) void choose.run(choice)
      }}
    />
  )
}
