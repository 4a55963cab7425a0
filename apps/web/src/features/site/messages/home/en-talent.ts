import type { TalentHomeWords } from './ar-talent.ts'

export const en: TalentHomeWords = {
  hero: {
    eyebrow: (hires) => `Remote tech work${hires ? ` · ${hires}` : ''}`,
    title: { before: 'Tech work worthy of\u00a0you, ', strong: 'from anywhere', after: '' },
    lead: 'One profile and one assessment, then interview requests come to you from companies that want your experience. Salary and time are your decision.',
    start: 'Open a talent account',
    more: 'How to join',
    proof: ['Joining is free', 'Your salary stays closed until you agree'],
  },
  board: {
    title: 'How a stranger sees you',
    tag: 'Skill first',
    hidden: [
      { name: 'Name and photo', text: 'not shown to visitors' },
      { name: 'Salary', text: 'opens with your consent, nomination by nomination' },
      { name: 'Assessment report', text: 'you see it before any company' },
    ],
    steps: 'Your way to a first contract',
  },
  organisations: { title: 'Who hires with us' },
  talents: {
    title: 'They came before you',
    text: 'Talents published today as a visitor sees them: skill, availability and place. No name, no photo.',
    action: 'Add your profile',
  },
  services: {
    title: 'Ways to work with us',
    text: 'Every service we offer companies is a door for a talent. Take the one that suits your time and experience.',
    ways: {
      'team-as-a-service':
        'Full or part time inside one company’s team, for a known term, with an account manager beside you',
      'creative-lab': 'For product managers and designers: new ideas before any code is written',
      'technical-consultant': 'A few hours a week, for those with long experience and little time',
      'payroll-and-contracts': 'Found the job yourself? We arrange contract and punctual pay with your company',
      'talent-buyout': 'If you and the company agree, you move to a contract with them directly',
      'technical-due-diligence': 'Reviewing a startup’s code before somebody invests in it',
      mvp: 'A small squad that builds a product from the first line',
    },
  },
  why: {
    title: 'As fair to you as to the company',
    text: 'A good assessment is hard work once, and then it works for you. These are your rights.',
    more: 'Why Fareeq',
    salary: {
      title: 'Your salary is yours',
      text: 'It opens to a company only with your consent, nomination by nomination.',
      rows: ['A company asks to see your salary', 'Agree', 'Not now'],
      label: 'A drawing of a request to see a salary; its owner decides',
    },
    report: {
      title: 'You see your report first',
      text: 'With the very facts the company sees, and the right to comment and appeal.',
      rows: ['Problem-solving', 'Technical knowledge', 'Explaining on video'],
      label: 'A drawing of an assessment report in three parts',
    },
    slots: {
      title: 'Two slots, and you choose',
      text: 'Every interview request holds two slots, in your time and the company’s. Take one or propose another.',
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
    text: 'At every step you know where you stand and when the answer comes.',
  },
  sectors: { title: 'Where you will work', text: 'Sectors that hire with us, each with problems worth solving.' },
  recruiter: {
    title: 'How a company finds you',
    text: 'A company writes what it needs the way it would tell a colleague, and the AI recruiter reads role, skills and duration. What you write in your profile is what they are matched with.',
    note: 'It rejects nobody and ranks nobody on its own: a person decides.',
    action: 'Try the AI recruiter',
    picture: 'How the recruiter reads one sentence',
  },
  experts: { title: 'Experts who assess you', text: 'People with names and opinions, not a closed box.' },
  last: {
    title: 'Your experience is wanted. Let it be seen',
    text: 'Your profile begins with your CV, and the rest comes step by step.',
    action: 'Open a talent account',
  },
}
