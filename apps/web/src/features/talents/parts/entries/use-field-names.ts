import { MIN_SKILLS, type RequiredField } from '@fareeq/domain/talents/rules-profile.ts'
import { useWizardWords } from '../wizard/use-wizard-words.ts'

/** A required field by the name it has where it is asked for. */
export function useFieldNames(): (field: RequiredField) => string {
  const { fields } = useWizardWords()
  return (field) => (field === 'skills' ? fields.skills(MIN_SKILLS) : fields[field])
}
