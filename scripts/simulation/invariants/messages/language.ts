import type { Invariant } from '../../engine/watch.ts'

const INVITATION = /\/ops\/setup#|\/client\/join|\/bring-buddy\/invitation/
const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu
const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/** In the language of whoever reads, and in its letters. */
export const language: Invariant = {
  name: 'messages: in the reader’s language',
  receive({ expect }, { id, lang, subject, text, channel }, reader) {
    // Whoever is invited has not said what they read.
    if (!reader || INVITATION.test(text)) return
    expect(
      lang === reader.lang,
      () => `message ${id}, “${subject ?? text}”, is in ${lang}, and its reader reads ${reader.lang}`,
      reader.key,
    )
    if (channel !== 'email') return
    // Without addresses, names of technologies and products.
    const words = text.replaceAll(/https?:\/\/\S+/g, '')
    const [arabic, latin] = [countOf(words, ARABIC), countOf(words, LATIN)]
    const isOwn = lang === 'ar' ? arabic > latin / 2 : latin > arabic / 2
    expect(
      isOwn,
      () =>
        `message ${id}, “${subject}”, is said to be in ${lang}, and has ${arabic} Arabic and ${latin} Latin letters`,
      reader.key,
    )
  },
}
