/** Whom to sign in as in the demo world, and what to look at with each; printed when the server starts. */
export const SIGN_INS: readonly [email: string, look: string][] = [
  [
    'talent@demo.fareeq.test',
    'a verified talent: interviews in three states, an offer to answer, a full profile, payouts with a late one',
  ],
  ['selin@demo.fareeq.test', 'a talent at work: a contract that ends soon, with a renewal offer to answer'],
  ['ghada@demo.fareeq.test', 'a talent whose first day is near: the list of both sides, and the plan of that day'],
  ['new-talent@demo.fareeq.test', 'a fresh talent: the application from its first step'],
  [
    'client@demo.fareeq.test',
    'a company: nominations, interviews, matching, colleagues, offers, contracts, renewals, invoices',
  ],
  [
    'sarah@studio.fareeq.test',
    'a company that reads English: a request that only lacks its meeting, account credit, an ended contract',
  ],
  ['matcher@demo.fareeq.test', 'matcher and recruiter: requests, candidates, nominations'],
  ['manager@demo.fareeq.test', 'account manager: tickets, interviews, the week of meetings'],
  ['recruiter@demo.fareeq.test', 'recruiter: videos, objections and incidents of assessments'],
  ['operations@demo.fareeq.test', 'operations: tickets with late clocks, messages that did not arrive'],
  [
    'finance@demo.fareeq.test',
    'finance: invoices in every state, a returned refund, the ledger, payouts to choose, export and mark as paid',
  ],
  ['content@demo.fareeq.test', 'content'],
  ['staff@demo.fareeq.test', 'admin: everything, the audit trail'],
]

const COLUMN = 2 + Math.max(...SIGN_INS.map(([email]) => email.length))

export const signInLines = (): string[] =>
  SIGN_INS.map(([email, description]) => `${email.padEnd(COLUMN)}${description}`)
