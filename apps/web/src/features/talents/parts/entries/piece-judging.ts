import { optionalText, personName, secondName } from '@fareeq/domain/kernel/fields.ts'
import { optionalLink } from '@fareeq/domain/talents/schema-entries.ts'
import { BIO_LENGTH } from '@fareeq/domain/talents/limits.ts'
import { experienceLength } from '@fareeq/domain/talents/schema-profile.ts'

/** What the pieces that are written must be, as the calls that save them say it. */
export const SCHEMAS = {
  name: personName(),
  secondName: secondName(),
  length: experienceLength(),
  bio: optionalText(BIO_LENGTH),
  link: optionalLink(),
}
