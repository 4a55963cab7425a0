import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import { type Lang, otherLang } from '@fareeq/domain/kernel/locale.ts'
import { scriptOf } from '@fareeq/domain/kernel/names.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { MOST_REASONS, REASON_LENGTH } from '@fareeq/domain/nominations/limits.ts'
import { Plus } from 'lucide-react'
import { FormField } from '../../../forms/form-field.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { AlsoIn } from '../../../ui/fields/second-face.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { nominate } from '../api-ops.ts'
import { useChoosingWords } from './use-choosing-words.ts'

type Props = { projectId: string; reads: Lang; candidate: StaffCandidate | null; onClose: () => void }

/** Why this person, in words the client will read. */
export function NominateDialog({ projectId, reads, candidate, onClose }: Props) {
  const words = useChoosingWords().form
  const name = [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ')
  return (
    <Dialog
      isOpen={candidate !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words.title(bidiIsolate(name, useLang()))}
      text={words.text[reads]}
      isDismissable={false}
    >
      {candidate && !candidate.verified && (
        <Banner tone="warning" className="mb-4">
          {words.unverified}
        </Banner>
      )}
      {candidate && <Reasons projectId={projectId} candidate={candidate} reads={reads} onDone={onClose} />}
    </Dialog>
  )
}

const trimmedReasons = (reasons: readonly string[]) => reasons.map((reason) => reason.trim()).filter(Boolean)

type ReasonsProps = { projectId: string; candidate: StaffCandidate; reads: Lang; onDone: () => void }

type ReasonFields = { reasons: string[]; second_reasons: string[] }
const RESOLVER = rulesOf(({ reasons }: ReasonFields) => ({
  reasons: trimmedReasons(reasons).length > 0 ? undefined : rule.required.code,
}))
const isOwn = (path: string): path is keyof ReasonFields => path === 'reasons' || path === 'second_reasons'
const fieldOf = (path: string) => [path.split('.')[0] ?? ''].find(isOwn)

function Reasons({ projectId, candidate: { id, refused }, reads, onDone }: ReasonsProps) {
  const words = useChoosingWords().form
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { reasons: [''], second_reasons: [''] },
    send: ({ reasons, second_reasons }) =>
      nominate({
        project_id: projectId,
        talent_id: id,
        reasons: trimmedReasons(reasons),
        second_reasons: trimmedReasons(second_reasons),
        again: refused !== null,
      }),
    fieldOf,
    done: words.sent,
    onDone,
  })
  const typed = trimmedReasons(form.watch(['reasons', 'second_reasons']).flat())
  const isMissing = typed.length > 0 && !typed.some((reason) => scriptOf(reason) === reads)
  return (
    <Form {...props} className="gap-4">
      {refused && (
        <Banner tone="warning" title={words.refusedTitle}>
          {refused.reason && <bdi>{refused.reason}</bdi>}
        </Banner>
      )}
      <FormField name="reasons" control={control}>
        {({ value, onChange, error }) => <ReasonLines reasons={value} onChange={onChange} error={error} isFirst />}
      </FormField>
      <AlsoIn lang={otherLang(reads)}>
        {(labelIn) => (
          <FormField name="second_reasons" control={control}>
            {({ value, onChange, error }) => (
              <ReasonLines reasons={value} onChange={onChange} error={error} labelIn={labelIn} />
            )}
          </FormField>
        )}
      </AlsoIn>
      {isMissing && (
        <p role="status" className="text-sm text-warning">
          {words.otherLanguage[reads]}
        </p>
      )}
      <DialogActions>
        <Button type="submit" pending={isPending}>
          {refused ? words.sendAgain : words.send}
        </Button>
        <Button kind="quiet" onPress={onDone}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Form>
  )
}

type LinesProps = {
  reasons: readonly string[]
  onChange: (reasons: string[]) => void
  error?: string | undefined
  isFirst?: boolean
  labelIn?: (label: string) => string
}

/** One sentence a line, and one more on request. */
function ReasonLines({ reasons, onChange, error, isFirst, labelIn = String }: LinesProps) {
  const words = useChoosingWords().form
  const number = new Intl.NumberFormat(useLocale())
  return (
    <>
      {reasons.map((reason, at) => (
        <TextAreaField
          // Index key: a reason has no other identity.
          key={`reason-${at}`}
          label={labelIn(words.reason(number.format(at + 1)))}
          hint={isFirst && at === 0 ? words.hint : undefined}
          limit={REASON_LENGTH}
          rows={2}
          autoFocus={isFirst ? at === reasons.length - 1 : at > 0}
          value={reason}
          onChange={(typed) => onChange(reasons.map((old, place) => (place === at ? typed : old)))}
          error={at === 0 ? error : undefined}
        />
      ))}
      {reasons.length < MOST_REASONS && (
        <div>
          <Button kind="quiet" size="small" onPress={() => onChange([...reasons, ''])}>
            <Plus aria-hidden />
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}
