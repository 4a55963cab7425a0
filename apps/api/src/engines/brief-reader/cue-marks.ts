import { type Token, phraseOf } from './tokens.ts'
import { phraseStandsAt } from './lexicon.ts'
import { CUES, type Cue, NOT_NEGATIONS, NOT_REQUIRED } from './vocabulary/cues.ts'

type CuePhrase = { readonly words: readonly string[]; readonly cue: Cue | 'idiom' | 'optional' }
const cueLexicon = new Map<string, CuePhrase[]>()
const addCue = (cue: CuePhrase['cue'], forms: readonly string[]) => {
  for (const form of forms) {
    const words = phraseOf(form)
    const [first = ''] = words
    cueLexicon.set(first, [...(cueLexicon.get(first) ?? []), { words, cue }])
  }
}
for (const cue of Object.keys(CUES) as Cue[]) addCue(cue, CUES[cue])
addCue('idiom', NOT_NEGATIONS)
addCue('optional', NOT_REQUIRED)

export type CueMark = { readonly cue: CuePhrase['cue']; readonly from: number; readonly to: number }

/** All cues of a text; the same words may be several. */
export function cuesOf(tokens: readonly Token[]): CueMark[] {
  return tokens.flatMap((token, at) =>
    [...new Set(token.bare)].flatMap((stem) =>
      (cueLexicon.get(stem) ?? []).flatMap(({ words, cue }) =>
        phraseStandsAt(tokens, at, words, stem) ? [{ cue, from: at, to: at + words.length - 1 }] : [],
      ),
    ),
  )
}
