import { type Lang, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { scriptOf } from '@fareeq/domain/kernel/names/names.ts'
import { nominationErrors } from '@fareeq/domain/nominations/errors.ts'
import { MAX_REASONS, REASON_LENGTH } from '@fareeq/domain/nominations/limits.ts'
import type { NominatedResult, StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { stepList } from '@fareeq/domain/selections/rules-names.ts'
import { Plus, X } from 'lucide-react'
import { faultText } from '../../../forms/faults.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { AlsoIn } from '../../../ui/fields/written-in.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { type PersonReasons, TOO_LONG, isTooLong, trimmedReasons } from './reason-drafts.ts'
import { nameOf } from './use-candidate-facts.ts'
import { useStandingMarks } from './use-standing-marks.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'

type Props = {
  candidate: StaffCandidate
  reads: Lang
  value: PersonReasons
  onChange: (value: PersonReasons) => void
  error?: string | undefined
  /** They are nominated before the promised steps of the selection. */
  mustExplain: boolean
  /** Why they were not nominated a moment ago. */
  refusal: NominatedResult['refusal']
  autoFocus: boolean
  /** Undefined where nobody else is left. */
  onRemove: (() => void) | undefined
}

/** One of several: why this person, in words the client will read. */
export function NominatePerson(props: Props) {
  const { candidate, reads, value, onChange, error, mustExplain, refusal, autoFocus, onRemove } = props
  const words = useChoosingWords().form
  const lang = useLang()
  const { reasons, second_reasons } = value
  const here = candidate.refusals.find(({ is_here }) => is_here)
  const asksAgain = here !== undefined || refusal?.code === nominationErrors.refused_before.code
  const filled = trimmedReasons([...reasons, ...second_reasons])
  const isMissing = filled.length > 0 && !filled.some((reason) => scriptOf(reason) === reads)
  const lacksReason = trimmedReasons(reasons).length === 0
  const isUnconfirmed = asksAgain && !value.again
  const tooLong = error && faultText(TOO_LONG, lang)
  const hasLong = [...reasons, ...second_reasons, value.early_reason].some(isTooLong)
  const isUnexplained = mustExplain && !value.early_reason.trim()
  const marks = useStandingMarks(candidate)
  return (
    <fieldset className="grid min-w-0 gap-3.5 border-b border-line pb-5 last-of-type:border-0 last-of-type:pb-0">
      <legend className="float-start flex w-full items-center justify-between gap-3 pb-1 font-strong">
        <bdi className="wrap-anywhere">{nameOf(candidate)}</bdi>
        {onRemove && (
          <IconButton size="small" label={words.remove(nameOf(candidate))} onPress={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </legend>
      {refusal && (
        <Banner tone="danger" role="alert">
          {refusal.message}
        </Banner>
      )}
      {marks.length > 0 && (
        <Banner tone="warning" title={words.known}>
          <ul className="list-disc ps-4.5">
            {marks.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {!candidate.verified && <Banner tone="warning">{words.unverified}</Banner>}
      {here && (
        <Banner tone="warning" title={words.refusedTitle}>
          {here.reason && <bdi>{here.reason}</bdi>}
        </Banner>
      )}
      {asksAgain && (
        <Checkbox
          value={value.again}
          onChange={(again) => onChange({ ...value, again })}
          error={isUnconfirmed && !lacksReason ? error : undefined}
        >
          {words.again}
        </Checkbox>
      )}
      <ReasonLines
        reasons={reasons}
        onChange={(lines) => onChange({ ...value, reasons: lines })}
        error={lacksReason || !(isUnconfirmed || isUnexplained || hasLong) ? error : undefined}
        tooLong={tooLong}
        autoFocus={autoFocus}
        isFirst
      />
      <AlsoIn lang={otherLang(reads)} open={trimmedReasons(second_reasons).length > 0}>
        {(labelIn) => (
          <ReasonLines
            reasons={second_reasons}
            onChange={(lines) => onChange({ ...value, second_reasons: lines })}
            tooLong={tooLong}
            labelIn={labelIn}
          />
        )}
      </AlsoIn>
      {mustExplain && (
        <TextAreaField
          label={words.earlyReason}
          hint={words.earlyHint(stepList(candidate.standing.open_steps, lang))}
          limit={REASON_LENGTH}
          rows={2}
          value={value.early_reason}
          onChange={(early_reason) => onChange({ ...value, early_reason })}
          error={isTooLong(value.early_reason) ? tooLong : isUnexplained ? error : undefined}
        />
      )}
      {isMissing && (
        <p role="status" className="text-sm text-warning">
          {words.otherLanguage[reads]}
        </p>
      )}
    </fieldset>
  )
}

type LinesProps = {
  reasons: readonly string[]
  onChange: (reasons: string[]) => void
  error?: string | undefined
  /** Said at each line it is true of. */
  tooLong: string | undefined
  isFirst?: boolean
  autoFocus?: boolean
  labelIn?: (label: string) => string
}

/** One sentence a line, and one more on request. */
function ReasonLines({ reasons, onChange, error, tooLong, isFirst, autoFocus = false, labelIn = String }: LinesProps) {
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
          autoFocus={at === 0 ? autoFocus : true}
          value={reason}
          onChange={(text) => onChange(reasons.map((old, index) => (index === at ? text : old)))}
          error={isTooLong(reason) ? tooLong : at === 0 ? error : undefined}
        />
      ))}
      {reasons.length < MAX_REASONS && (
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
