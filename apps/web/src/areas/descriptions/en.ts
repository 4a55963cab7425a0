import type { ar } from './ar.ts'

export const en: typeof ar = {
  homeClient:
    'Hire remote technologists who passed four steps of selection. You meet and choose; Fareeq looks after contracts, pay and renewals, in hours you share.',
  homeTalent:
    'One profile and one assessment, then interview requests come to you. Joining is free, your salary stays closed until you agree, and you pick the time.',
  knowledgeCenter:
    'Practical guides to hiring remote technologists: contracts, pay, interviews, time zones and building teams, in Arabic and English, read in minutes.',
  bringBuddy:
    'Bring a technologist you know to Fareeq and earn 100 to 500 dollars when they are hired. Work out your bonus, and when it is paid, before you invite.',
  faq: 'Short, clear answers for companies and talents: getting started, contracts and payment, salaries, assessments and privacy. The rest we answer in person.',
  why: 'Why companies and talents choose Fareeq: four steps of selection, fairness to both sides, a price you can read, shared hours, numbers explained.',
  about:
    'We bring companies and remote technologists together and stay until the work succeeds. Our name and its five dots, our beliefs, our people.',
  caseStudy:
    'An education platform that stumbled every exam day, and a squad of six in four cities who rebuilt only what had to be rebuilt. Told in drawings.',
  contact:
    'Write to Fareeq in English or Arabic. A person in operations reads every message; you get a reference and an answer within two working days.',
  podcast:
    'Coming soon: the Fareeq podcast, short talks with people who build products remotely in our region. See what is planned and hear of the first.',
  aiRecruiter:
    'Describe the team you need in one English or Arabic sentence and watch it become a hiring request, each field beside the words it was read from.',
  privacy:
    'What data Fareeq collects, why, who sees it, how long we keep it, and how you see, correct or delete it and withdraw consent. In plain words.',
  terms:
    'What you can expect of Fareeq and what we expect of you: accounts, talents and companies, dealing directly, invoices, ownership and appeals.',
  login: 'Login to Fareeq with a code sent to your email.',
  talentSignup: 'Open a talent account at Fareeq and start towards your first interview.',
  clientSignup: 'Open a company account at Fareeq and describe the team you need.',
}
