import { optionalText, personName, secondName } from '@fareeq/domain/kernel/validation/fields.ts'
import { optionalLink } from '@fareeq/domain/talents/schema-entries.ts'
import { BIO_LENGTH } from '@fareeq/domain/talents/rules.ts'
import { experienceLength } from '@fareeq/domain/talents/schema-profile.ts'

/** Schemas of the self-saving fields, from their calls. */
export const SCHEMAS = {
  name: personName(),
  secondName: secondName(),
  length: experienceLength(),
  bio: optionalText(BIO_LENGTH),
  link: optionalLink(),
}
