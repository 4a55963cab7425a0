import { shownRanges, TIMES } from '@fareeq/domain/talents/rules-terms.ts'
import { Eye, LockKeyhole } from 'lucide-react'
import { type Control, useWatch } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { rangeTexts } from './amount-text.ts'
import type { TermsFields } from './terms-fields.ts'
import { useTermsWords } from '../../messages/terms/en.ts'

/** Who sees the salary; a range is shown to companies only where its owner ticks it, and then exactly this one. */
export function TermsRange({ control }: { control: Control<TermsFields, unknown, TermsFields> }) {
  const words = useTermsWords()
  const lang = useLang()
  const [times, full_time, part_time, isShown] = useWatch({
    control,
    name: ['times', 'full_time', 'part_time', 'salary_shown'],
  })
  const pay = { full_time, part_time }
  const ranges = shownRanges(
    {
      full_time: times.includes('full_time') ? pay.full_time : null,
      part_time: times.includes('part_time') ? pay.part_time : null,
    },
    isShown,
  )
  const rangeText = rangeTexts(ranges, words, lang)
  return (
    <div className="grid gap-1.5">
      <p className="flex items-start gap-2.5 text-sm text-ink-soft">
        <LockKeyhole aria-hidden className="mt-1 size-4 flex-none text-point-ink" />
        {words.hidden}
      </p>
      <FormField name="salary_shown" control={control}>
        {(field) => (
          <Checkbox {...field}>
            {words.range.show}
            <span className="block text-sm text-ink-soft">{words.range.consent}</span>
          </Checkbox>
        )}
      </FormField>
      {TIMES.some((time) => rangeText[time]) && (
        <p className="flex items-start gap-2.5 rounded-md bg-sunken p-3 text-sm">
          <Eye aria-hidden className="mt-1 size-4 flex-none text-ink-faint" />
          <span>
            {words.range.seen}
            {TIMES.map((time) =>
              rangeText[time] ? (
                <span key={time} className="block">
                  {words.time[time]}: {rangeText[time]}
                </span>
              ) : null,
            )}
          </span>
        </p>
      )}
    </div>
  )
}
