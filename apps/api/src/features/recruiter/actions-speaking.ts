import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { NO_REQUIREMENT } from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { SpokenIntent } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import { type Outcome, type Turn, button, link, plain, press } from './actions-turn.ts'

/** What is answered in a sentence, with what is possible instead. */
export function speak(turn: Turn, intent: SpokenIntent): Outcome {
  const { say, reader } = turn
  const { choices } = say
  const sentences = [plain(say.intents[intent])]
  const meeting =
    reader.audience === 'company'
      ? [press(choices.meeting, { kind: 'prepare', action: 'meeting', proposal: null })]
      : []
  switch (intent) {
    case 'greeting':
    case 'help':
    case 'injection':
      return { sentences, choices: choices.roles.map(button) }
    case 'restart':
      return {
        event: 'restart',
        sentences,
        requirement: NO_REQUIREMENT,
        screen: null,
        choices: choices.roles.map(button),
      }
    case 'human':
    case 'insult':
      return { sentences, choices: [...meeting, link(choices.contact, pathTo('contact', {}, { topic: 'hiring' }))] }
    case 'about':
      return { sentences, choices: [link(choices.how, pathTo('howSuggestions'))] }
    case 'salary':
      return { sentences, choices: [button(choices.cost)] }
    case 'attribute':
    case 'contact':
    case 'complaint':
    case 'thanks':
      return { sentences }
  }
}

/** Who does not know what they need begins with a team of a kind. */
export const advise = ({ say }: Turn): Outcome => ({
  event: 'tell',
  sentences: [plain(say.advise)],
  blocks: [
    {
      kind: 'texts',
      title: say.choices.compose,
      items: say.teams_for.map(({ name, text }) => ({ text: `${name}: ${text}`, citation: null })),
    },
  ],
  choices: say.teams_for.map(({ text }) => button(text)),
})

const ARABIC_OR_LATIN = /[\p{Script=Arabic}\p{Script=Latin}]/u

/** Nothing was understood: what can be said instead. */
export function unclear({ say, text, requirement }: Turn): Outcome {
  const isOther = !ARABIC_OR_LATIN.test(text) && /\p{L}/u.test(text)
  const next = requirement.roles.length > 0 ? [button(say.choices.showNow)] : say.choices.roles.map(button)
  return { sentences: [plain(isOther ? say.otherLanguage : say.unclear)], choices: next }
}
