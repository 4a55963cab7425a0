import { INTENTS, type Intent, QUESTIONS, type Question } from '../../packages/domain/src/recruiter/limits.ts'
import { NO_REQUIREMENT, withChanges } from '../../packages/domain/src/recruiter/rules-requirement.ts'
import type { Budget, Requirement } from '../../packages/domain/src/recruiter/schema-requirement.ts'
import { KNOWLEDGE } from '../../apps/api/src/engines/brief-reader/knowledge.ts'
import { readTurn } from '../../apps/api/src/engines/brief-reader/read-turn.ts'
import { list } from '../../apps/api/src/engines/brief-reader/vocabulary/lists.ts'

/** Short names of roles in the labelled conversations. */
const ROLE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  list(`
    fe frontend_developer | be backend_developer | fs fullstack_developer | mob mobile_developer | ios ios_developer |
    and android_developer | sw software_developer | devops devops_engineer | cloud cloud_engineer | de data_engineer |
    sre site_reliability_engineer | ds data_scientist | da data_analyst | bi bi_developer | ai ai_engineer |
    mlops mlops_engineer | qa qa_engineer | ta test_automation_engineer | pd product_designer | des designer |
    gd graphic_designer | md motion_designer | ux ux_researcher | pm product_manager | po product_owner |
    prj project_manager | sm scrum_master | ba business_analyst | tl tech_lead | arch software_architect |
    sec security_engineer | pen penetration_tester | sa security_analyst | net network_engineer |
    em engineering_manager | sys system_administrator | its it_support_specialist | dba database_administrator |
    cms cms_developer | cto cto | erp erp_developer | lc low_code_developer | game game_developer |
    emb embedded_engineer | bc blockchain_developer | tw technical_writer | cons technical_consultant | any`).map(
    (entry) => {
      const [name = '', role = ''] = entry.split(' ')
      return [name, role]
    },
  ),
)
/** One message: what was asked before it, and what is known after it. */
type LabelledTurn = { readonly question: Question | null; readonly text: string; readonly label: string }
export type LabelledConversation = {
  readonly id: string
  readonly kind: string
  readonly turns: readonly LabelledTurn[]
}

export function parseCorpus(text: string): LabelledConversation[] {
  return text
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n')
      const [id = '', kind = ''] = head.split(' ')
      const turns: LabelledTurn[] = []
      let question: Question | null = null
      let text = ''
      for (const line of lines) {
        const rest = line.slice(2).trim()
        if (line.startsWith('A')) question = QUESTIONS.find((name) => name === rest) ?? null
        else if (line.startsWith('U')) text = rest
        else if (line.startsWith('=')) {
          turns.push({ question, text, label: rest })
          question = null
        }
      }
      return { id, kind, turns }
    })
}

/** Slot → value: what is compared. */
export type Slots = Map<string, string>
type Gold = { slots: Slots; intents: Intent[]; references: string[] }

const setRole = (slots: Slots, role: string, words: readonly string[]) => {
  slots.set(role, 'yes')
  let isBudget = false
  for (const word of words) {
    if (isBudget) slots.set(`${role}.budget`, word)
    if (/^x\d+$/.test(word)) slots.set(`${role}.count`, word.slice(1))
    else if (['junior', 'mid', 'senior'].includes(word)) slots.set(`${role}.seniority`, word)
    else if (word === 'full' || word === 'part') slots.set(`${role}.time`, word)
    else if (word.startsWith('+')) slots.set(`${role}.skill.${word.slice(1)}`, 'yes')
    else if (word.startsWith('-')) slots.delete(`${role}.skill.${word.slice(1)}`)
    isBudget = word === 'budget'
  }
}

const removeRole = (slots: Slots, role: string) => {
  for (const key of Array.from(slots.keys())) if (key === role || key.startsWith(`${role}.`)) slots.delete(key)
}

/** A label says what changes; the slots before it stay. */
function applyLabel(before: Slots, label: string): Gold {
  const slots = new Map(before)
  const intents: Intent[] = []
  const references: string[] = []
  for (const item of label.split(';').map((part) => part.trim())) {
    const [first = '', ...words] = item.split(/\s+/)
    const value = words.join(' ')
    if (first === '') continue
    if (first.startsWith('!')) {
      const intent = INTENTS.find((name) => name === first.slice(1))
      if (!intent) throw new TypeError(`unknown intent: ${first}`)
      intents.push(intent)
    } else if (first === 'ref') references.push(ROLE_NAMES[value] ?? value)
    else if (first === 'dur') slots.set('duration', value)
    else if (first === 'start') slots.set('start', value)
    else if (first === 'lang') slots.set(`language.${words[0]}`, words[1] ?? 'any')
    else if (first === '-lang') slots.delete(`language.${words[0]}`)
    else if (first === 'country') slots.set(`country.${value}`, 'yes')
    else if (first === 'budget') slots.set('budget', value)
    else if (first === '-budget') slots.delete('budget')
    else if (['hours', 'zone', 'part'].includes(first)) slots.set(first, value)
    else if (first === 'verified' || first === 'qualified') slots.set(first, 'yes')
    else if (first.startsWith('-')) removeRole(slots, roleIn(first.slice(1)))
    else {
      const role = roleIn(first)
      if (role !== '' && slots.has('')) moveRole(slots, '', role)
      setRole(slots, role, words)
    }
  }
  // Without any feature left, nobody is meant.
  if (slots.has('') && ![...slots.keys()].some((key) => key.startsWith('.'))) slots.delete('')
  return { slots, intents, references }
}
const roleIn = (name: string): string => {
  const role = ROLE_NAMES[name]
  if (role === undefined) throw new TypeError(`unknown role: ${name}`)
  return role
}
const moveRole = (slots: Slots, from: string, to: string) => {
  for (const [key, value] of slots)
    if (key === from || key.startsWith(`${from}.`)) slots.set(`${to}${key.slice(from.length)}`, value).delete(key)
}

