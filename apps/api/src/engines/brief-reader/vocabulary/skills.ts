import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { list } from './lists.ts'

/** Names of technologies that are also ordinary words: in a sentence the ordinary word is assumed. */
const ORDINARY_WORDS = new Set(
  list(`
    airtable | amplitude | apache | apex | apollo | arm | axum | bubble | bun | burp | c | chai | chef | combine | consul |
    copilot | cucumber | cursor | detox | elastic | espresso | excel | express | filament | foundry | framer | gemini | gin |
    go | helm | hive | jest | lambda | less | linear | liquid | lit | make | maya | maze | miro | mocha | monday | nest |
    nexus | notion | phoenix | photon | plc | prefect | puppet | r | remix | rive | room | safe | sanity | scrum | shell |
    sketch | slack | tap | teams | torch | vault | xray | تابلو | جيت | دارت | ريلز | زد | سلة | فايت | ميسر | نود | ar | cv | ip |
    api | rn | ia | dl | fp | soc | cost management | requirements | experimentation | integration | documentation | logo | metrics |
    workshops | branding | indexing | experiments | hiring | communication | teamwork | training | translation | ui | ux | offline |
    dashboards | reverse engineering | image processing | optimization | profiling | product launch | تجارب | توثيق | شعار | خطوط | واجهات | التدريب |
    الترجمة | التواصل | التوظيف | pricing | التسعير | privacy | firewall | encryption | leadership | coaching | animation | التحريك | illustration |
    presentation | negotiation | facilitation | prototype | recommendation | multiplayer | agentic | kpi | backup | نسخ احتياطي | ios | android |
    آيفون | أندرويد | iphone | test cases | design patterns | solid | roadmap | backlog | payments | logo | ml | ai | bi | qa | erp | crm | data analytics | seo`),
)

/** Fields of work that people name as a skill; the other entries with an Arabic name are read as roles. */
const FIELDS = new Set([
  'arabic-nlp',
  'computer-vision',
  'natural-language-processing',
  'large-language-models',
  'retrieval-augmented-generation',
  'generative-ai',
  'microservices',
  'ci-cd',
  'manual-testing',
  'rest-apis',
  'e-invoicing',
  'payment-gateways',
  'search-engine-optimisation',
  'smart-contracts',
  'etl',
  'data-warehousing',
  'augmented-reality',
  'virtual-reality',
  'deep-learning',
  'design-systems',
  'user-research',
  'speech-recognition',
  'prompt-engineering',
  'fine-tuning',
  'infrastructure-as-code',
  'penetration-testing',
  'unit-testing',
  'performance-testing',
  'api-testing',
  'digital-marketing',
  'micro-frontends',
  'event-driven',
  'system-design',
  'recommender-systems',
])

/** What people write beside the names and aliases of the catalogue. */
const MORE_FORMS: Readonly<Record<string, readonly string[]>> = {
  react: list('ريأكت | رياكت | ري أكت | ريآكت | ريكت | reactjs | react js'),
  'next-js': list('نكست جي اس | next js'),
  'node-js': list('نود جي اس | نود جي إس | node js | nodejs | nod js'),
  vue: list('فيو جي اس | فيو | vue js'),
  angular: list('انجولار | انغولار | أنقولار'),
  flutter: list('فلتر | فلاتر | فلاترر'),
  laravel: list('لارفل | لارافل'),
  php: list('بي اتش بي'),
  python: list('بايثون | بيثون'),
  django: list('جانغو | دجانقو | جانقو'),
  'c-plus-plus': list('c++ | ++c'),
  c: list('لغة c | embedded c | c language'),
  sql: list('اس كيو ال | إس كيو إل'),
  'power-bi': list('باور بي اي | باور بي آي | powerbi'),
  excel: list('اكسل | إكسل | ms excel | microsoft excel'),
  'spring-boot': list('سبرنق بوت | سبرينق بوت'),
  spring: list('سبرنق | سبرينق'),
  mongodb: list('مونغو | مونجو | mongo db'),
  kotlin: list('كوتلن | كوتلين'),
  swift: list('سويفت'),
  docker: list('دوكر'),
  kubernetes: list('كوبرنيتس | كيوبرنيتس | k8s'),
  kafka: list('كافكا'),
  figma: list('فيجما | فيغما | فقما'),
  aws: list('اي دبليو اس | امازون ويب سيرفيسز | aws certified'),
  'google-cloud': list('gcp'),
  salla: list('سلة | على سلة | منصة سلة | متجر سلة'),
  'large-language-models': list('llm | llms | نماذج لغوية | النماذج اللغوية الكبيرة | نماذج اللغة'),
  'retrieval-augmented-generation': list('rag'),
  'ci-cd': list('ci cd'),
  'search-engine-optimisation': list('seo | سيو'),
  'manual-testing': list('manual | manual testing | اختبار يدوي'),
  dotnet: list('.net | dot net | دوت نت | .net core'),
  'asp-net-core': list('asp.net'),
  wordpress: list('ووردبريس | وورد بريس | وردبرس'),
  salesforce: list('سيلزفورس | سيلز فورس'),
  odoo: list('اودو | أودو'),
  'oracle-database': list('أوراكل | اوراكل | oracle'),
  cisco: list('ccna | ccnp | سيسكو'),
  'arabic-nlp': list('معالجة اللغة العربية | arabic nlp'),
  'computer-vision': list('رؤية حاسوبية | الرؤية الحاسوبية | computer vision'),
  tableau: list('تابلو'),
  'sap-s4hana': list('s/4hana | s4hana | sap s/4hana | s4 hana'),
  'user-research': list('user research'),
  microservices: list('ميكروسيرفس | مايكروسيرفس | خدمات مصغرة'),
}

/** Words that mean the technology only beside somebody who works with it: "two Go developers". */
export const SKILLS_OF_PEOPLE: Readonly<Record<string, string>> = {
  go: 'go',
  c: 'c',
  r: 'r',
  express: 'express',
  rails: 'ruby-on-rails',
  excel: 'excel',
  نود: 'node-js',
}

const spelled = (form: string): string[] =>
  /\.js$/i.test(form)
    ? [form, form.replace(/\.js$/i, ' js')]
    : form.includes('.')
      ? [form, form.replaceAll('.', ' ')]
      : [form]

const folded = (form: string) => form.toLowerCase()

/** Every form of every technology that is read, by its id. */
export const SKILL_FORMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SKILLS.map(({ id, name, aliases }) => {
    const isField = name.ar !== name.en
    const forms = isField && !FIELDS.has(id) ? [] : [name.en, ...(isField ? [name.ar] : []), ...aliases]
    const unambiguous = forms.filter((form) => !ORDINARY_WORDS.has(folded(form))).flatMap(spelled)
    return [id, [...new Set([...unambiguous, ...(MORE_FORMS[id] ?? [])])]]
  }),
)

/** Stacks that are called by one word. */
export const STACKS: Readonly<Record<string, readonly string[]>> = {
  mern: ['mongodb', 'express', 'react', 'node-js'],
  mean: ['mongodb', 'express', 'angular', 'node-js'],
  mevn: ['mongodb', 'express', 'vue', 'node-js'],
}
