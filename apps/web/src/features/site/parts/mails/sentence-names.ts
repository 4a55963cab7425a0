import type { MailSentence } from '@fareeq/domain/site/schema-editing.ts'
import type { ar } from '../../messages/mails/ar.ts'

type Sentence = Pick<MailSentence, 'id' | 'slot' | 'variants'>

/** A sentence of some cases is named by them; numbered as well where another one of its slot has the same. */
export function sentenceNames(
  sentences: readonly Sentence[],
  fields: Readonly<Record<string, string>>,
  { variants, separator }: Pick<typeof ar, 'variants' | 'separator'>,
): ReadonlyMap<string, string> {
  const casesOf = (one: Sentence) => one.variants.map((variant) => variants[variant]).join(separator)
  const withVariants = sentences.filter((one) => one.variants.length > 0)
  return new Map(
    withVariants.map((one) => {
      const cases = casesOf(one)
      const same = withVariants.filter((other) => other.slot === one.slot && casesOf(other) === cases)
      const nth = same.length > 1 ? ` ${same.indexOf(one) + 1}` : ''
      return [one.id, `${fields[one.slot] ?? one.slot}${nth} · ${cases}`]
    }),
  )
}
