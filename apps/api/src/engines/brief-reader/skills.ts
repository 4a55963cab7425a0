import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'

/** Technology names that are also ordinary words: in a sentence the ordinary word is assumed. */
const WORDS_FIRST = new Set(
  `airtable | amplitude | apache | apex | apollo | arm | axum | bubble | bun | burp | c | chai | chef | combine | consul |
  copilot | cucumber | cursor | detox | elastic | espresso | excel | express | filament | foundry | framer | gemini | gin |
  go | helm | hive | jest | lambda | less | linear | liquid | lit | make | maya | maze | miro | mocha | monday | nest |
  nexus | notion | phoenix | photon | plc | prefect | puppet | r | remix | rive | room | safe | sanity | scrum | shell |
  sketch | slack | tap | teams | torch | vault | xray | تابلو | جيت | دارت | ريلز | زد | سلة | فايت | ميسر | نود`
    .split('|')
    .map((word) => word.trim()),
)

/** Before "developer" an ambiguous name is the technology: "two Go developers". */
const PEOPLE = ['developer', 'developers', 'engineer', 'engineers']
const OF_PEOPLE = new Set(['C', 'Go', 'R'])

const spelled = (form: string): string[] => (form.includes('.js') ? [form, form.replace('.js', ' js')] : [form])

/**
 * Catalogue technologies by display name, with their spellings. An entry with an Arabic name («تعلّم الآلة») is a field of
 * work: next to a role it names the role.
 */
export const SKILL_FORMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SKILLS.filter(({ name }) => name.ar === name.en).map(({ name: { en }, aliases }) => [
    en,
    [
      ...[en, ...aliases].filter((form) => !WORDS_FIRST.has(form.toLowerCase())).flatMap(spelled),
      ...(OF_PEOPLE.has(en) ? PEOPLE.map((person) => `${en} ${person}`) : []),
    ],
  ]),
)
