import { missingAtStep } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { useProfile } from './step-profile.ts'
import { useFieldNames } from '../entries/use-field-names.ts'
import { useWizardWords } from '../../messages/wizard/en.ts'

/** Missing fields of a step, shown below it. */
export function StepLeft({ step }: { step: number }) {
  const words = useWizardWords()
  const nameOf = useFieldNames()
  const lang = useLang()
  const missing = missingAtStep(useProfile(), step)
  if (missing.length === 0) return null
  const names = new Intl.ListFormat(LOCALE[lang], { type: 'conjunction' }).format(missing.map(nameOf))
  return <p className="mt-8 border-t border-line pt-5 text-sm text-ink-soft">{words.left(names)}</p>
}
