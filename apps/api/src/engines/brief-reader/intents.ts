import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import { INTENTS, type Intent } from '@fareeq/domain/recruiter/limits.ts'
import type { Scan } from './scan.ts'
import { INTENT_FORMS } from './vocabulary/intents.ts'

/** Who an intent is about: the n-th of those shown, somebody by name, or by their role. */
export type PersonReference = { readonly place: number } | { readonly name: string } | { readonly role: string }

export type IntentReading = { readonly intents: readonly Intent[]; readonly references: readonly PersonReference[] }

/** Intents that are about somebody who is shown. */
const OF_PEOPLE: ReadonlySet<Intent> = new Set([
  'whynot',
  'why',
  'compare',
  'replace',
  'questions',
  'slots',
  'shortlist',
  'save',
  'show',
  'contact',
  'salary',
])

/** Where the first stands the others are not meant: asking for a comparison is no search. */
const WITHOUT: Readonly<Partial<Record<Intent, readonly Intent[]>>> = {
  injection: INTENTS.filter((intent) => intent !== 'injection'),
  attribute: ['find', 'no', 'compose', 'cost', 'yes'],
  contact: ['find', 'show', 'compose', 'no', 'yes', 'cost'],
  insult: ['no', 'complaint', 'help'],
  human: ['find', 'book', 'compose', 'yes', 'no'],
  restart: ['find', 'yes', 'no', 'compose'],
  salary: ['cost', 'find', 'show', 'compose', 'yes', 'no'],
  cost: ['salary', 'compose', 'find', 'adjust', 'no', 'yes', 'advise'],
  whynot: ['why', 'no', 'find', 'compose', 'show', 'yes', 'skip', 'compare', 'more'],
  why: ['find', 'compose', 'no', 'yes', 'show'],
  compare: ['find', 'compose', 'more', 'yes', 'no'],
  replace: ['adjust', 'compose', 'find', 'more', 'cost', 'no', 'yes'],
  questions: ['draft', 'find', 'yes', 'slots', 'help'],
  scorecard: ['draft', 'questions', 'slots'],
  slots: ['book', 'find', 'compose', 'questions'],
  feedback: ['draft', 'scorecard'],
  renewal: ['draft', 'compose', 'book'],
  book: ['find', 'compose', 'yes', 'slots', 'draft', 'human'],
  draft: ['find', 'compose', 'yes', 'no'],
  show: ['find', 'more', 'compose'],
  more: ['find', 'no'],
  adjust: ['find', 'more', 'no'],
  advise: ['find', 'compose', 'skip', 'no', 'help'],
  about: ['find', 'compose', 'help', 'yes'],
  help: ['find', 'compose', 'yes'],
  skip: ['no', 'yes'],
  complaint: ['find', 'no'],
  thanks: ['yes'],
  find: ['compose', 'yes', 'no', 'greeting'],
  compose: ['greeting', 'yes', 'no', 'adjust'],
}

const ASKS_A_CANDIDATE =
  /(?:candidate|(?:ال)?مرشح|\bhis\b|\bher\b|\bhe\b|\bshe\b|راتبه|راتبها|رواتب|اول واحد|salaries)/u

