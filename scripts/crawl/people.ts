import {
  type BrowserState,
  messagesTo,
  post,
  type Session,
  signIn,
  signInByMail,
  signInStaff,
  storageOf,
} from '../bench/sign-in.ts'

/** People of one group see the same public pages, but for a few that each begins with: one of them walks the others. */
export type Group = 'visitor' | 'talent' | 'client' | 'staff'

export type Person = {
  name: string
  group: Group
  /** Where the walk begins. */
  starts: readonly string[]
  open: (origin: string) => Promise<BrowserState>
}

/** With calls to action that depend on the person. */
const CLIENT_STARTS = ['/client/home', '/home/client', '/ai-recruiter']
const TALENT_STARTS = ['/talent/home', '/home/talent', '/ai-recruiter']
const person = (group: Group, name: string, starts: readonly string[], open: Person['open']): Person => ({
  name,
  group,
  starts,
  open,
})
const talent = (name: string, email: string) => person('talent', name, TALENT_STARTS, (origin) => signIn(origin, email))
const client = (name: string, open: Person['open']) => person('client', name, CLIENT_STARTS, open)
const demoClient = (name: string, email: string) => client(name, (origin) => signIn(origin, email))
const staff = (name: string, email: string) =>
  person('staff', name, ['/ops'], (origin) => signInStaff(origin, `${email}@demo.fareeq.test`))

const OWNER = 'client@demo.fareeq.test'
const consent = { terms: true, privacy: true }

let phones = 0

/** A company of its own whose request has come as far as this step of the wizard; the first is before any request. */
const atStep = (step: 1 | 2 | 3 | 4) =>
  client(`client-step-${step}`, async (origin) => {
    const email = `step${step}@crawl.test`
    const existing = await signIn(origin, email).catch(() => null)
    if (existing) return existing
    const form = { first_name: 'Hala', last_name: 'Nasser', website: 'crawl.test', role: 'CTO', country: 'SA' }
    const phone = { phone: `05500000${String(phones++).padStart(2, '0')}`, country_code: 'SA' }
    await post(`${origin}/api/auth/register`, { type: 2, ...form, ...phone, email, consent })
    const state = await signInByMail(origin, email)
    if (step === 1) return state
    const scope = { kind: 'text', text: 'A shop for craftspeople.' }
    const about = { step, product_name: 'Souq', industry: 'e-commerce', scope }
    const headers = { Authorization: `Bearer ${state.local['token']}`, 'Idempotency-Key': email }
    await post(`${origin}/api/client/projects/about`, about, headers)
    return { ...state, local: { ...state.local, step: String(step) } }
  })

/** Nobody of the demo world has this role: the owner invites somebody. */
async function openFinance(origin: string): Promise<BrowserState> {
  const email = 'finance@crawl.test'
  const existing = await signIn(origin, email).catch(() => null)
  if (existing) return existing
  const { local } = await signIn(origin, OWNER)
  const headers = { Authorization: `Bearer ${local['token']}`, 'Idempotency-Key': email }
  await post(`${origin}/api/client/organisation/invitations`, { email, role: 'finance' }, headers)
  const token = /token=([\w-]+)/.exec((await messagesTo(origin, email))[0] ?? '')?.[1]
  const address = `${origin}/api/organisation-invitations/${token}/sign-up`
  return storageOf(await post<Session>(address, { first_name: 'Maha', last_name: 'Asiri', consent }))
}

/** Every kind of person; of each group first who sees the most, since the others press what is left. */
export const PEOPLE: readonly Person[] = [
  staff('staff-admin', 'staff'),
  staff('staff-operations', 'operations'),
  staff('staff-account-manager', 'manager'),
  staff('staff-matcher', 'noor'),
  staff('staff-recruiter', 'recruiter'),
  staff('staff-finance', 'finance'),
  staff('staff-content', 'content'),
  demoClient('client-owner', OWNER),
  demoClient('client-hiring-manager', 'reem@demo.fareeq.test'),
  demoClient('client-viewer', 'haya@demo.fareeq.test'),
  demoClient('client-interviewer', 'james@demo.fareeq.test'),
  client('client-finance', openFinance),
  demoClient('client-step-5', 'sarah@studio.fareeq.test'),
  ...([4, 3, 2, 1] as const).map(atStep),
  talent('talent-contracted', 'talent@demo.fareeq.test'),
  talent('talent-finished', 'omar@demo.fareeq.test'),
  talent('talent-halfway', 'salma@demo.fareeq.test'),
  talent('talent-fresh', 'new-talent@demo.fareeq.test'),
  person('visitor', 'visitor', ['/home/client', '/client/book-a-meeting', '/ops/login'], () =>
    Promise.resolve({ local: {}, tab: {} }),
  ),
]
