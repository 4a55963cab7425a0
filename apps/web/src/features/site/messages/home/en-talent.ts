import type { TalentHomeWords } from './ar-talent.ts'

export const en: TalentHomeWords = {
  hero: {
    eyebrow: (hires) => `Remote tech work${hires ? ` · ${hires}` : ''}`,
    title: { before: 'Tech work worthy of\u00a0you, ', strong: 'from anywhere', after: '' },
    lead: 'One profile and one assessment, then interview requests come to you from companies that want your experience. Salary and time are your decision.',
    start: 'Create a talent account',
    more: 'How to join',
    proof: ['Joining is free', 'Your salary stays private until you approve'],
  },
  board: {
    title: 'How visitors see you',
    tag: 'Skill first',
    hidden: [
      { name: 'Name and photo', text: 'not shown to visitors' },
      { name: 'Salary', text: 'shown with your consent, per nomination' },
      { name: 'Assessment report', text: 'you see it before any company' },
    ],
    steps: 'Your path to a first contract',
  },
  organisations: { title: 'Who hires with us' },
  talents: {
    title: 'Talents who joined us',
    text: 'Talents published today, as visitors see them: skills, availability and location. No name, no photo.',
    action: 'Add your profile',
  },
  services: {
    title: 'Ways to work with us',
    text: 'Every service we offer companies is a way in for talents. Choose what suits your time and experience.',
    ways: {
      'team-as-a-service':
        'Full-time or part-time in one company’s team, for a fixed term, with an account manager to support you',
      'creative-lab': 'For product managers and designers: new ideas before any code is written',
      'technical-consultant': 'A few hours a week, for those with long experience and little time',
      'payroll-and-contracts': 'Found the job yourself? We arrange contract and punctual pay with your company',
      'talent-buyout': 'If you and the company agree, you move to a contract with them directly',
      'technical-due-diligence': 'Reviewing a startup’s code before an investment',
      mvp: 'A small squad that builds a product from the first line',
    },
  },
  why: {
    title: 'As fair to you as to the company',
    text: 'You take one assessment and benefit from it in every nomination. These are your rights.',
    more: 'Why Fareeq',
    salary: {
      title: 'Your salary is yours',
      text: 'A company sees it only with your consent, per nomination.',
      rows: ['A company asks to see your salary', 'Agree', 'Not now'],
      label: 'A drawing of a request to see a salary; its owner decides',
    },
    report: {
      title: 'You see your report first',
      text: 'The same facts the company sees, with the right to comment and object.',
      rows: ['Problem-solving', 'Technical knowledge', 'Video assessment'],
      label: 'A drawing of an assessment report in three parts',
    },
    slots: {
      title: 'Two slots, and you choose',
      text: 'Every interview request has two slots, in your time and the company’s. Pick one or propose another.',
      rows: ['First slot', 'Second slot', 'Propose another time'],
      label: 'A drawing of an interview request with two slots and a third choice',
    },
    invoice: {
      title: 'Nothing to pay',
      text: 'Account, assessment and nomination are free. The company pays our fee, and your salary is what you set.',
      rows: ['Your salary', 'Service fee', 'Tax'],
      total: 'Paid by the company',
      label: 'A drawing of an invoice with three items that the company pays',
    },
  },
  stages: {
    title: 'Four steps to your first contract',
    text: 'At every step you know where you stand and when you will hear back.',
  },
  sectors: { title: 'Where you will work', text: 'Sectors that hire with us, each with problems worth solving.' },
  recruiter: {
    title: 'How a company finds you',
    text: 'A company describes what it needs in its own words, and the AI recruiter picks out the role, skills and duration. These are matched with your profile.',
    note: 'It does not reject or rank anyone. Our experts decide.',
    action: 'Try the AI recruiter',
    picture: 'How the recruiter reads one sentence',
  },
  experts: { title: 'Experts who assess you', text: 'People you know by name, not a black box.' },
  last: {
    title: 'Your experience is in demand. Show it to companies',
    text: 'Your profile starts from your CV, and the rest follows step by step.',
    action: 'Create a talent account',
  },
}