/** What the words ask for, without what another intent makes impossible. */
export function intentsOf(scan: Scan, hasRequirement: boolean, names: readonly string[]): IntentReading {
  const text = searchForm(scan.text)
  const matches = INTENTS.filter((intent) => INTENT_FORMS[intent].test(text))
  const references = referencesOf(scan, names)
  let intents = matches
  // The salary of a role is a cost; the salary of somebody is theirs.
  if (matches.includes('salary')) {
    const isOfSomebody =
      ASKS_A_CANDIDATE.test(text) ||
      references.length > 0 ||
      /(?:^|\s)(?:ما|كم|what is|how much|what's) ?(?:هو )?(?:راتب|salary|does)/u.test(text)
    const isBudget =
      scan.numbers.some(({ value, isArticle }) => !isArticle && value >= 50) &&
      !/\?|؟|above|below|فوق|تحت|اكثر من|اقل من/u.test(scan.text)
    if (isBudget || (hasRequirement && !ASKS_A_CANDIDATE.test(text)))
      intents = matches.filter((intent) => intent !== 'salary')
    else if (!isOfSomebody) intents = matches.filter((intent) => intent !== 'salary')
    if (hasRequirement && !isBudget && !intents.includes('salary') && /كم|how much|what|قديش|بكم|كام/u.test(text))
      intents = [...intents, 'cost']
  }
  if (matches.includes('attribute') && /عربي|arabic/u.test(text) && !/فقط|only|بس/u.test(text))
    intents = intents.filter((intent) => intent !== 'attribute')
  if (intents.includes('feedback')) intents = intents.filter((intent) => intent !== 'scorecard')
  for (const intent of INTENTS)
    if (intents.includes(intent))
      intents = intents.filter((other) => other === intent || !WITHOUT[intent]?.includes(other))
  const isAboutPeople = intents.some((intent) => OF_PEOPLE.has(intent))
  return { intents, references: isAboutPeople ? references : [] }
}

/** «الثاني», "number 3", "the first two", and names. */
export function referencesOf(scan: Scan, names: readonly string[]): PersonReference[] {
  const references: PersonReference[] = []
  for (const { ordinal, from, to } of scan.marks) {
    if (ordinal === undefined) continue
    const number = scan.numberAt(to + 1)
    if (ordinal === 1 && number && !number.isArticle && number.value > 1 && number.value < 6)
      for (let place = 1; place <= number.value; place++) references.push({ place })
    else if (!isOrdinalOfTime(scan, from, to)) references.push({ place: ordinal })
  }
  for (const { value, from, inDigits } of scan.numbers) {
    const before = scan.tokens[from - 1]?.form ?? ''
    if (inDigits && value <= 20 && /^(?:#|number|no|candidate|رقم|المرشح)$/.test(before))
      references.push({ place: value })
  }
  for (const name of names) if (isNamed(scan, name)) references.push({ name })
  return references
}

const isOrdinalOfTime = (scan: Scan, from: number, to: number): boolean => {
  const [before, after] = [scan.markAt(from - 1), scan.markAt(to + 1)]
  return (
    after?.unit !== undefined ||
    after?.month !== undefined ||
    before?.unit !== undefined ||
    before?.month !== undefined ||
    /^(?:week|of|شهر)$/.test(scan.tokens[to + 1]?.form ?? '')
  )
}

const isNamed = (scan: Scan, name: string): boolean => {
  const words = searchForm(name).split(' ')
  return scan.tokens.some(({ bare }) => words.some((word) => word.length > 1 && bare.includes(word)))
}

const BEFORE_NAME = new Set([
  'not',
  'why',
  'suggest',
  'suggested',
  'compare',
  'and',
  'salary',
  'does',
  'with',
  'for',
  'about',
  'مو',
  'لم',
  'ما',
  'تظهر',
  'طلع',
  'ليش',
  'راتب',
  'جوال',
  'رقم',
  'قارن',
  'و',
  'of',
  'يتقاضي',
  'مع',
])

/** Words in no list after «ليش مو» or "compare": probably names. */
export function unknownNames(scan: Scan): string[] {
  return scan.tokens.flatMap((token, at) => {
    if (
      scan.markAt(at) ||
      scan.numberAt(at) ||
      scan.isFiller(at) ||
      scan.hasCue(at, 'not', 'correction', 'remove', 'swap')
    )
      return []
    const before = scan.tokens[at - 1]?.form ?? ''
    const isLatin = /^\p{Lu}\p{Ll}+$/u.test(token.raw)
    const isName =
      (BEFORE_NAME.has(before) && (isLatin || /^\p{Script=Arabic}/u.test(token.raw))) || (isLatin && at > 0)
    return isName && token.form.length > 1 ? [token.raw.replace(/^و(?=\p{Script=Arabic}{3})/u, (prefix) => prefix)] : []
  })
}
