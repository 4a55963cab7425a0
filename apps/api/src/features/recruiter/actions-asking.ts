import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Question } from '@fareeq/domain/recruiter/limits.ts'
import { isSquad, namedRoles } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import type { AnswerChoice } from '@fareeq/domain/recruiter/schema-answer.ts'
import { type Outcome, type Turn, button, plain } from './actions-turn.ts'

/** One question, with answers as buttons; once anybody can be looked for, the results are one press away. */
export function ask(turn: Turn, question: Question, isFirst: boolean): Outcome {
  const { requirement, say } = turn
  const isSearchable = namedRoles(requirement).length > 0
  const now = isSearchable ? [button(isSquad(requirement) ? say.choices.teamNow : say.choices.showNow)] : []
  return {
    event: isSearchable ? 'complete' : 'tell',
    question,
    sentences: [...(isFirst && isSearchable ? [plain(say.understood)] : []), plain(questionText(turn, question))],
    choices: [...choicesOf(turn, question), ...now],
  }
}

function questionText({ requirement, say, lang }: Turn, question: Question): string {
  if (question !== 'count') return say.questions[question]
  const open = requirement.roles.filter(({ count }) => count === null)
  const [only] = open
  return open.length === 1 && only?.role ? say.questions.count(roleName(only.role, lang)) : say.questions.countOfAll
}

function choicesOf({ requirement, say }: Turn, question: Question): AnswerChoice[] {
  const { choices } = say
  const buttons = (labels: readonly string[]) => labels.map(button)
  switch (question) {
    case 'roles':
      return buttons(choices.roles)
    case 'skills':
      return buttons(choices.skills)
    case 'count':
      return requirement.roles.length > 1 ? [button(choices.oneEach)] : buttons(Object.values(choices.counts))
    case 'seniority':
      return buttons([...Object.values(choices.levels), choices.anyLevel])
    case 'start':
      return buttons(Object.values(choices.starts))
    case 'duration':
      return buttons(Object.values(choices.durations))
    case 'budget':
      return [button(choices.noBudget)]
    case 'hours':
      return buttons(Object.values(choices.hours))
  }
}
