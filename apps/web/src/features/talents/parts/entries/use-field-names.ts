import { MIN_SKILLS, type RequiredField } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { useWizardWords } from '../../messages/wizard/en.ts'

/** Label of a required field, as in its form. */
export function useFieldNames(): (field: RequiredField) => string {
  const { fields } = useWizardWords()
  return (field) => (field === 'skills' ? fields.skills(MIN_SKILLS) : fields[field])
}
