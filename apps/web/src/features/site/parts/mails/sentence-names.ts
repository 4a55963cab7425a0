import type { MailSentence } from '@fareeq/domain/site/schema-editing.ts'
import type { ar } from '../../messages/mails/ar.ts'

type Sentence = Pick<MailSentence, 'id' | 'slot' | 'variants'>

/** A sentence of some cases is named by them; numbered as well where another one of its slot has the same. */
export function sentenceNames(
  sentences: readonly Sentence[],
  fields: Readonly<Record<string, string>>,
  { variants, separator }: Pick<typeof ar, 'variants' | 'separator'>,
): ReadonlyMap<string, string> {
  const casesOf = (sentence: Sentence) => sentence.variants.map((variant) => variants[variant]).join(separator)
  const withVariants = sentences.filter((sentence) => sentence.variants.length > 0)
  return new Map(
    withVariants.map((sentence) => {
      const cases = casesOf(sentence)
      const same = withVariants.filter((other) => other.slot === sentence.slot && casesOf(other) === cases)
      const nth = same.length > 1 ? ` ${same.indexOf(sentence) + 1}` : ''
      return [sentence.id, `${fields[sentence.slot] ?? sentence.slot}${nth} · ${cases}`]
    }),
  )
}
