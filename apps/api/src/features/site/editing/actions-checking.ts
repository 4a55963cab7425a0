import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { type Fault, Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { faultsOf, rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { cleanSentence, sentenceFault } from '@fareeq/domain/site/rules-mails.ts'
import { translationSchema, factsOf } from '@fareeq/domain/site/schema.ts'
import * as z from 'zod/mini'
import { type CatalogueMail, hashesOf } from '../../../platform/messages/mail-catalogue.ts'
import type { ItemName } from '../queries.ts'
import type { ItemTexts } from './queries-editing.ts'

/**
 * Validates each part by its kind; a fault has its path: `ar.sections.0.title`. A draft may lack words, but nothing in it may
 * be wrong.
 */
export function checked({ kind }: ItemName, texts: ItemTexts, isDraft: boolean): ItemTexts & { missing: Lang[] } {
  const { position, ...parts } = texts
  const schemas = { ar: translationSchema(kind), en: translationSchema(kind), facts: factsOf(kind) }
  const parsed = z.safeParse(z.object(schemas), parts, { reportInput: true })
  if (parsed.success) return { ...parsed.data, position, missing: [] }
  return { ...texts, missing: languagesMissing(faultsOf(parsed.error.issues), isDraft) }
}

/** Languages that lack words; anything worse is refused, and where it is no draft, that too. */
function languagesMissing(faults: Fault[], isDraft: boolean): Lang[] {
  const isLack = ({ kind }: Fault) => kind.code === rule.required.code
  if (faults.length > 0 && !(isDraft && faults.every(isLack)))
    throw new Refusal(platformErrors.invalid_input, { faults })
  return LANGS.filter((lang) => faults.some(({ field }) => field?.startsWith(`${lang}.`)))
}

/** The sentences of a mail are those of the code; what else was sent is left out. */
export function checkedMail(mail: CatalogueMail, texts: ItemTexts, isDraft: boolean): ItemTexts & { missing: Lang[] } {
  const sentencesIn = (lang: Lang) => mail.sentences.filter(({ places }) => places[lang] !== null)
  const translation = (lang: Lang) =>
    Object.fromEntries(
      sentencesIn(lang).map(({ id, slot }) => {
        const text = texts[lang][id]
        return [id, typeof text === 'string' ? cleanSentence(slot, text) : '']
      }),
    )
  const [ar, en] = [translation('ar'), translation('en')]
  const faults = LANGS.flatMap((lang) =>
    sentencesIn(lang).flatMap(({ id, slot, places }) => {
      const fault = sentenceFault({ slot, places: places[lang] ?? [] }, { ar, en }[lang][id] ?? '')
      return fault ? [{ ...fault, field: `${lang}.${id}` }] : []
    }),
  )
  return { ar, en, facts: { hashes: hashesOf(mail) }, position: 0, missing: languagesMissing(faults, isDraft) }
}
