import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'

/** Client-side check of what the server would refuse. */
export function useSlotRefusals() {
  const lang = useLang()
  const { two_slots_only, two_slots_needed, slot_needed } = interviewErrors
  return { onlyTwo: two_slots_only[lang], needTwo: two_slots_needed[lang], need: slot_needed[lang] }
}
