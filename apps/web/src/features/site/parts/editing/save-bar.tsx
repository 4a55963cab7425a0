import { momentsAt } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { mayWithdraw } from '@fareeq/domain/site/rules-editing.ts'
import { siteErrors } from '@fareeq/domain/site/errors.ts'
import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { TimeField } from '../../../../ui/dates/time-field.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { type ItemBody, withdrawItem } from '../../api-editing.ts'
import type { ItemForm } from './item-form.ts'
import { useMailWords } from '../../messages/mails/en.ts'
import { useContentWords } from '../../messages/editing/en.ts'

type Props = { item: EditedItem; editing: ItemForm }

/** Draft, publish, plan, withdraw; in sight below a long text where there is room. */
export function SaveBar({ item, editing }: Props) {
  const words = useContentWords()
  const { save, done, isPending } = editing
  const { kind, slug, version, is_public } = item
  const mailWords = useMailWords()
  const { withdraw, withdrawText, withdrawn } = kind === 'mail' ? mailWords : words
  const run = async (as: ItemBody['as'], publish_at?: string) => {
    if (await save(as, publish_at)) void showToast({ title: done[as], tone: 'positive' })
  }
  return (
    <div className="z-10 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-1 py-3 lg:sticky lg:bottom-0">
      <Button pending={isPending} onPress={() => void run('published')}>
        {words.publish}
      </Button>
      <Button type="submit" kind="quiet" pending={isPending}>
        {words.saveDraft}
      </Button>
      <PlanDialog isDisabled={isPending} onPlan={(at) => run('planned', at)} />
      {is_public && mayWithdraw(kind) && (
        <ConfirmButton
          label={withdraw}
          button={{ kind: 'ghost', isDisabled: isPending }}
          text={withdrawText}
          onConfirm={() => runWithToast(withdrawItem({ kind, slug }, version), withdrawn)}
        />
      )}
    </div>
  )
}

type PlanProps = { isDisabled: boolean; onPlan: (at: string) => Promise<void> }

/** Refusals of the text are shown at its fields, behind the dialog. Not during a save, after which the form begins anew. */
function PlanDialog({ isDisabled, onPlan }: PlanProps) {
  const words = useContentWords()
  const [lang, zone] = [useLang(), useZone()]
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState('09:00')
  const plan = async () => {
    const at = day && momentsAt(zone, `${day}T${time}`)[0]
    if (!at || at <= new Date()) return siteErrors.plan_in_past[lang]
    return onPlan(at.toISOString())
  }
  return (
    <ConfirmButton
      label={words.plan}
      button={{ kind: 'quiet', isDisabled }}
      kind="primary"
      text={words.planText}
      onConfirm={plan}
    >
      <FormRow>
        <DateField label={words.planDay} value={day} onChange={setDay} isRequired />
        <TimeField label={words.planTime} value={time} onChange={setTime} />
      </FormRow>
    </ConfirmButton>
  )
}