const budgetText = ({ amount, currency, scope }: Budget): string =>
  `${amount}${currency ?? ''}${scope ? `/${scope}` : ''}`
const startText = (start: NonNullable<Requirement['start']>): string => {
  if (start.kind === 'immediately') return 'now'
  if (start.kind === 'weeks') return `${start.weeks}w`
  return `${start.year ?? ''}-${String(start.month).padStart(2, '0')}`
}

/** A requirement as slots. */
export function slotsOf(requirement: Requirement): Slots {
  const slots: Slots = new Map()
  for (const { role, count, seniority, time, skills, budget } of requirement.roles) {
    const name = role ?? ''
    const hasFeature = count !== null || seniority || time || skills.length > 0 || budget
    if (role === null && !hasFeature) continue
    slots.set(name, 'yes')
    if (count !== null) slots.set(`${name}.count`, String(count))
    if (seniority) slots.set(`${name}.seniority`, seniority)
    if (time) slots.set(`${name}.time`, time === 'full_time' ? 'full' : 'part')
    if (budget) slots.set(`${name}.budget`, budgetText(budget))
    for (const skill of skills) slots.set(`${name}.skill.${skill}`, 'yes')
  }
  const { duration, start, hours, zone, part, languages, countries, budget, verified, qualified } = requirement
  if (duration !== null) slots.set('duration', String(duration))
  if (start) slots.set('start', startText(start))
  if (hours !== null) slots.set('hours', String(hours))
  if (zone) slots.set('zone', zone)
  if (part) slots.set('part', part)
  for (const { id, level } of languages) slots.set(`language.${id}`, level ?? 'any')
  for (const country of countries) slots.set(`country.${country}`, 'yes')
  if (budget) slots.set('budget', budgetText(budget))
  if (verified) slots.set('verified', 'yes')
  if (qualified) slots.set('qualified', 'yes')
  return slots
}

export type TurnScore = {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly right: number
  /** Slots with a value that the label does not have. */
  readonly wrong: readonly string[]
  readonly missing: readonly string[]
  readonly intents: { readonly right: number; readonly wrong: readonly string[]; readonly missing: readonly string[] }
}

/** Reads a conversation turn by turn, each from what the reader itself made of those before. */
export function scoreConversation({ id, kind, turns }: LabelledConversation): TurnScore[] {
  let gold: Slots = new Map()
  let requirement = NO_REQUIREMENT
  return turns.map(({ question, text, label }) => {
    const expected = applyLabel(gold, label)
    gold = expected.slots
    const reading = readTurn(text, { requirement, question, names: [] })
    requirement = reading.intents.includes('restart')
      ? NO_REQUIREMENT
      : withChanges(requirement, reading.changes, KNOWLEDGE)
    const slots = slotsOf(requirement)
    const right = [...slots].filter(([slot, value]) => gold.get(slot) === value).length
    const wrong = [...slots]
      .filter(([slot, value]) => gold.get(slot) !== value)
      .map(([slot, value]) => `${slot}=${value}`)
    const missing = [...gold]
      .filter(([slot, value]) => slots.get(slot) !== value)
      .map(([slot, value]) => `${slot}=${value}`)
    const wrongIntents = reading.intents.filter((intent) => !expected.intents.includes(intent))
    const missingIntents = expected.intents.filter((intent) => !reading.intents.includes(intent))
    const intents = {
      right: expected.intents.length - missingIntents.length,
      wrong: wrongIntents,
      missing: missingIntents,
    }
    return { id, kind, text, right, wrong, missing, intents }
  })
}

export type CorpusScore = {
  readonly f1: number
  readonly precision: number
  readonly recall: number
  readonly wrongShare: number
  readonly intentF1: number
  readonly slots: number
  readonly turns: number
}

const ratio = (part: number, total: number): number => (total === 0 ? 1 : part / total)

export function scoreOf(turns: readonly TurnScore[]): CorpusScore {
  const sum = (count: (turn: TurnScore) => number) => turns.reduce((total, turn) => total + count(turn), 0)
  const [right, wrong, missing] = [
    sum((turn) => turn.right),
    sum((turn) => turn.wrong.length),
    sum((turn) => turn.missing.length),
  ]
  const precision = ratio(right, right + wrong)
  const recall = ratio(right, right + missing)
  const [rightIntents, wrongIntents, missingIntents] = [
    sum((turn) => turn.intents.right),
    sum((turn) => turn.intents.wrong.length),
    sum((turn) => turn.intents.missing.length),
  ]
  return {
    f1: ratio(2 * precision * recall, precision + recall),
    precision,
    recall,
    wrongShare: ratio(wrong, right + wrong),
    intentF1: ratio(2 * rightIntents, 2 * rightIntents + wrongIntents + missingIntents),
    slots: right + missing,
    turns: turns.length,
  }
}
