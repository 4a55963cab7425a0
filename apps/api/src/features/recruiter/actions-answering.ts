import { mayEdit } from '@fareeq/domain/client-projects/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { adjusted } from '@fareeq/domain/recruiter/rules-search.ts'
import { type Plan, type Task, planOf } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import { withChanges } from '@fareeq/domain/recruiter/rules-requirement.ts'
import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import type { RecruiterCommand } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { Screen } from '@fareeq/domain/recruiter/schema-stored.ts'
import { KNOWLEDGE } from '../../engines/brief-reader/knowledge.ts'
import { type TurnReading, readTurn } from '../../engines/brief-reader/read-turn.ts'
import type { RequestContext } from '../../platform/context.ts'
import { projectOf } from '../client-projects/queries.ts'
import { ask } from './actions-asking.ts'
import { compose, estimate, offerReplacements, replace } from './actions-composing.ts'
import { compare, explainPerson, interviewQuestions, scorecard, showPerson, shownCount } from './actions-explaining.ts'
import { find } from './actions-finding.ts'
import { type People, type Reader, peopleById, readerOf, spokenNames } from './actions-people.ts'
import { prepare } from './actions-preparing.ts'
import { advise, speak, unclear } from './actions-speaking.ts'
import { type Outcome, type Turn, link, plain } from './actions-turn.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { RecruiterConversationRow } from './rows.ts'

export type AnsweredTurn = { readonly turn: Turn; readonly outcome: Outcome; readonly reading: TurnReading }

const idsOn = (screen: Screen | null): string[] =>
  screen === null
    ? []
    : screen.kind === 'people'
      ? [...screen.ids]
      : screen.proposals.flatMap(({ seats }) => seats.map(({ id }) => id))

type Input = { readonly text: string; readonly lang: Lang; readonly command: RecruiterCommand | undefined }

/** Reads a message and decides what is said, shown and prepared; changes nothing. */
export async function answerMessage(
  ctx: RequestContext,
  conversation: RecruiterConversationRow,
  { text, lang, command }: Input,
): Promise<AnsweredTurn> {
  const reader = await readerOf({ ...ctx, lang }, conversation.timezone)
  const people = await peopleById(ctx, idsOn(conversation.shown))
  const reading = readTurn(text, {
    requirement: conversation.requirement,
    question: conversation.question,
    names: reader.isNamed ? [...people.values()].flatMap(spokenNames) : [],
  })
  const changed = withChanges(conversation.requirement, reading.changes, KNOWLEDGE)
  const requirement = adjusted(changed, reading.adjustments, ctx.now)
  const turn = turnOf(
    { ctx, reader, conversation, text, lang, people },
    { requirement, references: reading.references },
  )
  if (command) return { turn, reading, outcome: await obey(turn, command) }
  const hasChanges = JSON.stringify(changed) !== JSON.stringify(conversation.requirement)
  if (hasChanges && (await isClosed(turn)))
    return { turn, reading, outcome: { sentences: [plain(turn.say.closedRequest)] } }
  const plan = planOf({
    intents: reading.intents,
    hasChanges,
    hasAdjustments: reading.adjustments.length > 0,
    requirement,
    asked: conversation.asked,
    shown: conversation.shown?.kind ?? null,
  })
  return { turn, reading, outcome: await carryOut(turn, plan, conversation.asked.length === 0) }
}

type TurnParts = {
  ctx: RequestContext
  reader: Reader
  conversation: RecruiterConversationRow
  text: string
  lang: Lang
  people: People
}

export const turnOf = (
  { ctx, reader, conversation, text, lang, people }: TurnParts,
  { requirement, references }: Pick<Turn, 'requirement' | 'references'>,
): Turn => ({
  ctx,
  reader,
  conversation,
  text,
  lang,
  people,
  requirement,
  references,
  screen: conversation.shown,
  say: sentencesIn(lang),
})

/** A request with a contract no longer changes, and neither does what was said of it. */
async function isClosed({ ctx, conversation }: Turn): Promise<boolean> {
  const { viewer, db } = ctx
  if (viewer.kind !== 'client' || conversation.project_id === null) return false
  const project = await projectOf(db, viewer.userId, conversation.project_id)
  return project !== undefined && !mayEdit(project)
}

async function carryOut(turn: Turn, plan: Plan, isFirst: boolean): Promise<Outcome> {
  switch (plan.kind) {
    case 'say':
      return speak(turn, plan.intent)
    case 'ask':
      return ask(turn, plan.question, isFirst)
    case 'do':
      return perform(turn, plan.task)
    case 'unclear':
      return unclear(turn)
  }
}

async function obey(turn: Turn, command: RecruiterCommand): Promise<Outcome> {
  switch (command.kind) {
    case 'replacements':
      return offerReplacements(turn, command)
    case 'replace':
      return replace(turn, command)
    case 'prepare':
      return prepare(turn, command.action, command.proposal)
  }
}

export async function perform(turn: Turn, task: Task): Promise<Outcome> {
  const { say } = turn
  switch (task) {
    case 'find':
      return find(turn)
    case 'more':
      return find(turn, { skipped: shownCount(turn) })
    case 'compose':
      return compose(turn)
    case 'cost':
      return estimate(turn)
    case 'why':
    case 'whynot':
      return explainPerson(turn)
    case 'compare':
      return compare(turn)
    case 'replace':
      return offerReplacements(turn, null)
    case 'show':
    case 'save':
      return showPerson(turn)
    case 'shortlist':
      return prepare(turn, 'shortlist')
    case 'draft':
      return prepare(turn, 'request', turn.screen?.kind === 'squads' ? 0 : null)
    case 'book':
      return prepare(turn, 'meeting')
    case 'questions':
      return interviewQuestions(turn)
    case 'scorecard':
      return scorecard(turn)
    case 'advise':
      return advise(turn)
    case 'slots':
      return { sentences: [plain(say.slots)], choices: [link(say.choices.nominations, pathTo('nomination'))] }
    case 'feedback':
      return {
        sentences: [plain(say.feedback.none)],
        choices: [link(say.choices.interviews, pathTo('interviewsList'))],
      }
    case 'renewal':
      return { sentences: [plain(say.renewal.none)], choices: [link(say.choices.renewals, pathTo('clientRenewals'))] }
  }
}
