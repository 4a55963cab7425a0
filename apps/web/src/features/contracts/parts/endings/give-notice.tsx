import {
  CLIENT_END_REASONS,
  type ClientEndReason,
  type EndReason,
  TALENT_END_REASONS,
  type TalentEndReason,
  WORDS_LENGTH,
} from '@fareeq/domain/contracts/limits.ts'
import { END_REASON_NAMES } from '@fareeq/domain/contracts/rules-endings.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import type { OwnContract, Seat } from '../../api.ts'
import { giveNoticeAsClient, giveNoticeAsTalent, giveNoticeFor } from '../../api-endings.ts'
import { useEndingWords } from '../../messages/endings/en.ts'
import { useDayText } from '../use-term-text.ts'

type EndWindow = NonNullable<OwnContract['end_window']>
type Fields = { side: Seat; last_day: string | null; reason: EndReason | null; words: string }
const RESOLVER = rulesOf(({ last_day, reason }: Fields) => ({
  last_day: last_day ? undefined : rule.required.code,
  reason: reason ? undefined : rule.required.code,
}))
const fieldsOf = (side: Seat): Fields => ({ side, last_day: null, reason: null, words: '' })
const REASONS = { client: CLIENT_END_REASONS, talent: TALENT_END_REASONS } as const
/** The server refuses a reason that is not one of this side. */
const ofClient = (reason: EndReason) => reason as ClientEndReason
const ofTalent = (reason: EndReason) => reason as TalentEndReason

/** Where a side may end its contract by notice. */
export function EndCard({ contract: { id, end_window: window }, seat }: { contract: OwnContract; seat: Seat }) {
  const { card: words } = useEndingWords()
  const day = useDayText()
  if (!window) return null
  return (
    <Card as="section" aria-labelledby="end-title">
      <CardHead id="end-title" title={words.title} text={words.text(day(window.from))} />
      <GiveNotice id={id} window={window} seat={seat} />
    </Card>
  )
}

/** `seat` is null for staff, who say on whose behalf. */
export function GiveNotice({ id, window, seat }: { id: string; window: EndWindow; seat: Seat | null }) {
  const { card, form } = useEndingWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {card.open}
        </Button>
      }
      title={form.title}
      text={form.text}
      isDismissable={false}
    >
      {(close) => <NoticeForm id={id} window={window} seat={seat} close={close} />}
    </Dialog>
  )
}

type FormProps = { id: string; window: EndWindow; seat: Seat | null; close: () => void }

function NoticeForm({ id, window, seat, close }: FormProps) {
  const { form: words, givenBy, forManager } = useEndingWords()
  const lang = useLang()
  const day = useDayText()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: fieldsOf(seat ?? 'client'),
    send: async ({ side, last_day, reason, words }) => {
      if (!last_day || !reason) return
      const [forClient, forTalent] = [
        { last_day, reason: ofClient(reason), words },
        { last_day, reason: ofTalent(reason), words },
      ]
      if (seat === 'client') await giveNoticeAsClient(id, forClient)
      else if (seat === 'talent') await giveNoticeAsTalent(id, forTalent)
      else await giveNoticeFor(id, side === 'client' ? { side, ...forClient } : { side, ...forTalent })
    },
    done: words.done,
    onDone: close,
  })
  const { side } = form.watch()
  return (
    <Form {...props} aria-label={words.title}>
      {!seat && (
        <FormSelect
          name="side"
          control={control}
          label={words.side}
          options={(['client', 'talent'] as const).map((id) => ({ id, label: givenBy[id] }))}
        />
      )}
      <FormField name="last_day" control={control}>
        {({ ref: _, ...field }) => (
          <DateField
            {...field}
            label={words.last}
            hint={words.lastHint(day(window.from), day(window.to))}
            minValue={window.from}
            maxValue={window.to}
            isRequired
          />
        )}
      </FormField>
      <FormSelect
        name="reason"
        control={control}
        label={words.reason}
        hint={forManager}
        options={REASONS[side].map((id) => ({ id, label: END_REASON_NAMES[id][lang] }))}
      />
      <FormProse name="words" control={control} label={words.words} optional rows={3} limit={WORDS_LENGTH} />
      <p className="text-sm text-ink-soft">{words.consequences}</p>
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
