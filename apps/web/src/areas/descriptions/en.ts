import type { ar } from './ar.ts'

export const en: typeof ar = {
  homeClient:
    'Hire remote technologists: three selection steps before a nomination, the fourth with you. Fareeq handles contracts, pay and renewals.',
  homeTalent:
    'One profile and one assessment, then interview requests come to you. Joining is free, your salary stays private until you approve, and you pick the time.',
  knowledgeCenter:
    'Practical guides to hiring remote technologists: contracts, pay, interviews, time zones and building teams, in Arabic and English, read in minutes.',
  bringBuddy:
    'Bring a technologist you know to Fareeq and earn 100 to 500 dollars when they are hired. Calculate your bonus, and see when it is paid, before you invite.',
  faq: 'Short, clear answers for companies and talents: getting started, contracts and payment, salaries, assessments and privacy. For anything else, ask us.',
  status:
    'What works at Fareeq right now and what is slow: signing in, pages, messages, payments, running code and interview calls.',
  why: 'Why companies and talents choose Fareeq: clear selection steps, fairness to both sides, a price you can understand, shared hours, numbers explained.',
  about:
    'We bring companies and remote technologists together and stay until the work succeeds. Our name and its five dots, our beliefs, our people.',
  services:
    'Fareeq’s services for companies: team as a service, technical consultants, payroll and contracts, talent buyout, due diligence and building an MVP.',
  pricing:
    'What a remote technologist costs each month: salary ranges by role and level, tax and Fareeq’s fee in one calculator, with the arithmetic of the invoice.',
  caseStudy:
    'An education platform that broke down every exam day, and a squad of six in four cities who rebuilt only what had to be rebuilt. With drawings.',
  contact:
    'Write to Fareeq in English or Arabic. Someone on our operations team reads every message; you get a reference and the day by which we reply.',
  podcast:
    'Coming soon: the Fareeq podcast, talks with people who build products remotely in our region. See what is planned and be told when the first is out.',
  howSuggestions:
    'What goes into the suggestions of the recruiter and what never does, how you change the order yourself, and who looks at an objection.',
  aiRecruiter:
    'Describe the team you need in one English or Arabic sentence. The recruiter finds who fits and says why, puts a team together with its cost, and prepares the request.',
  privacy:
    'What data Fareeq collects, why, who sees it, how long we keep it, and how you see, correct or delete it and withdraw consent. In plain language.',
  terms:
    'What you can expect from Fareeq and what we expect of you: accounts, talents and companies, dealing directly, invoices, ownership and appeals.',
  login: 'Sign in to Fareeq with a code sent to your email.',
  talentSignup: 'Create a talent account on Fareeq and get ready for your first interview.',
  clientSignup: 'Create a company account on Fareeq and describe the team you need.',
}
