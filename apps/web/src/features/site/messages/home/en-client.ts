import type { ClientHomeWords } from './ar-client.ts'

export const en: ClientHomeWords = {
  hero: {
    eyebrow: (countries) => `Remote technologists${countries ? ` from ${countries}` : ''}`,
    title: { before: 'Build your tech team ', strong: 'in days', after: ', not months' },
    lead: 'We nominate technologists after three selection steps, and the fourth is with you. You meet the ones you like, and we handle contracts, pay and renewals.',
    start: 'Start your first request',
    more: 'How we choose',
    proof: 'No commitment before the interview',
  },
  board: {
    title: 'Talents in our database and the hours they share with Riyadh',
    scale: '9 am to 6 pm, Riyadh time',
    steps: 'Three steps before a nomination, the fourth with you',
  },
  organisations: { title: 'Trusted by' },
  talents: {
    title: 'Talents who are ready to talk',
    text: 'This is how a talent appears before being nominated to you: what they do well, when they are free and where they work. No name, no photo.',
    action: 'See who fits your request',
  },
  services: {
    title: 'From one person to a whole product',
    text: 'Start with what you need today and add the rest later. One partner, one clear contract.',
  },
  why: {
    title: 'Why Fareeq',
    text: 'Hiring remotely takes more than a bigger job ad. It takes a different way to select, build trust and follow up.',
    more: 'The whole story',
    shortlist: {
      title: 'Few nominations, each with a reason',
      text: 'No piles of CVs. Every nomination comes with a written reason you can discuss.',
      label: 'Out of many, three nominees, each with a written reason',
    },
    overlap: {
      title: 'Shared working hours',
      text: 'We calculate shared hours from both time zones before we nominate, not after work starts.',
      here: 'Riyadh',
      there: 'Tunis',
      shared: '7 hours together',
      label: 'A working day from 9 am to 6 pm in Riyadh and in Tunis: seven shared hours',
    },
    report: {
      title: 'A clear assessment report',
      text: 'The full results and integrity report, which the talent has already seen.',
      rows: ['Problem-solving', 'Technical knowledge', 'Video assessment'],
      label: 'A drawing of an assessment report in three parts',
    },
    invoice: {
      title: 'An invoice that explains itself',
      text: 'Every item on its own line. Nothing hidden, no surprises.',
      rows: ['Talent’s salary', 'Service fee', 'Tax'],
      total: 'Total',
      label: 'A drawing of an invoice with three items and a total',
    },
  },
  stages: {
    title: 'Four steps before anyone starts with you',
    text: 'Three before the nomination, the fourth with you, and each with a stated duration.',
  },
  sectors: {
    title: 'Sectors we work in',
    text: 'Every sector has its own needs. We choose with that in mind.',
  },
  recruiter: {
    title: 'Describe what you need in your own words',
    text: 'One sentence will do. The AI recruiter reads it into a request and shows you the words each field was read from.',
    label: 'Who do you need?',
    hint: 'In Arabic, English or both',
    action: 'Turn it into a request',
    note: 'Anything you do not mention stays empty, and no request is saved until you complete it.',
    examples: 'Or start with an example',
    tries: [
      'A product designer, part time, for 3 months',
      'A DevOps engineer who knows Kubernetes, starting in two weeks',
      'Three Flutter developers, full time, who speak English',
    ],
    picture: 'How the recruiter reads one sentence',
  },
  experts: {
    title: 'Experts who choose and review with you',
    text: 'Behind every nomination is an expert who can explain it.',
  },
  last: {
    title: 'Tell us who you need. We do the rest',
    text: 'Describe the team in a few minutes, then see matching talents.',
    action: 'Create a company account',
  },
}
